import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
