import { expect, test } from 'vitest';
import { PUZZLES } from './collection.ts';
import { puzzleOfDay, streakAt } from './of-the-day.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10);

test('everybody gets the same puzzle on a day, and each comes before any comes again', () => {
  const round = PUZZLES.map((_, n) => puzzleOfDay(day(n))?.id);
  expect(new Set(round).size).toBe(PUZZLES.length);
  expect(puzzleOfDay(day(PUZZLES.length))?.id).toBe(round[0]);
  expect(puzzleOfDay('1969-12-31')).toBeDefined();
  expect(puzzleOfDay('nonsense')).toBeUndefined();
});

test('days in a row are counted up to today, and today may still come', () => {
  const solved = [day(1), day(3), day(4), day(5)];
  expect(streakAt(day(5), solved)).toBe(3);
  expect(streakAt(day(6), solved)).toBe(3);
  expect(streakAt(day(7), solved)).toBe(0);
  expect(streakAt(day(2), solved)).toBe(1);
});
