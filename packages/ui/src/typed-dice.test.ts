import { expect, test } from 'vitest';
import { d, opposed, successes, sum, rollTogether } from '@skirmish-kit/core';
import { whyNotTyped } from './typed-dice.ts';

const two = sum([d(2, 6)]);
const duel = opposed(two, sum([d(1, 8)]));

test('an empty input is refused with a sentence', () => {
  expect(whyNotTyped(two, [''])).toMatchObject({ code: 'no-faces' });
  expect(whyNotTyped(two, [' , '])).toMatchObject({ code: 'no-faces' });
  expect(whyNotTyped(rollTogether(two, two), [''])).toMatchObject({ code: 'no-faces' });
  expect(whyNotTyped(duel, ['', '3 5 8'])).toMatchObject({ code: 'no-faces' });
  expect(whyNotTyped(two, ['3 5'])).toBeUndefined();
});

test('a roll of no dice needs no dice', () => {
  expect(whyNotTyped(successes({ count: 0, sides: 8, at: 5 }), [''])).toBeUndefined();
});

test('a die too many is never taken for a die of the other person', () => {
  expect(whyNotTyped(duel, ['3 5', '8'])).toBeUndefined();
  expect(whyNotTyped(duel, ['3', '5 8'])).toMatchObject({
    code: 'too-few-dice',
    params: { expected: 2, given: 1 },
  });
  expect(whyNotTyped(duel, ['3 5 1', '8'])).toMatchObject({
    code: 'too-many-dice',
    params: { expected: 2, given: 3 },
  });
});

test('a face that is not on the die is refused before the count', () => {
  expect(whyNotTyped(duel, ['9 1', '8'])).toMatchObject({ code: 'impossible-face' });
  expect(whyNotTyped(two, ['x'])).toMatchObject({ code: 'not-a-face', params: { face: 'x' } });
});
