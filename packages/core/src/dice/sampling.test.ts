import { expect, test } from 'vitest';
import { draw } from '../bag.ts';
import { randomFrom, seededRandom } from '../random.ts';
import type { Chance } from './chance.ts';
import { d, successes, sum, symbolDice, outcomesOf } from './index.ts';
import { noted } from './testing/from-notation.ts';

test('the first dice of a seed are the same for ever', () => {
  const first = (seed: number | string, sides: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 12 }, () => random.between(1, sides));
  };
  expect(first(1, 6)).toEqual([6, 5, 1, 5, 4, 3, 6, 1, 2, 4, 5, 1]);
  expect(first(42, 6)).toEqual([4, 3, 5, 1, 1, 4, 6, 6, 3, 5, 6, 5]);
  expect(first(-7, 8)).toEqual([2, 6, 4, 1, 7, 1, 1, 7, 2, 2, 2, 5]);
  expect(first('friday night', 100)).toEqual([87, 85, 31, 91, 21, 75, 37, 16, 94, 72, 22, 27]);
  expect(first('', 6)).toEqual([1, 4, 5, 5, 3, 1, 5, 1, 6, 1, 5, 6]);
});

test('a saved generator goes on where it stood', () => {
  const random = seededRandom(5);
  random.between(1, 6);
  const copy = randomFrom(random.save());
  const next = Array.from({ length: 20 }, () => random.between(1, 1000));
  expect(Array.from({ length: 20 }, () => copy.between(1, 1000))).toEqual(next);
});

test('exploding dice of a seed are the same for ever', () => {
  const chance = successes({ count: 8, sides: 8, at: 4, explodeOn: 8 });
  expect(chance.sample(seededRandom(7))).toEqual([5, 3, 5, 8, 3, 5, 8, 6, 8, 5, 7]);
  expect(sum([d(2, 8), d(1, 6)], 1).sample(seededRandom(3))).toEqual([6, 1, 3]);
});

/** How far counts lie from what is expected, in units that do not depend on how many cells there are. */
function excess(counts: readonly number[], expected: readonly number[]): number {
  const chi = counts.reduce((total, n, i) => {
    const e = expected[i] ?? 0;
    return total + ((n - e) * (n - e)) / e;
  }, 0);
  const freedom = counts.length - 1;
  return (chi - freedom) / Math.sqrt(2 * freedom);
}

test('every face of d2 to d100 is equally likely', () => {
  let total = 0;
  for (let sides = 2; sides <= 100; sides++) {
    const random = seededRandom(1000 + sides);
    const chance = sum([d(1, sides)]);
    const counts = new Array<number>(sides).fill(0);
    for (let i = 0; i < sides * 100; i++) {
      const value = chance.read(chance.sample(random));
      counts[value - 1] = (counts[value - 1] ?? 0) + 1;
    }
    const far = excess(counts, new Array<number>(sides).fill(100));
    expect(Math.abs(far), `d${sides}`).toBeLessThan(4.5);
    total += far;
  }
  expect(Math.abs(total / Math.sqrt(99))).toBeLessThan(3);
});

test('the first two dice of neighbouring seeds have nothing to do with one another', () => {
  const counts = new Array<number>(36).fill(0);
  for (let seed = 1; seed <= 36 * 200; seed++) {
    const random = seededRandom(seed);
    const pair = (random.between(1, 6) - 1) * 6 + random.between(1, 6) - 1;
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  expect(Math.abs(excess(counts, new Array<number>(36).fill(200)))).toBeLessThan(4);
});

/** Rolls often and compares with the exact outcomes, rare ones taken together. */
function expectUnbiased(chance: Chance<unknown>, seed: number): void {
  const random = seededRandom(seed);
  const rolls = 20_000;
  const found = new Map<string, number>();
  for (let i = 0; i < rolls; i++) {
    const key = JSON.stringify(chance.read(chance.sample(random)));
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  const [counts, expected] = [[0], [0]];
  for (const [value, p] of outcomesOf(chance)) {
    const n = found.get(JSON.stringify(value)) ?? 0;
    found.delete(JSON.stringify(value));
    if (p * rolls < 8) {
      counts[0] = (counts[0] ?? 0) + n;
      expected[0] = (expected[0] ?? 0) + p * rolls;
    } else {
      counts.push(n);
      expected.push(p * rolls);
    }
  }
  if ((expected[0] ?? 0) < 1) {
    counts.shift();
    expected.shift();
  }
  expect([...found.keys()]).toEqual([]);
  expect(Math.abs(excess(counts, expected)), chance.notation).toBeLessThan(4.5);
}

test('samples fall as often as the exact distribution says', () => {
  expectUnbiased(sum([d(2, 8), d(1, 6)], 1), 1);
  expectUnbiased(sum([{ ...d(3, 6), explode: { compare: '>=', value: 5 } }]), 2);
  expectUnbiased(successes({ count: 5, sides: 8, at: 4, explodeOn: 8 }), 3);
  expectUnbiased(noted('4d6kh3'), 4);
  expectUnbiased(noted('2d6ro<=2'), 5);
  expectUnbiased(noted('2d6r6'), 6);
  expectUnbiased(noted('d66'), 7);
  expectUnbiased(sum([d(2, 3)]), 8);
  expectUnbiased(symbolDice(3, ['move', 'shoot', 'move', 'fight', 'any', 'any']), 9);
  expectUnbiased(draw({ net: 1, tank: 4, moat: 0, runner: 7 }), 10);
});
