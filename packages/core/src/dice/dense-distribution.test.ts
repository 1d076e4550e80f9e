import { expect, test } from 'vitest';
import { exactDice, isDiceProblem, parseDice, type ExactDice } from './index.ts';
import { keepDistribution } from './keep-distribution.ts';
import {
  convolve,
  truncateTail,
  equalDiceDistribution,
  convolveTimes,
  scale,
  type DenseDistribution,
} from './dense-distribution.ts';
import { clearDistributions, cachedDistribution } from './distribution-cache.ts';
import { dieChances } from './pool-distribution.ts';
import { explosionsOf } from './test-distribution.ts';

function exact(notation: string): ExactDice {
  const dice = parseDice(notation);
  if (isDiceProblem(dice)) throw new Error(dice.message);
  return exactDice(dice);
}

const LOADED: DenseDistribution = { low: 1, chances: Float64Array.of(0.75, 0.25), pruned: 0 };

test.each([
  [1, 1, [0.75, 0.25]],
  [2, 2, [0.75, 0, 0.25]],
  [-1, -2, [0.25, 0.75]],
  [-3, -6, [0.25, 0, 0, 0.75]],
])('a law times %i begins at %i', (factor, low, chances) => {
  const law = scale(LOADED, factor);
  expect([law.low, [...law.chances]]).toEqual([low, chances]);
});

test('totals with almost no probability are dropped, and the rest sums to one', () => {
  const { outcomes } = exact('150d100');
  const all = outcomes.reduce((total, [, p]) => total + p, 0);
  expect(all).toBeCloseTo(1, 12);
  expect(Math.min(...outcomes.map(([total]) => total))).toBeGreaterThan(150);
  expect(Math.max(...outcomes.map(([, p]) => p))).toBeLessThan(0.01);
});

test.each([
  ['without an end', false, [0, 0.2, 0.2, 0.2, 0.2, 0.2], 1],
  ['without an end', false, [0.2, 0.2, 0.2, 0.2, 0.2, 0], 6],
  ['once', true, [1 / 36, 7 / 36, 7 / 36, 7 / 36, 7 / 36, 7 / 36], 1],
])('a six-sided die that is re-rolled %s', (_, once, chances, value) => {
  const die = dieChances({ count: 1, sides: 6, reroll: { on: { compare: '=', value }, once } });
  die.forEach((p, i) => expect(p).toBeCloseTo(chances[i] ?? -1, 12));
});

test.each([
  [1, 0.5, 1e-3],
  [3, 0.9, 1e-3],
  [8, 0.75, 1e-9],
])('of %i dice that explode with %f, what is left out is below %f', (chains, explodes, cut) => {
  const found = explosionsOf(chains, explodes, cut);
  const left = 1 - found.reduce((total, p) => total + p, 0);
  expect(left).toBeLessThanOrEqual(cut);
  // Nor is there anything that nobody will see: the end is not far beyond what was asked for.
  expect(found.at(-1)).toBeGreaterThan((cut * (1 - explodes)) / chains / 10);
});

test('all dice of a pool may be kept', () => {
  expect(exact('3d6kh3').mean).toBeCloseTo(exact('3d6').mean, 12);
});

test('a law that was forgotten is computed again', () => {
  let computed = 0;
  const get = () => cachedDistribution('a law of this test', () => (computed++, LOADED));
  get();
  get();
  clearDistributions();
  get();
  expect(computed).toBe(2);
});

test('a law holds the values there are, and none beyond', () => {
  const die: DenseDistribution = { low: 1, chances: new Float64Array(6).fill(1 / 6), pruned: 0 };
  const ends = ({ low, chances }: DenseDistribution) => [low, low + chances.length - 1];
  expect(ends(convolve(die, die))).toEqual([2, 12]);
  expect(ends(convolve(die, LOADED))).toEqual([2, 8]);
  expect(ends(equalDiceDistribution(3, 6))).toEqual([3, 18]);
  expect(ends(convolveTimes(die, 5))).toEqual([5, 30]);
  expect(ends(convolveTimes(die, 0))).toEqual([0, 0]);
  expect(ends(scale(die, 10))).toEqual([10, 60]);
  expect(ends(scale(die, 0))).toEqual([0, 0]);
  expect(ends(keepDistribution({ count: 3, sides: 6 }, 2, 'highest'))).toEqual([0, 12]);
});

test('the tails of two distributions are missing from their sum', () => {
  const endless = (pruned: number): DenseDistribution => ({ ...LOADED, pruned });
  expect(convolve(endless(0.25), endless(0.125)).pruned).toBe(0.375);
});

test.each(['7', '3d6', '40d6', '4d6dl1', '2d66', '5d10>=8', 'd6-2*d4', 'd6 vs d8'])(
  'of %s, which cannot explode, nothing is cut off',
  (notation) => {
    expect(exact(notation).pruned).toBe(0);
  },
);

test('two four-sided dice, by a sliding window', () => {
  expect([...equalDiceDistribution(2, 4).chances]).toEqual(
    [1, 2, 3, 4, 3, 2, 1].map((n) => n / 16),
  );
});

test('an almost impossible total is dropped without a trace', () => {
  // A hundred and fifty ones on d100 come up once in 10^300.
  expect(equalDiceDistribution(150, 100).chances[0]).toBe(0);
  const rare: DenseDistribution = { low: 0, chances: Float64Array.of(1e-291, 1), pruned: 0 };
  const die: DenseDistribution = { low: 1, chances: Float64Array.of(0.25, 0.5, 0.25), pruned: 0 };
  expect([...convolve(rare, die).chances]).toEqual([0, 0.25, 0.5, 0.25]);
  expect([...convolve(die, rare).chances]).toEqual([0, 0.25, 0.5, 0.25]);
});

test('the total of no kept dice is 0', () => {
  for (const end of ['highest', 'lowest'] as const) {
    expect([...keepDistribution({ count: 2, sides: 6 }, 0, end).chances]).toEqual([1]);
  }
});

test('an endless law loses as much of its high end as it may, and says how much', () => {
  const law: DenseDistribution = {
    low: 3,
    chances: Float64Array.of(0.5, 0.25, 0.125, 0.125),
    pruned: 0.5,
  };
  const cut = (most: number) => {
    const { low, chances, pruned } = truncateTail(law, most);
    return [low, chances.length, pruned];
  };
  expect(cut(0.124)).toEqual([3, 4, 0.5]);
  expect(cut(0.125)).toEqual([3, 3, 0.625]);
  expect(cut(0.25)).toEqual([3, 2, 0.75]);
  expect(cut(5)).toEqual([3, 1, 1]);
  expect(truncateTail({ ...law, pruned: 0 }, 5).chances).toHaveLength(4);
});
