import { expect, test } from 'vitest';
import { problemText } from '../problem-text.ts';
import { seedProblem } from './seed-problem.ts';

test.each([
  [Infinity, 'A seed is a number or a text, not Infinity.'],
  [NaN, 'A seed is a number or a text, not NaN.'],
  [true, 'A seed is a number or a text, not boolean.'],
  [{ seed: 1 }, 'A seed is a number or a text, not object.'],
])('an invalid seed is quoted: %s', (seed, message) => {
  expect(seedProblem(seed, 'not-a-seed')).toMatchObject({ path: 'seed', message });
});

test('a seed that is too long is reported with its length alone', () => {
  const problem = seedProblem('x'.repeat(2_345), 'seed-too-long');
  expect(problem.message).toBe('A seed of 2345 characters is too long.');
  expect(problemText(problem, 'fr')).toBe('Une graine de 2345 caractères est trop longue.');
});
