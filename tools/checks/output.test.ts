import { expect, test } from 'vitest';
import { shortened } from './output.mjs';

function shown(...pieces: string[]): string[] {
  const lines: string[] = [];
  const output = shortened((line) => lines.push(line));
  for (const piece of pieces) output.write(piece);
  output.end();
  return lines;
}

test('of a check that went well one line is left', () => {
  expect(
    shown(
      ' NX   Running targets test for 2 projects:\n\n- @skirmish-kit/core\n- skirmish-kit\n\n',
      '> nx run @skirmish-kit/core:test\n\n> node tools/checks/run.mjs test packages/core\n\n',
      'core test: 12 pas',
      'sed in 3 s\n',
    ),
  ).toEqual(['core test: 12 passed in 3 s']);
});

test('a result that was kept is told as such', () => {
  expect(
    shown('> nx run @skirmish-kit/core:test  [local cache]\n\ncore test: 12 passed in 3 s\n'),
  ).toEqual(['core test: 12 passed (as before)']);
});

test('colours change nothing, except that they are shown', () => {
  const dim = (text: string): string => `\u001b[2m${text}\u001b[22m`;
  expect(
    shown(
      `${dim('>')} nx run core:test  [local cache]\n${dim('-')} core\n${dim('')}\n${dim('bad')}\n`,
    ),
  ).toEqual([dim('bad')]);
});

test('everything that a failed check says is shown, and which failed', () => {
  const failure =
    'AssertionError: expected 1 to be 2\n  at turn.test.ts:3\ncore test: 1 FAILED in 3 s';
  const lines = shown(
    `> nx run core:test\n${failure}\nFailed tasks:\n\n- @skirmish-kit/core:test\n`,
  );
  expect(lines).toEqual([...failure.split('\n'), 'Failed tasks:', '- @skirmish-kit/core:test']);
});
