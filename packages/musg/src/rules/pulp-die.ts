import { roll, type Flow, type RollContext, type RuleId } from '@skirmish-kit/core';
import { ONE_DIE } from './dice.ts';
import type { ExtraDie, Fight, Throw } from './extra-die.ts';
import { worldOf } from './world.ts';

/** Whether anybody adds a die: only in worlds that know of such. */
function* offered({ battle, by, against }: Fight, about: string): Flow<ExtraDie | null> {
  const offer = by === null ? undefined : worldOf(battle)?.extraDie?.(battle, by, against, about);
  return offer ? yield* offer : null;
}

/** So many dice one by one. */
function* rollAll(count: number, rule: RuleId, context: RollContext): Flow<number[]> {
  const dice: number[] = [];
  for (let die = 0; die < count; die++) dice.push(yield* roll(ONE_DIE, rule, context));
  return dice;
}

/**
 * MU-PULP-07: the added die replaces the worst die of the figure it helps, or the best of the one it
 * harms; says whether it was worth it.
 */
function replace(dice: number[], added: number, worth: (face: number) => number): boolean {
  const worst = dice.reduce((least, die) => (worth(die) < worth(least) ? die : least));
  const isUsed = worth(added) > worth(worst);
  if (isUsed) dice[dice.indexOf(worst)] = added;
  return isUsed;
}

/** MU-PULP-07: a roll to which somebody may add a die before it. */
export function* rollWithAdded<T>(
  fight: Fight,
  thrown: Throw<T>,
  rule: RuleId,
  context: RollContext,
): Flow<T> {
  const extra = yield* offered(fight, context.about);
  if (!extra) return yield* roll(thrown.chance, rule, context);
  const dice = yield* rollAll(thrown.dice, rule, context);
  const added = yield* roll(ONE_DIE, 'MU-PULP-07', {
    about: 'added-die',
    params: { figure: extra.by },
  });
  const { good, fails } = thrown;
  const isUsed = replace(dice, added, extra.helps ? good : (face) => -good(face));
  const result = thrown.read(dice);
  const failed = fails !== undefined && fails(result) === extra.helps;
  const settled = worldOf(fight.battle)?.extraDieRolled?.(fight.battle, extra, isUsed, failed);
  if (settled) yield* settled;
  return result;
}
