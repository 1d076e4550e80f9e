import { defineChance, type Chance } from './chance.ts';
import { makeCondition, meets, type Condition } from './condition.ts';
import { assertPool, makePool, readPool, rollPool, spanPool, type DicePool } from './pool.ts';

/**
 * Several counts on the same dice: hits and misses, hits and ones. The reading is how many dice
 * meet each condition, in the order of the conditions.
 *
 * @example
 * ```ts
 * const shield = tally(exploding(d(3, 8)), [
 *   { compare: '>=', value: 6 },
 *   { compare: '=', value: 1 },
 * ]);
 * shield.notation; // '3d8!=8{>=6,=1}'
 * shield.read([8, 1, 4, 7]); // [2, 1]
 * // What a rule does not go on to use, it should not read:
 * const holds = mapReading(shield, ([, ones = 0]) => (ones === 0 ? 'holds' : 'breaks'));
 * outcomesOf(holds); // [['holds', 0.63], ['breaks', 0.37]]
 * ```
 */
export function tally(pool: DicePool, conditions: readonly Condition[]): Chance<readonly number[]> {
  assertPool(pool);
  const notation = () => `${makePool(pool)}{${conditions.map(makeCondition).join(',')}}`;
  return defineChance({
    notation,
    sample: (random) => rollPool(pool, random),
    span: (faces, from) => spanPool(pool, faces, from),
    read(faces) {
      const counts = conditions.map(() => 0);
      readPool(pool, faces, 0, (value) =>
        conditions.forEach((condition, i) => {
          if (meets(condition, value)) counts[i] = (counts[i] ?? 0) + 1;
        }),
      );
      return counts;
    },
    outcomes: (laws) => laws.tallyOutcomes(notation(), pool, conditions),
  });
}
