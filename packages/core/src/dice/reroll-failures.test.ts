import { expect, test } from 'vitest';
import { rerollFailures, outcomesOf } from './index.ts';

test('a 1 may explode when nothing can fail: n successes have a chance of 1 in 2^n', () => {
  const law = outcomesOf(rerollFailures({ count: 1, sides: 2, at: 1, explodeOn: 1 }, 0));
  for (const [n, p] of law.slice(0, 9)) expect(p).toBeCloseTo(0.5 ** n, 14);
  expect(law[0]?.[0]).toBe(1);
});

test('a re-roll that was used is gone', () => {
  const once = rerollFailures({ count: 1, sides: 8, at: 4, explodeOn: 8 }, 1);
  expect(once.check([1, 8, 2])).toBeUndefined();
  const twice = rerollFailures({ count: 1, sides: 8, at: 4, explodeOn: 8 }, 2);
  expect(twice.check([1, 8, 2])).toMatchObject({ code: 'too-few-dice', params: { expected: 4 } });
});

test('the first of several impossible faces is reported', () => {
  const chance = rerollFailures({ count: 2, sides: 8, at: 4 }, 1);
  expect(chance.check([9, 10])).toMatchObject({ params: { die: 1, face: 9 } });
});

test('dice that do not exist are no test', () => {
  expect(() => rerollFailures({ count: 1, sides: 0, at: 4 }, 1)).toThrow('no die with 0 sides');
  expect(() => rerollFailures({ count: 1, sides: 1, at: 1, explodeOn: 1 }, 1)).toThrow('rest');
});

test.each([0, -1, 2.5, 9])('a d8 that is re-rolled never shows %d', (face) => {
  const chance = rerollFailures({ count: 2, sides: 8, at: 4 }, 1);
  expect(chance.check([1, 5, face])).toMatchObject({
    code: 'impossible-face',
    params: { die: 3, face, sides: 8 },
  });
});
