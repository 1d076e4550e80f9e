import { roll, type Flow, type RollContext, type RuleId } from '@skirmish-kit/core';
import { ONE_DIE } from './dice.ts';
import type { ExtraDie, Fight } from './extra-die.ts';
import type { Battle } from './state.ts';
import { worldOf } from './world.ts';

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

/** How many of so many dice show at least this with one that somebody adds; nothing when nobody does. */
function* hitsWithAdded(
  fight: Fight,
  count: number,
  need: number,
  rule: RuleId,
  context: RollContext,
): Flow<number | null> {
  const extra = yield* offered(fight);
  if (!extra) return null;
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
function* testWithExtra(
  fight: Fight,
  command: number,
  rule: RuleId,
  context: RollContext,
): Flow<boolean | null> {
  const extra = yield* offered(fight);
  if (!extra) return null;
  const dice = yield* rollAll(2, rule, context);
  const added = yield* roll(ONE_DIE, 'MU-PULP-07', {
    about: 'added-die',
    params: { figure: extra.by },
  });
  const isUsed = replace(dice, added, !extra.helps);
  const passes = dice.reduce((sum, die) => sum + die, 0) <= command;
  yield* settle(fight.battle, extra, isUsed, passes !== extra.helps);
  return passes;
}

function* settle(battle: Battle, extra: ExtraDie, isUsed: boolean, failed: boolean): Flow {
  const settled = worldOf(battle)?.extraDieRolled?.(battle, extra, isUsed, failed);
  if (settled) yield* settled;
}

/** MU-PULP-07: what the rules of a battle ask in a world. */
export const addedDice = { hitsWithAdded, testWithExtra };

export type AddedDice = typeof addedDice;
