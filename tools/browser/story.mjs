// What the command line tells of a record, for tests in a browser that put it beside what a page tells.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/**
 * A command for tests: `skirmish replay - --lang …`, with the record on standard input.
 * @param {unknown} _context
 * @param {string} record
 * @param {string} language
 * @param {string} [system] the source of a system that is not built in
 * @returns {Promise<string[]>} its lines
 */
export async function story(_context, record, language, system) {
  const more = system ? ['--system', await bundled(system)] : [];
  const bin = join(root, 'packages/cli/bin/skirmish.js');
  const child = spawn(process.execPath, [bin, 'replay', '-', '--lang', language, ...more]);
  let out = '';
  child.stdout.on('data', (bytes) => (out += String(bytes)));
  child.stdin.end(record);
  await new Promise((done, failed) => child.on('close', done).on('error', failed));
  return out.trimEnd().split('\n');
}

/** @type {Map<string, Promise<string>>} */
const bundles = new Map();

/** @param {string} system */
function bundled(system) {
  const known = bundles.get(system) ?? bundle(system);
  bundles.set(system, known);
  return known;
}

/** @param {string} system */
async function bundle(system) {
  const outfile = join(mkdtempSync(join(tmpdir(), 'skirmish-story-')), 'system.mjs');
  await build({
    entryPoints: [join(root, system)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@skirmish-kit/source'],
    logLevel: 'error',
  });
  return outfile;
}
