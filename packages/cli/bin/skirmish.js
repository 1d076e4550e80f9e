#!/usr/bin/env node
// In the repository the sources are bundled on the fly, so the command always runs what is there to
// read; installed from a registry there are only the built files.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const sources = join(here, '../src/main.ts');

const { run } = existsSync(sources) ? await fromSources() : await import('../dist/main.js');
process.exitCode = await run(process.argv.slice(2));

async function fromSources() {
  const { build } = await import('esbuild');
  const outdir = join(here, '../../../node_modules/.cache/skirmish');
  await build({
    entryPoints: { main: sources, 'sim-worker': join(here, '../src/sim-worker.ts') },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'error',
  });
  return import(pathToFileURL(join(outdir, 'main.mjs')).href);
}
