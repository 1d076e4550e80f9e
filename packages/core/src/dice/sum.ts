import type { Random } from '../random.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { defineChance, type Chance, type Faces } from './chance.ts';
import { assertPool, makePool, readPool, rollPool, spanPool, type DicePool } from './pool.ts';

/**
 * The total of several groups of dice. Groups may explode or be re-rolled: each group lies on the
 * table with everything it owes before the next one begins.
 *
 * @example
 * ```ts
 * const damage = sum([d(2, 8), d(1, 6)], 1);
 * damage.notation; // '2d8+d6+1'
 * damage.read([8, 3, 6]); // 18
 * outcomesOf(damage); // [[4, 1/384], …]
 * ```
 */
export function sum(groups: readonly DicePool[], modifier = 0): Chance<number> {
  groups.forEach(assertPool);
  const notation = () => makeSum(groups, modifier);
  return defineChance({
    notation,
    sample: (random) => rollGroups(groups, random),
    span: (faces, from) => spanGroups(groups, faces, from),
    read(faces) {
      let total = modifier;
      let at = 0;
      for (const group of groups) at += readPool(group, faces, at, (value) => (total += value));
      return total;
    },
    outcomes: (laws) => laws.sumOutcomes(notation(), groups, modifier),
  });
}

/** Rolls several groups in a row. */
export function rollGroups(groups: readonly DicePool[], random: Random): Faces {
  const faces: number[] = [];
  for (const group of groups) rollPool(group, random, faces);
  return faces;
}

/** The span of several groups in a row. */
export function spanGroups(
  groups: readonly DicePool[],
  faces: Faces,
  from: number,
): number | Refusal {
  let at = from;
  for (const group of groups) {
    const used = spanPool(group, faces, at);
    if (isRefusal(used)) return used;
    at += used;
  }
  return at - from;
}

function makeSum(groups: readonly DicePool[], modifier: number): string {
  const [first, ...more] = groups.filter((group) => group.count > 0);
  if (first === undefined) return String(modifier);
  const dice = more.reduce((text, group) => `${text}+${makePool(group)}`, makePool(first));
  if (modifier === 0) return dice;
  return modifier > 0 ? `${dice}+${modifier}` : `${dice}${modifier}`;
}
