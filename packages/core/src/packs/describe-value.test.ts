import { expect, test } from 'vitest';
import { describeValue } from './describe-value.ts';

test.each([
  ['moloch', 'moloch'],
  [7, '7'],
  [null, 'null'],
  [undefined, 'undefined'],
  [false, 'false'],
  [[1, 2], '[…]'],
  [{ toString: null }, '{…}'],
])('%j is named as %s', (value, text) => {
  expect(describeValue(value)).toBe(text);
});

test('a long text is cut at forty characters, or at the given number', () => {
  const text = `ab${'x'.repeat(100)}`;
  expect(describeValue(text)).toBe(`ab${'x'.repeat(38)}`);
  expect(describeValue(text, 3)).toBe('abx');
});
