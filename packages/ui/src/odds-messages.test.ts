import { expect, test } from 'vitest';
import { leftOut } from './odds-messages.ts';

test('a bound is said only where it changes a figure that is printed', () => {
  for (const noise of [0, 2e-15, 1e-12, 4.9e-7]) expect(leftOut(noise, 'en')).toBe('');
  expect(leftOut(5e-7, 'en')).toBe('Left out: less than 0.0001%.');
});

test('a bound is rounded up, and written as percent in both languages', () => {
  expect(leftOut(0.0000012, 'en')).toBe('Left out: less than 0.0002%.');
  expect(leftOut(0.000213, 'fr').replace(/\s/g, ' ')).toBe('Négligé : moins de 0,0213 %.');
});

test('many branches that were not followed are said as what they are', () => {
  expect(leftOut(0.03, 'en')).toBe('Too many branches: 3% of them were not followed to the end.');
});
