import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

/** The chance of k of n dice that each succeed with p. */
function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  let share = ways;
  for (let i = 0; i < n; i++) share *= i < k ? p : 1 - p;
  return share;
}

function ask(request: unknown) {
  const odds = calculator.ask(request);
  if (isProblems(odds) || !('outcomes' in odds)) throw new Error(JSON.stringify(odds));
  return odds;
}

test('three shots through cover at 4, all on 4, are a binomial of an eighth', () => {
  const { form, pruned } = ask({
    action: 'shoot',
    shots: 3,
    shoot: 4,
    cover: [4],
    strength: 3,
    resistance: 3,
    life: 4,
  });
  const expected = [0, 1, 2, 3].map((k) => [k, binomial(3, k, 1 / 8)]);
  const lifeLost: unknown = form?.['lifeLost'];
  if (!Array.isArray(lifeLost)) throw new Error('There is a list.');
  expect(lifeLost).toHaveLength(4);
  for (const [i, [k, p]] of expected.entries()) {
    expect(lifeLost[i][0]).toBe(k);
    expect(lifeLost[i][1]).toBeCloseTo(p ?? 0, 12);
  }
  expect([form?.['outOfAction'], pruned]).toEqual([0, 0]);
});

test('MU-CHAR-12 shots stop at 0, strikes may kill', () => {
  const shot = ask({ action: 'shoot', shots: 3, shoot: 2, strength: 12, resistance: 1, life: 1 });
  expect(shot.outcomes['dead']).toBe(0);
  expect(shot.outcomes['out-of-action']).toBeCloseTo(1 - binomial(3, 0, 25 / 36), 12);
  const strike = ask({ action: 'strike', dice: 2, melee: 2, strength: 12, resistance: 1, life: 1 });
  expect(strike.outcomes['dead']).toBeCloseTo(binomial(2, 2, 25 / 36), 12);
});

test('each question answers its example and reports bad input', () => {
  for (const { example } of calculator.questions)
    expect(isProblems(calculator.ask(example))).toBe(false);
  const wrong = (request: unknown) => {
    const problems = calculator.ask(request);
    return isProblems(problems) ? problems.map(({ path }) => path) : [];
  };
  expect(wrong({ action: 'shoot', cover: [7] })).toEqual(['/cover']);
  expect(wrong({ action: 'shoot', shots: 99, cover: 4 })).toEqual(['/shots', '/cover']);
  expect(wrong({ action: 'dance' })).toEqual(['/action']);
});
