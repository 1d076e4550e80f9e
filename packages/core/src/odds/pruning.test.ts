import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Weighted } from '../dice/chance.ts';
import { roundedBudget, prune, dropLeastLikely } from './pruning.ts';

const LAW: readonly Weighted<string>[] = [
  ['often', 0.6],
  ['never', 1e-12],
  ['seldom', 0.4 - 3e-12],
  ['hardly', 2e-12],
];
const names = (most: number) =>
  prune(LAW, most).followed.map(({ outcome }) => LAW[outcome]?.[0] ?? '');

test('the least likely outcomes are pruned up to the budget', () => {
  expect(names(0)).toEqual(['often', 'never', 'seldom', 'hardly']);
  expect(names(0.9e-12)).toEqual(['often', 'never', 'seldom', 'hardly']);
  expect(names(1e-12)).toEqual(['often', 'seldom', 'hardly']);
  expect(names(2.9e-12)).toEqual(['often', 'seldom', 'hardly']);
  expect(names(3.1e-12)).toEqual(['often', 'seldom']);
  expect(names(0.9)).toEqual(['often']);
});

test('the pruned probability is reported, and the tail that the distribution lacks', () => {
  expect(prune(LAW, 2e-12)).toMatchObject({ cut: 1e-12, tail: 0 });
  expect(prune(LAW, 1e-13)).toMatchObject({ cut: 0, tail: 0 });
  const endless: readonly Weighted<number>[] = [
    [0, 0.5],
    [1, 0.25],
  ];
  expect(prune(endless, 1e-9)).toMatchObject({ cut: 0, tail: 0.25 });
  expect(prune(endless, 0.3)).toEqual({
    followed: [{ outcome: 0, probability: 0.5 }],
    cut: 0.25,
    tail: 0.25,
  });
});

test('a rounding is no tail', () => {
  const sixth = 1 / 6;
  const d6 = [1, 2, 3, 4, 5, 6].map((face): Weighted<number> => [face, sixth]);
  expect(prune(d6, 0).tail).toBe(0);
});

test('something stays, however little is there', () => {
  expect(dropLeastLikely([{ probability: 1e-30 }], 1)).toEqual({
    keep: [{ probability: 1e-30 }],
    cut: 0,
  });
  const two = [{ probability: 0.2 }, { probability: 0.1 }];
  expect(dropLeastLikely(two, 1)).toEqual({ keep: [{ probability: 0.2 }], cut: 0.1 });
  expect(dropLeastLikely([], 1)).toEqual({ keep: [], cut: 0 });
});

test('no more is cut than may be, in whatever order it comes', () => {
  const probability = fc.double({ min: 1e-6, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(probability, { minLength: 1, maxLength: 12 }),
      probability,
      (all, most) => {
        const places = all.map((one) => ({ probability: one }));
        const { keep: remaining, cut } = dropLeastLikely(places, most);
        expect(cut).toBeLessThanOrEqual(most);
        expect(remaining).toEqual(places.filter((place) => remaining.includes(place)));
        const gone = places.filter((place) => !remaining.includes(place));
        const sum = gone.reduce((total, place) => total + place.probability, 0);
        expect(sum).toBeCloseTo(cut, 9);
        const likeliest = Math.max(0, ...gone.map((place) => place.probability));
        for (const place of remaining) expect(place.probability).toBeGreaterThanOrEqual(likeliest);
      },
    ),
  );
});

test('budgets are rounded down to powers of a quarter', () => {
  expect([1, 0.9, 0.25, 0.24, 0.06].map(roundedBudget)).toEqual([1, 0.25, 0.25, 0.0625, 0.015625]);
  expect(roundedBudget(3)).toBe(1);
  expect(roundedBudget(0)).toBeGreaterThan(0);
  expect(roundedBudget(0)).toBeLessThanOrEqual(1e-60);
  expect(roundedBudget(1e-40)).toBeLessThanOrEqual(1e-40);
  expect(roundedBudget(1e-40)).toBeGreaterThan(1e-40 / 4);
});
