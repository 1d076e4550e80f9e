import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'create-system-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reported(...args: readonly string[]): { readonly status: number; readonly text: string } {
  let text = '';
  const status = run(args, (line) => (text += line));
  return { status, text };
}

test('a game is created in the given folder, and the next steps are printed', () => {
  const directory = join(folder, 'ford');
  const { status, text } = reported('river-ford', '--prefix', 'RF', '--directory', directory);
  expect(status).toBe(0);
  expect(text).toContain(`cd ${directory}`);
  expect(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).name).toBe('river-ford');
  expect(readFileSync(join(directory, '.gitignore'), 'utf8')).toContain('node_modules');
});

test('existing files are not overwritten', () => {
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  const { status, text } = reported('ford', '--directory', folder);
  expect(status).toBe(2);
  expect(text).toContain('is there already, and not empty');
});

test.each([[[]], [['one', 'two']], [['Ford']], [['ford', '--colour', 'red']]])(
  '%j is reported with what would be right',
  (args) => {
    const { status, text } = reported(...args);
    expect(status).toBe(2);
    expect(text).toContain('npm create @skirmish-kit/system <name>');
  },
);
