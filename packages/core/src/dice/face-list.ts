import { defineChance, type Chance } from './chance.ts';
import { assertPool, makePool, valueOf, type DiceGroup } from './pool.ts';
import { rollGroups, spanGroups } from './sum.ts';

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
  groups.forEach(assertPool);
  const sides: number[] = [];
  for (const group of groups) for (let i = 0; i < group.count; i++) sides.push(group.sides);
  const notation = () => groups.map(makePool).join(', ');
  return defineChance({
    notation,
    sample: (random) => rollGroups(groups, random),
    span: (faces, from) => spanGroups(groups, faces, from),
    read: (faces) => sides.map((side, die) => valueOf(side, faces[die] ?? 0)),
    outcomes: (laws) => laws.listOutcomes(notation(), sides),
  });
}
