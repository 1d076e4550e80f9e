import type { Chance, Faces, Random, Refusal, Weighted } from '@skirmish-kit/core';
import { refuse } from './events.ts';

/** Kinds of tile by number, lowest first: a hand does not care in which order it was drawn. */
export type Drawn = readonly number[];

/**
 * NH-SET-10: draws tiles one at a time from what is left, `counts` by kind. A face is the number
 * of the kind drawn, in the order of the army's pack.
 */
export function drawTiles(counts: readonly number[], tiles: number): Chance<Drawn> {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return {
    notation: `draw ${tiles} of ${all}`,
    sample: (random) => sample(counts, all, tiles, random),
    check: (faces) => check(counts, tiles, faces),
    span: (faces, from) => check(counts, tiles, faces.slice(from, from + tiles)) ?? tiles,
    read: (faces) => faces.toSorted((a, b) => a - b),
    outcomes: () => hands(counts, all, tiles),
  };
}

function sample(counts: readonly number[], all: number, tiles: number, random: Random): Faces {
  const left = [...counts];
  const faces: number[] = [];
  for (let i = 0; i < tiles; i++) {
    let nth = random.between(0, all - i - 1);
    const kind = left.findIndex((count) => (nth -= count) < 0);
    left[kind] = (left[kind] ?? 0) - 1;
    faces.push(kind);
  }
  return faces;
}

function check(counts: readonly number[], tiles: number, faces: Faces): Refusal | undefined {
  if (faces.length !== tiles) {
    return refuse('wrong-number-of-tiles', 'NH-SET-10', { given: faces.length, tiles });
  }
  const left = [...counts];
  for (const kind of faces) {
    const count = left[kind] ?? 0;
    if (count === 0) return refuse('not-in-the-pile', 'NH-SET-10', { kind });
    left[kind] = count - 1;
  }
  return undefined;
}

/** Every hand that can be drawn with its exact probability. */
function hands(counts: readonly number[], all: number, tiles: number): Weighted<Drawn>[] {
  const found: Weighted<Drawn>[] = [];
  const total = choices(all, tiles);
  const draw = (kind: number, hand: Drawn, ways: number): void => {
    if (hand.length === tiles) {
      found.push([hand, ways / total]);
      return;
    }
    const count = counts[kind];
    if (count === undefined) return;
    for (let n = Math.min(count, tiles - hand.length); n >= 0; n--) {
      draw(kind + 1, [...hand, ...Array<number>(n).fill(kind)], ways * choices(count, n));
    }
  };
  draw(0, [], 1);
  return found;
}

/** How many ways there are to take `k` of `n`. */
function choices(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
