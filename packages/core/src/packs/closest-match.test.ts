import { expect, test } from 'vitest';
import { nearest } from './closest-match.ts';

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
  expect(nearest(word, ['green', 'veteran', 'x'])).toBe(meant);
});

test('one slip in three letters is allowed, and one in a short word', () => {
  expect(nearest('abc', ['abd'])).toBe('abd');
  expect(nearest('abc', ['ade'])).toBeUndefined();
  expect(nearest('ab', ['ac'])).toBe('ac');
  expect(nearest('ab', ['cd'])).toBeUndefined();
  expect(nearest('abcdef', ['abcdxy'])).toBe('abcdxy');
  expect(nearest('abcdef', ['abcxyz'])).toBeUndefined();
});

test('a swap is one slip, not two', () => {
  expect(nearest('abcd', ['bacd'])).toBe('bacd');
  expect(nearest('abcd', ['abdc'])).toBe('abdc');
  expect(nearest('abcd', ['badc'])).toBeUndefined();
  expect(nearest('abcd', ['cbad'])).toBeUndefined();
});

test('the nearest of several, and of equally near ones the first', () => {
  expect(nearest('regullar', ['regula', 'regular', 'regulars'])).toBe('regular');
  expect(nearest('cat', ['bat', 'car'])).toBe('bat');
  expect(nearest('cats', ['bat', 'cats', 'car'])).toBe('cats');
});

test('words of 64 letters are compared, longer ones not', () => {
  const long = 'a'.repeat(64);
  expect(nearest(`${long.slice(1)}b`, [long])).toBe(long);
  expect(nearest(long, [`${long}b`])).toBeUndefined();
  expect(nearest(`${long}b`, [long])).toBeUndefined();
});

test('a letter that only moved on is no swap', () => {
  expect(nearest('bx', ['yb'])).toBeUndefined();
  expect(nearest('xb', ['by'])).toBeUndefined();
  expect(nearest('xb', ['bx'])).toBe('bx');
});
