import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { writeOutput } from './write-output.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);

test('a file is replaced whole, with its rights, and nothing else is left', () => {
  mkdirSync(at('games'));
  const file = at('games/game.txt');
  writeOutput(file, 'old');
  chmodSync(file, 0o640);
  writeOutput(file, 'new');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['new', 0o640]);
  expect(readdirSync(at('games'))).toEqual(['game.txt']);
});

test('a link to a file stays a link', () => {
  writeFileSync(at('real.txt'), 'old');
  symlinkSync(at('real.txt'), at('link.txt'));
  writeOutput(at('link.txt'), 'new');
  expect(readFileSync(at('real.txt'), 'utf8')).toBe('new');
});

test.runIf(existsSync('/dev/full'))('a device is written to, and a full one is reported', () => {
  expect(() => writeOutput('/dev/full', 'text')).toThrow(
    'The file /dev/full cannot be written: the disk is full.',
  );
});

test('a missing folder, and a folder in place of the file, are reported', () => {
  expect(() => writeOutput(at('nowhere/game.txt'), '')).toThrow('its folder is not there');
  mkdirSync(at('taken'));
  expect(() => writeOutput(at('taken'), '')).toThrow('it is a folder');
});
