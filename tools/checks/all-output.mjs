import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';

/** How often is looked for more, in milliseconds. */
const PATIENCE = 200;

/**
 * Runs a program and hands on everything it says while it runs. It writes into a file and not into a
 * pipe: a program that ends itself by `process.exit` loses what a pipe had no room for, and Nx does.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, write: (text: string) => void }} options
 * @returns {Promise<number | null>} its exit status
 */
export function runAndShow(program, args, { cwd, env, write }) {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-output-'));
  const file = join(folder, 'output.txt');
  const written = openSync(file, 'a');
  const read = openSync(file, 'r');
  const text = new StringDecoder('utf8');
  const bytes = Buffer.alloc(1 << 16);
  const showMore = () => {
    for (let size = 1; size > 0;) {
      size = readSync(read, bytes, 0, bytes.length, null);
      if (size > 0) write(text.write(bytes.subarray(0, size)));
    }
  };
  const timer = setInterval(showMore, PATIENCE);
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', written, written] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => {
    clearInterval(timer);
    showMore();
    closeSync(written);
    closeSync(read);
    rmSync(folder, { recursive: true, force: true });
  });
}
