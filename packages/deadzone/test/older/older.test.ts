import { readFileSync } from 'node:fs';
import { isProblems, playRecord } from '@skirmish-kit/core';
import { deadzone } from '@skirmish-kit/deadzone';
import { expect, test } from 'vitest';

/** What becomes of records of earlier versions: read to the end, or until a changed rule in a line. */
const SAVED: readonly (readonly [name: string, result: string])[] = [
  ['version-1-2', 'fine'],
  ['version-1-4', 'line 21 record-other-dice'],
  ['version-1-6', 'fine'],
  ['version-1-9', 'fine'],
  ['version-1-18', 'line 26 record-refused-rule'],
  ['version-1-23', 'fine'],
  ['version-1-31', 'line 137 record-other-dice'],
  ['version-1-36', 'line 52 record-other-dice'],
  ['version-1-37', 'fine'],
  ['version-1-38', 'fine'],
];

function resultOf(name: string): string {
  const record = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');
  const played = playRecord(deadzone, record);
  if (isProblems(played)) return JSON.stringify(played);
  const { game, problem } = played;
  if (problem) return `${problem.path} ${problem.code}`;
  return game.outcome ? 'fine' : 'not over';
}

test.each(SAVED)('D4 record %s reads to: %s', (name, result) => {
  expect(resultOf(name)).toBe(result);
});
