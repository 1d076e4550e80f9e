import { expect, test } from 'vitest';
import { d, rerollAny, rerollWhole, sum } from './index.ts';

test('what was decided for one roll is not taken for another', () => {
  const chance = rerollAny({ count: 1, sides: 8, at: 5, explodeOn: 8 }, (got) =>
    got >= 1 ? 1 : 0,
  );
  expect(chance.check([1])).toMatchObject({ code: 'too-few-dice', params: { expected: 2 } });
  expect(chance.check([8, 8, 6])).toBeUndefined();
});

test('a roll that is worth as much as any other is kept', () => {
  const chance = rerollWhole(sum([d(1, 6)]), () => 1);
  expect(chance.check([3])).toBeUndefined();
  expect(chance.read([3])).toBe(3);
});

test('a face that cannot be rolled is told before anything is decided', () => {
  const any = rerollAny({ count: 2, sides: 8, at: 4 }, (got) => got);
  expect(any.check([1, 9])).toMatchObject({ code: 'impossible-face', params: { die: 2 } });
});
