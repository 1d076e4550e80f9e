import { expect, test } from 'vitest';
import { countsOf } from './report.mjs';

test('Vitest and Playwright tell their counts under different names', () => {
  expect(countsOf({ numPassedTests: 7, numFailedTests: 2 }, false)).toEqual({
    passed: 7,
    failed: 2,
  });
  const stats = { expected: 5, flaky: 1, unexpected: 0 };
  expect(countsOf({ stats }, true)).toEqual({ passed: 6, failed: 0 });
});

test('a failed run without a failed test, a report or tests is a failure', () => {
  expect(countsOf({ numPassedTests: 7, numFailedTests: 0 }, false).failed).toBe(1);
  expect(countsOf(undefined, true)).toEqual({ passed: 0, failed: 1 });
  expect(countsOf({ numPassedTests: 0, numFailedTests: 0 }, true).failed).toBe(1);
});
