import { expect, test } from 'vitest';
import { withRisk, type ChanceLabel } from './action-row-styles.ts';
import { rounded } from './odds-chart.ts';

test('shown percentages sum to 100, each the one below or above', () => {
  for (const odds of [
    [1 / 3, 1 / 3, 1 / 3],
    [0.2666, 0.2133, 0.5201],
    [0.1, 0.2, 0.7],
    [1 / 7, 2 / 7, 4 / 7],
  ]) {
    const shown = rounded(odds);
    expect(Math.round(shown.reduce((sum, each) => sum + each, 0) * 1000)).toBe(1000);
    for (const [i, each] of shown.entries())
      expect(Math.abs(each - (odds[i] ?? 0))).toBeLessThan(0.001);
  }
});

test('pruned and very rare results are not rounded away', () => {
  expect(rounded([0.5, 0.4])).toEqual([0.5, 0.4]);
  expect(rounded([0.9999, 0.0001])).toEqual([0.9999, 0.0001]);
});

const chance = (probability: number, mine: boolean): ChanceLabel => ({
  label: 'you die',
  what: 'dies',
  probability,
  shares: [probability, 0],
  mine,
});

test('the safest answer is the one that harms the own side least', () => {
  const risks = (...chances: readonly (ChanceLabel | undefined)[]) =>
    withRisk(chances).map((each) => each?.risk);
  expect(risks(chance(0.3, true), chance(0.2, true))).toEqual(['riskier', 'safest']);
  expect(risks(chance(0.3, true), chance(0.3, true))).toEqual([undefined, undefined]);
  expect(risks(chance(0.3, false), chance(0.2, false), undefined)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
