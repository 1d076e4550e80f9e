import { expect, test } from 'vitest';
import { closestMatch } from './closest-match.ts';

test.each([
  ['a letter too few', 'vetran', 'veteran'],
  ['a letter too many', 'veteeran', 'veteran'],
  ['another letter', 'vetaran', 'veteran'],
  ['two letters swapped', 'evteran', 'veteran'],
  ['two letters swapped at the end', 'veterna', 'veteran'],
  ['a letter missing at the end', 'vetera', 'veteran'],
  ['letters of another case', 'VETERAN', 'veteran'],
  ['two slips in five letters', 'vtean', undefined],
  ['two slips in six letters', 'vetren', 'veteran'],
  ['three slips', 'vetxyz', undefined],
])('%s: %s', (_, word, meant) => {
  expect(closestMatch(word, ['green', 'veteran', 'x'])).toBe(meant);
});

test('one slip in three letters is allowed, and one in a short word', () => {
  expect(closestMatch('abc', ['abd'])).toBe('abd');
  expect(closestMatch('abc', ['ade'])).toBeUndefined();
  expect(closestMatch('ab', ['ac'])).toBe('ac');
  expect(closestMatch('ab', ['cd'])).toBeUndefined();
  expect(closestMatch('abcdef', ['abcdxy'])).toBe('abcdxy');
  expect(closestMatch('abcdef', ['abcxyz'])).toBeUndefined();
});

test('a swap is one slip, not two', () => {
  expect(closestMatch('abcd', ['bacd'])).toBe('bacd');
  expect(closestMatch('abcd', ['abdc'])).toBe('abdc');
  expect(closestMatch('abcd', ['badc'])).toBeUndefined();
  expect(closestMatch('abcd', ['cbad'])).toBeUndefined();
});

test('the nearest of several, and of equally near ones the first', () => {
  expect(closestMatch('regullar', ['regula', 'regular', 'regulars'])).toBe('regular');
  expect(closestMatch('cat', ['bat', 'car'])).toBe('bat');
  expect(closestMatch('cats', ['bat', 'cats', 'car'])).toBe('cats');
});

test('words of 64 letters are compared, longer ones not', () => {
  const long = 'a'.repeat(64);
  expect(closestMatch(`${long.slice(1)}b`, [long])).toBe(long);
  expect(closestMatch(long, [`${long}b`])).toBeUndefined();
  expect(closestMatch(`${long}b`, [long])).toBeUndefined();
});

test('a letter that only moved on is no swap', () => {
  expect(closestMatch('bx', ['yb'])).toBeUndefined();
  expect(closestMatch('xb', ['by'])).toBeUndefined();
  expect(closestMatch('xb', ['bx'])).toBe('bx');
});
