import { roll, sum, type Flow, type RuleId } from '@skirmish-kit/core';
import { banded, diceOf } from './dice.ts';
import { eliminate } from './elimination.ts';
import { damageLevel, damageMachine, machineWoundModifier } from './machines.ts';
import { emit } from './events.ts';
import type { Armour } from './profile.ts';
import { panic, routInCombat } from './reaction.ts';
import type { Battle, Figure, Machine } from './state.ts';

export type WoundResult = 'eliminated' | 'rout' | 'panic' | 'damaged' | 'none';

/** RX-WOUND-05 */
export const ARMOUR_MODIFIER: Readonly<Record<Armour, number>> = {
  none: 0,
  primitive: -1,
  ablative: -1,
  vest: -2,
  combat: -3,
};

/** RX-WOUND-04: light -1, medium -2, hard -3, extra hard -4; terrain says how thick it is. */
export function coverModifier(battle: Battle, target: Figure, thickness: number): number {
  if (battle.settings.coverCounts === 'after-taking-cover' && !target.inCover) return 0;
  return 0 - Math.min(4, thickness);
}

/** What comes on top of the armour: where a wound comes from. */
export interface Blow {
  /** Sides of the dice: 3d6 is `[6, 6, 6]`. */
  readonly dice: readonly number[];
  /** 0 or less, see {@link coverModifier}. */
  readonly cover: number;
  /** Point blank (RX-WOUND-06), weapons of close combat (RX-CC-12). */
  readonly bonus: number;
  readonly by: 'shot' | 'combat';
}

/** RX-WOUND-02, RX-WOUND-03: 1 to 3 below the resistance panics. */
export function shotResult(margin: number): WoundResult {
  if (margin >= 0) return 'eliminated';
  return margin >= -3 ? 'panic' : 'none';
}

/** RX-CC-13…15: 1 or 2 below routs, 3 or 4 panics. */
export function combatResult(margin: number): WoundResult {
  if (margin >= 0) return 'eliminated';
  if (margin >= -2) return 'rout';
  return margin >= -4 ? 'panic' : 'none';
}

/**
 * RX-WOUND-01, RX-CC-12: rolls to wound and applies what comes of it.
 *
 * @example
 * ```ts
 * const { state } = new Game(reaction, reaction.defaults, { seed: 7 });
 * const blow = { dice: [6, 6], cover: 0, bonus: 0, by: 'shot' } as const;
 * const odds = exactOdds(() => {
 *   const battle = copyState(state);
 *   return wound(battle, figureOf(battle, 'b1'), blow);
 * });
 * odds.outcomes; // [['none', 10/36], ['panic', 16/36], ['eliminated', 10/36]]
 * ```
 */
export function* wound(battle: Battle, victim: Figure, blow: Blow): Flow<WoundResult> {
  const armour = ARMOUR_MODIFIER[victim.armour];
  // RX-WOUND-05: ablative armour lasts, unless the table wants otherwise.
  if (victim.armour === 'ablative' && battle.settings.ablative === 'used-up')
    victim.armour = 'none';
  if (victim.machine) return yield* woundMachine(battle, victim, victim.machine, blow, armour);
  const modifier = blow.cover + armour + blow.bonus;
  const { resistance } = victim;
  const table = blow.by === 'shot' ? shotResult : combatResult;
  const chance = banded(sum(diceOf(blow.dice), modifier), (total) => table(total - resistance));
  const params = woundParams(victim, blow.cover, armour, blow.bonus);
  const rule = ruleOf(blow);
  const { total, band: result } = yield* roll(chance, rule, { about: 'wound', params });
  yield* tellWound(params, rule, total - modifier, total, result);
  if (result === 'eliminated')
    yield* eliminate(battle, victim, blow.by === 'shot' ? 'RX-WOUND-02' : 'RX-CC-13');
  if (result === 'rout') yield* routInCombat(battle, victim);
  if (result === 'panic')
    yield* panic(battle, victim, blow.by === 'shot' ? 'RX-WOUND-03' : 'RX-CC-15');
  return result;
}

/** RX-MACH-01…04: a machine is not eliminated but damaged; nothing frightens it. */
function* woundMachine(
  battle: Battle,
  victim: Figure,
  machine: Machine,
  blow: Blow,
  armour: number,
): Flow<WoundResult> {
  const bonus = blow.bonus + machineWoundModifier(machine);
  const modifier = blow.cover + armour + bonus;
  const { resistance } = victim;
  const chance = banded(sum(diceOf(blow.dice), modifier), (total) =>
    damageLevel(battle.settings, total - resistance),
  );
  const params = woundParams(victim, blow.cover, armour, bonus);
  const { total, band } = yield* roll(chance, ruleOf(blow), { about: 'wound', params });
  const result = band === 0 ? 'none' : 'damaged';
  yield* tellWound(params, ruleOf(blow), total - modifier, total, result);
  return yield* damageMachine(battle, victim, machine, band, total - resistance);
}

function ruleOf(blow: Blow): RuleId {
  return blow.by === 'shot' ? 'RX-WOUND-01' : 'RX-CC-12';
}

function tellWound(
  { figure, cover, armour, other, resistance }: ReturnType<typeof woundParams>,
  rule: RuleId,
  dice: number,
  total: number,
  result: WoundResult,
): Flow {
  const params = { figure, cover, armour, other, resistance, dice, total, result };
  return emit('wound', rule, params);
}

function woundParams(victim: Figure, cover: number, armour: number, other: number) {
  return { figure: victim.id, cover, armour, other, resistance: victim.resistance };
}
