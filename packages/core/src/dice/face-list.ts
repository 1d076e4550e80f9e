import { defineChance, type Chance, type Weighted } from './chance.ts';
import { demandPool, makePool, valueOf, type DiceGroup } from './pool.ts';
import { rollGroups, spanGroups } from './sum.ts';

/** More combinations than this are worth another reading, not another list. */
const MOST_COMBINATIONS = 100_000;

/**
 * The dice themselves, value by value in the order they lie, for rules that look at single dice:
 * ties, doubles, the second highest. Every order is an outcome of its own.
 *
 * @example
 * ```ts
 * const initiative = faceList([d(1, 6), d(1, 6)]);
 * const [mine = 0, theirs = 0] = initiative.read([5, 3]);
 * mine > theirs; // true
 * ```
 */
export function faceList(groups: readonly DiceGroup[]): Chance<readonly number[]> {
  groups.forEach(demandPool);
  const sides = groups.flatMap((group) =>
    new Array<number>(Math.max(0, group.count)).fill(group.sides),
  );
  const notation = groups.map(makePool).join(', ');
  return defineChance({
    notation,
    sample: (random) => rollGroups(groups, random),
    span: (faces, from) => spanGroups(groups, faces, from),
    read: (faces) => sides.map((side, die) => valueOf(side, faces[die] ?? 0)),
    outcomes() {
      const combinations = sides.reduce((product, side) => product * side, 1);
      if (combinations > MOST_COMBINATIONS) {
        throw new RangeError(`${notation} falls in ${combinations} ways: read less from it.`);
      }
      let lists: number[][] = [[]];
      for (const side of sides) {
        const values = Array.from({ length: side }, (_, i) => i + 1);
        lists = lists.flatMap((list) => values.map((value) => [...list, value]));
      }
      return lists.map((list): Weighted<readonly number[]> => [list, 1 / combinations]);
    },
  });
}
