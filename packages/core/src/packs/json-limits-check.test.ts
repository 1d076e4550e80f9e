import { expect, test } from 'vitest';
import { findLimitViolation } from './json-limits-check.ts';
import { JSON_LIMITS } from './json-limits.ts';

const found = (value: unknown) => findLimitViolation(value, JSON_LIMITS);

test.each([
  ['a\u202eb', '202E'],
  ['bell\u0007', '0007'],
  ['\ufeff', 'FEFF'],
])('a hidden character is reported with its code point: %j', (text, code) => {
  expect(found({ name: text })).toEqual({
    path: '/name',
    code: 'hidden-character',
    params: { found: code },
  });
});

test('a long name in a path is reported with its first sixty characters', () => {
  const sixty = `ab${'x'.repeat(58)}`;
  expect(found({ [sixty]: NaN })?.path).toBe(`/${sixty}`);
  expect(found({ [`${sixty}y`]: NaN })?.path).toBe(`/${sixty}…`);
});

test('names in a path can be followed, whatever is in them', () => {
  expect(found({ 'a/b~c': [0, undefined] })?.path).toBe('/a~1b~0c/1');
});

test('an exceeded limit is reported with the limit', () => {
  const limits = { bytes: 100, depth: 1, entries: 2, text: 3 };
  expect(findLimitViolation([[]], limits)).toEqual({
    path: '/0',
    code: 'too-deep',
    params: { most: 1 },
  });
  expect(findLimitViolation([1, 2, 3], limits)?.params).toEqual({ most: 2 });
  expect(findLimitViolation('four', limits)?.params).toEqual({ found: 4, most: 3 });
});

test('objects without a prototype are plain, those of a class are not', () => {
  class Wolf {
    readonly age = 3;
  }
  expect(found(Object.assign(Object.create(null), { age: 3 }))).toBeUndefined();
  expect(found([new Wolf()])).toEqual({
    path: '/0',
    code: 'not-json',
    params: { found: 'a class' },
  });
  expect(found([new Date(0)])?.code).toBe('not-json');
  expect(found([7n])?.params).toEqual({ found: 'bigint' });
});

test('the first error in the order of the text is reported', () => {
  expect(found([NaN, undefined])?.path).toBe('/0');
  expect(found({ a: [1, NaN], b: NaN })?.path).toBe('/a/1');
});
