// What the command line tells of a record, for tests in a browser that put it beside what a page tells.
import { mkdtempSync, rmSync } from 'node:fs';
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
export async function replayCommand(_context, record, language, system) {
  const more = system ? ['--system', await bundled(system)] : [];
  const { run } = await commandLine();
  /** @type {string[]} */
  const logged = [];
  await run(['replay', '-', '--lang', language, ...more], {
    out: (/** @type {string} */ line) => logged.push(...line.split('\n')),
    err: (/** @type {string} */ line) => logged.push(line),
    progress: () => undefined,
    async *lines() {
      yield* record.split('\n');
    },
  });
  return logged;
}

/** @type {Promise<{ run(args: readonly string[], terminal: object): Promise<number> }> | undefined} */
let commands;

/** Its sources, put together once for all stories. */
function commandLine() {
  commands ??= import('../../packages/cli/bin/from-sources.js').then(({ fromSources }) =>
    fromSources(),
  );
  return commands;
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
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-story-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'system.mjs');
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
