import { roll, type Flow, type RollContext, type RuleId } from '@skirmish-kit/core';
import { hitsOf, ONE_DIE } from './dice.ts';
import type { Battle, FigureId } from './state.ts';
import { worldOf } from './world.ts';

/** A die more that somebody adds to a roll (MU-PULP-07): for it, or against it. */
export interface ExtraDie {
  /** Who pays for it. */
  readonly by: FigureId;
  readonly helps: boolean;
}

/** Whose roll it is, and against whom; nobody for wounds of chance. */
export interface Fight {
  readonly battle: Battle;
  readonly by: FigureId | null;
  readonly against: FigureId | null;
}

/** Whether anybody adds a die: only in worlds that know of such. */
function* offered({ battle, by, against }: Fight): Flow<ExtraDie | null> {
  const offer = by === null ? undefined : worldOf(battle)?.extraDie?.(battle, by, against);
  return offer ? yield* offer : null;
}

/** So many dice one by one, and the added one. */
function* rollAll(count: number, rule: RuleId, context: RollContext): Flow<number[]> {
  const dice: number[] = [];
  for (let die = 0; die < count; die++) dice.push(yield* roll(ONE_DIE, rule, context));
  return dice;
}

/** MU-PULP-07: the added die replaces the worst for who added it; says whether it was worth it. */
function replace(dice: number[], added: number, wantsHigh: boolean): boolean {
  const worst = wantsHigh ? Math.min(...dice) : Math.max(...dice);
  const isUsed = wantsHigh ? added > worst : added < worst;
  if (isUsed) dice[dice.indexOf(worst)] = added;
  return isUsed;
}

/** How many of so many dice show at least this; somebody may add one. */
export function* rollHits(
  fight: Fight | undefined,
  count: number,
  need: number,
  rule: RuleId,
  context: RollContext,
): Flow<number> {
  const extra = fight?.battle.world === undefined ? null : yield* offered(fight);
  if (!extra || !fight) return yield* roll(hitsOf(count, need), rule, context);
  const dice = yield* rollAll(count, rule, context);
  const added = yield* roll(ONE_DIE, 'MU-PULP-07', {
    about: 'added-die',
    params: { figure: extra.by },
  });
  const isUsed = replace(dice, added, extra.helps);
  const hits = dice.filter((die) => die >= need).length;
  yield* settle(fight.battle, extra, isUsed, extra.helps ? hits === 0 : hits > 0);
  return hits;
}

/** MU-DICE-03: two dice, not above the Command; somebody may add one. Nothing when nobody does. */
export function* testWithExtra(
  battle: Battle,
  id: FigureId,
  command: number,
  rule: RuleId,
  context: RollContext,
): Flow<boolean | null> {
  const extra = yield* offered({ battle, by: id, against: null });
  if (!extra) return null;
  const dice = yield* rollAll(2, rule, context);
  const added = yield* roll(ONE_DIE, 'MU-PULP-07', {
    about: 'added-die',
    params: { figure: extra.by },
  });
  const isUsed = replace(dice, added, !extra.helps);
  const passes = dice.reduce((sum, die) => sum + die, 0) <= command;
  yield* settle(battle, extra, isUsed, passes !== extra.helps);
  return passes;
}

function* settle(battle: Battle, extra: ExtraDie, isUsed: boolean, failed: boolean): Flow {
  const settled = worldOf(battle)?.extraDieRolled?.(battle, extra, isUsed, failed);
  if (settled) yield* settled;
}
