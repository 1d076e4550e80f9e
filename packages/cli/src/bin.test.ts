import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { temporaryFolder } from './testing/temporary-folder.ts';

const BIN = fileURLToPath(new URL('../bin/skirmish.js', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly err: string;
}

/** Runs the command as a shell would; `enough` closes its output after the first bytes. */
function skirmish(args: readonly string[], enough = false): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let err = '';
    child.stderr.on('data', (bytes) => (err += String(bytes)));
    child.stdout.on('data', () => enough && child.stdout.destroy());
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, err }));
  });
}

test('commands that run at the same time do not disturb each other', async () => {
  const ended = await Promise.all(Array.from({ length: 4 }, () => skirmish(['dice', 'd6'])));
  expect(ended).toEqual(Array(4).fill({ code: 0, err: '' }));
});

test('a reader who has read enough is no fault', async () => {
  expect(await skirmish(['rules', 'neuroshima-hex', '--json'], true)).toEqual({ code: 0, err: '' });
});

/** Runs the command in a shell, with `skirmish` for the command itself. */
function inShell(script: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', script.replace('skirmish', `"$NODE" "$BIN"`)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE: process.execPath, BIN },
    });
    let err = '';
    child.stderr.on('data', (bytes) => (err += String(bytes)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, err }));
  });
}

const folder = temporaryFolder();

test('a save that does not fit leaves the old file as it was, and says why', async () => {
  const play = (seed: number) => [
    'play',
    'reaction',
    '--bots',
    'random,random',
    '--seed',
    `${seed}`,
  ];
  const file = join(folder, 'game.txt');
  expect(await skirmish([...play(7), '--save', file])).toEqual({ code: 0, err: '' });
  const old = readFileSync(file, 'utf8');
  const limited = await inShell(`ulimit -f 1; skirmish ${play(8).join(' ')} --save ${file}`);
  expect(limited).toEqual({
    code: 1,
    err: `The file ${file} cannot be written: it is larger than files may be here. The old file is as it was.\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe(old);
  expect(readdirSync(folder)).toEqual(['game.txt']);
});

test.runIf(existsSync('/dev/full'))('a full disk is reported in one line', async () => {
  expect(await inShell('skirmish rules neuroshima-hex > /dev/full')).toEqual({
    code: 1,
    err: 'The output cannot be written: the disk is full.\n',
  });
});

test('a closed error stream does not stop a command', async () => {
  const ended = await inShell(
    'skirmish nonsense 2>&1 >/dev/null | true; echo ${PIPESTATUS[0]} >&2',
  );
  expect(ended.err).toBe('2\n');
});
