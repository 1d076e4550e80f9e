import { expect, test } from 'vitest';
import { d, exactDice, isDiceProblem, parseDice, successes, sum, outcomesOf } from './index.ts';

test('three d8 at 4+ with exploding 8s: the mean is 3 · (5/8) / (1 − 1/8)', () => {
  const outcomes = outcomesOf(successes({ count: 3, sides: 8, at: 4, explodeOn: 8 }));
  expect(outcomes.reduce((mean, [n, p]) => mean + n * p, 0)).toBeCloseTo((3 * 5) / 7, 12);
  expect(outcomes.reduce((total, [, p]) => total + p, 0)).toBeCloseTo(1, 12);
  expect(outcomes[0]?.[1]).toBeCloseTo((3 / 8) ** 3, 14);
});

test('extra dice follow the dice that grant them, and exactly as many as are owed', () => {
  const chance = successes({ count: 3, sides: 8, at: 4, explodeOn: 8 });
  expect(chance.check([8, 3, 8, 5, 2])).toBeUndefined();
  expect(chance.read([8, 3, 8, 5, 2])).toBe(3);
  expect(chance.check([8, 3, 8, 5])).toMatchObject({
    code: 'too-few-dice',
    params: { expected: 5, given: 4 },
  });
  expect(chance.check([8, 3, 8, 5, 2, 1])).toMatchObject({
    code: 'too-many-dice',
    params: { expected: 5, given: 6 },
  });
  expect(chance.check([8, 3, 9, 5])).toMatchObject({
    code: 'impossible-face',
    params: { die: 3, face: 9, sides: 8 },
  });
});

test('no dice, no success', () => {
  const chance = successes({ count: -1, sides: 8, at: 4, explodeOn: 8 });
  expect(outcomesOf(chance)).toEqual([[0, 1]]);
  expect(chance.check([])).toBeUndefined();
  expect(chance.notation).toBe('0');
});

test('a test is written without what it does not have', () => {
  expect(successes({ count: 3, sides: 6, at: 4 }).notation).toBe('3d6>=4');
  expect(successes({ count: 1, sides: 6, at: 4, explodeOn: 6 }).notation).toBe('d6!=6>=4');
});

test.each([
  // A 5 fails and explodes, a 6 succeeds and explodes: 4/5 · (1/5)^n.
  ['d6!>=5>=6', [4 / 5, 4 / 25, 4 / 125]],
  // A 2 is as if it had not been rolled.
  ['d6!=2>=5', [3 / 5, 2 / 5, undefined]],
  // 1 to 3 are as if they had not been rolled; a 4 succeeds and explodes.
  ['d6!<=4>=4', [undefined, 2 / 3, 2 / 9]],
])('%s: failures that explode', (notation, [none, one, two]) => {
  const dice = parseDice(notation);
  if (isDiceProblem(dice)) throw new Error(dice.message);
  const law = new Map(exactDice(dice).outcomes);
  [none, one, two].forEach((p, n) => {
    if (p === undefined) expect(law.has(n)).toBe(false);
    else expect(law.get(n)).toBeCloseTo(p, 14);
  });
});

test('sums of exploding dice', () => {
  const chance = sum([{ count: 2, sides: 6, explode: { compare: '=', value: 6 } }, d(1, 4)], -1);
  expect(chance.read([6, 2, 3, 4])).toBe(14);
  expect(outcomesOf(chance).reduce((mean, [n, p]) => mean + n * p, 0)).toBeCloseTo(
    8.4 + 2.5 - 1,
    12,
  );
  expect(chance.notation).toBe('2d6!=6+d4-1');
});
