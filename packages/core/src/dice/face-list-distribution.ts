import type { Weighted } from './chance.ts';

/** More combinations than this are worth another reading, not another list. */
const MOST_COMBINATIONS = 100_000;

/** Every list of values that dice with these sides show; `notation` names the roll. */
export function listOutcomes(
  notation: string,
  sides: readonly number[],
): readonly Weighted<readonly number[]>[] {
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
}
