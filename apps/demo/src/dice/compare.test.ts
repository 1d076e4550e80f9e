import { expect, test } from 'vitest';
import { isDiceProblem, parseDice, type ParsedDice } from '@skirmish-kit/core';
import { compare, visibleOutcomes } from './compare.ts';

function dice(text: string): ParsedDice {
  const parsed = parseDice(text);
  if (isDiceProblem(parsed)) throw new Error(parsed.message);
  return parsed;
}

test('a die against its like is as often higher as lower', () => {
  const { higher, equal, lower } = compare(
    visibleOutcomes(dice('d6')),
    visibleOutcomes(dice('d6')),
  );
  expect(equal).toBeCloseTo(1 / 6, 12);
  expect(higher).toBeCloseTo(15 / 36, 12);
  expect(lower).toBeCloseTo(15 / 36, 12);
});

test('the better of two twenties against one', () => {
  const { higher, equal, lower } = compare(
    visibleOutcomes(dice('2d20kh1')),
    visibleOutcomes(dice('d20')),
  );
  // Of 8,000 ways: sum over the lone die k of 400 - k², k² - (k - 1)² and (k - 1)².
  expect(higher).toBeCloseTo(5130 / 8000, 12);
  expect(equal).toBeCloseTo(400 / 8000, 12);
  expect(lower).toBeCloseTo(2470 / 8000, 12);
});
