import { isRefusal, seededRandom, outcomesOf } from '@skirmish-kit/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawTiles } from './draw-tiles.ts';

const pile = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 12 });

test('NH-SET-10 a draw comes from the pile and can be typed in again', () => {
  fc.assert(
    fc.property(pile, fc.integer({ min: 0, max: 6 }), fc.integer(), (counts, wanted, seed) => {
      const all = counts.reduce((sum, count) => sum + count, 0);
      const tiles = Math.min(wanted, all);
      const chance = drawTiles(counts, tiles);
      const faces = chance.sample(seededRandom(seed));
      expect(chance.check(faces)).toBeUndefined();
      expect(chance.read(faces)).toHaveLength(tiles);
    }),
  );
});

test('NH-SET-10 the chances of all hands add up to 1, and each hand is possible', () => {
  const chance = drawTiles([4, 1, 5, 2], 3);
  const outcomes = outcomesOf(chance);
  expect(outcomes.reduce((sum, [, probability]) => sum + probability, 0)).toBeCloseTo(1, 12);
  for (const [hand] of outcomes) expect(chance.check(hand)).toBeUndefined();
  const triple = outcomes.find(([hand]) => hand.join() === '0,0,0');
  expect(triple?.[1]).toBeCloseTo(4 / 220, 12);
});

test('NH-SET-10 too many, too few and impossible tiles are refused', () => {
  const chance = drawTiles([1, 2], 2);
  for (const faces of [[], [0], [0, 0], [0, 1, 1], [2, 1], [-1, 1]]) {
    expect(isRefusal(chance.check(faces)), faces.join()).toBe(true);
  }
  expect(chance.span([9, 0, 1, 7], 1)).toBe(2);
});

test('NH-SET-10 kinds come up as often as they should', () => {
  const random = seededRandom(5);
  const found = [0, 0, 0];
  for (let i = 0; i < 6000; i++) {
    const [kind = 0] = drawTiles([1, 2, 3], 1).sample(random);
    found[kind] = (found[kind] ?? 0) + 1;
  }
  expect(Math.abs((found[0] ?? 0) - 1000)).toBeLessThan(150);
  expect(Math.abs((found[2] ?? 0) - 3000)).toBeLessThan(200);
});

test('NH-SET-10 a draw takes as many of a longer row of tiles as it needs', () => {
  const chance = drawTiles([1, 2], 2);
  expect(chance.span([9, 0, 1, 9], 1)).toBe(2);
  expect(isRefusal(chance.span([0, 0, 1], 0))).toBe(true);
  expect(isRefusal(chance.span([0, 1, 1], 2))).toBe(true);
});
