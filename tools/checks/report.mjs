import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/install.mjs';

/** Where a check leaves how many passed; Nx keeps the file with the result and puts it back. */
export function reportFile(check, name) {
  return join(ROOT, 'test-results', check, `${name}.json`);
}

export function writeReport(file, counts) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(counts)}\n`);
}

/** @returns {{ passed: number, failed: number } | undefined} nothing when the check did not run */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * How many tests passed and failed in a report of Vitest or Playwright. A run that failed without a
 * failed test (a file that does not load, a server that does not start) counts as one failure, and
 * so does a run without any test.
 */
export function countsOf(report, succeeded) {
  const { passed, failed } = report?.stats
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
  const wrong = !succeeded || passed + failed === 0;
  return { passed, failed: wrong ? Math.max(failed, 1) : failed };
}
