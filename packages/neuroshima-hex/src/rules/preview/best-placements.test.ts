import { expect, test } from 'vitest';
import type { HeatMap, Placement } from '../preview.ts';
import { bestPlacements } from './best-placements.ts';

const placement = (at: number, rotation: number, lost: readonly number[]): Placement => ({
  key: `place:brawler:${at},0:${rotation}`,
  hex: [at, 0],
  rotation,
  fills: false,
  lost,
  won: [0, 0, 0],
});

const map = (now: readonly number[], ...placements: readonly Placement[]): HeatMap => ({
  tile: 'brawler',
  now: { lost: now, won: [0, 0, 0] },
  placements,
});

const own = (seat: number): boolean => seat === 0;

test('the best orientation per hex is kept, the first of equals', () => {
  const best = bestPlacements(
    map(
      [0, 0, 0],
      placement(0, 0, [0, 1, 0]),
      placement(0, 1, [0, 3, 0]),
      placement(0, 2, [0, 3, 0]),
      placement(1, 0, [0, 2, 0]),
      placement(1, 1, [0, 1, 0]),
    ),
    own,
  );
  expect(best).toEqual([
    { hex: [0, 0], rotation: 1, gain: 3 },
    { hex: [1, 0], rotation: 0, gain: 2 },
  ]);
});

test('losses of enemies count for a placement, own losses against it', () => {
  const [best] = bestPlacements(map([0, 0, 0], placement(0, 0, [3, 4, 2])), own);
  expect(best?.gain).toBe(3);
});

test('only what a tile changes counts, not what a battle would do anyway', () => {
  const [best] = bestPlacements(map([1, 2, 0], placement(0, 0, [0, 3, 0])), own);
  expect(best?.gain).toBe(2);
});

test('a tile that fits nowhere is best nowhere', () => {
  expect(bestPlacements(map([0, 0, 0]), own)).toEqual([]);
});
