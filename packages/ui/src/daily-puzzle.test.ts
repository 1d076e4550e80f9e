import { expect, test } from 'vitest';
import { daysBefore, pickDaily, streakAt } from './daily-puzzle.ts';

const day = (n: number) => daysBefore('2026-11-01', -n);

test.each([1, 2, 13, 17, 26, 32, 221])(
  'each of %i puzzles has one day in turn, the same for everybody',
  (count) => {
    const list = Array.from({ length: count }, (_, i) => i);
    const round = list.map((n) => pickDaily(day(n), list));
    expect(new Set(round).size).toBe(count);
    expect(pickDaily(day(count), list)).toBe(round[0]);
    expect(pickDaily('1969-12-31', list)).toBeDefined();
  },
);

test('no list and no day have nothing', () => {
  expect(pickDaily(day(0), [])).toBeUndefined();
  expect(pickDaily('nonsense', [1])).toBeUndefined();
});

test('days in a row are counted up to today, and today may still come', () => {
  const solved = [day(1), day(3), day(4), day(5)];
  expect(streakAt(day(5), solved)).toBe(3);
  expect(streakAt(day(6), solved)).toBe(3);
  expect(streakAt(day(7), solved)).toBe(0);
  expect(streakAt(day(2), solved)).toBe(1);
});
