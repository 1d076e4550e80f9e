import { expect, test } from 'vitest';
import { TurnBudget } from './turn-budget.ts';

/** A turn of so many answers, each after a wait and with a film of so many milliseconds; how long it is watched. */
function watched(budget: TurnBudget, answers: number, wait: number, film: number): number {
  let shown = 0;
  for (let i = 0; i < answers; i++)
    for (const each of [wait, film]) {
      const time = each / budget.haste;
      budget.spend(time);
      shown += time;
    }
  return shown;
}

test('a whole turn of a bot takes at most eight seconds, however much it does', () => {
  for (const [answers, wait, film] of [
    [200, 700, 1400],
    [40, 700, 3600],
    [500, 80, 0],
    [30, 700, 0],
  ] as const)
    expect(watched(new TurnBudget(), answers, wait, film)).toBeLessThanOrEqual(8000);
});

test('a short turn is not hurried, and the next one begins anew', () => {
  const budget = new TurnBudget();
  expect(watched(budget, 2, 700, 400)).toBe(2200);
  budget.spend(9000);
  expect(budget.haste).toBe(Infinity);
  budget.reset();
  expect(budget.haste).toBe(1);
});

test('nothing more of a skipped turn is shown, at no pace', () => {
  const budget = new TurnBudget();
  budget.isUnlimited = true;
  budget.skip();
  expect(watched(budget, 30, 1200, 1400)).toBe(0);
  budget.reset();
  expect(budget.haste).toBe(1);
});

test('a user who slows the bots down sees everything at that pace', () => {
  const budget = new TurnBudget();
  budget.isUnlimited = true;
  expect(watched(budget, 30, 1200, 1400)).toBe(78_000);
});
