import { expect, test } from 'vitest';
import { problem } from './problem.ts';
import { problemPlaceText } from './problem-text.ts';

test.each([
  { path: 'line 3', fr: 'ligne 3' },
  { path: 'pack marsh.json line 3', fr: 'pack marsh.json ligne 3' },
  { path: 'character 12', fr: 'caractère 12' },
  { path: 'word 6', fr: 'mot 6' },
  { path: 'line 5, character 3', fr: 'ligne 5, caractère 3' },
  { path: '/tiles/line/3', fr: '/tiles/line/3' },
  { path: 'seats/0', fr: 'seats/0' },
])('the place $path is said in both languages', ({ path, fr }) => {
  const found = problem(path, 'wrong', 'Wrong.');
  expect(problemPlaceText(found, 'en')).toBe(path);
  expect(problemPlaceText(found, 'fr')).toBe(fr);
});
