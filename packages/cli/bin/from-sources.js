import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '../../../node_modules/.cache/skirmish');

/** A bundle that has not run for a day is deleted: its sources have changed. */
const MAX_AGE = 24 * 60 * 60 * 1000;

/**
 * Bundles the sources and gives what they export. Every bundle lies in a folder named after what is
 * in it and is put there in one go: commands that run at the same time, also of sources that are
 * just being changed, never read a file that another one is writing.
 */
export async function fromSources() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: {
      main: join(here, '../src/main.ts'),
      'sim-worker': join(here, '../src/sim-worker.ts'),
    },
    outdir: cache,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@skirmish-kit/source'],
    // Has a binary, which no bundle can hold.
    external: ['@resvg/resvg-js'],
    logLevel: 'error',
    write: false,
  });
  const folder = join(cache, nameOf(outputFiles));
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  else put(outputFiles, folder);
  return import(pathToFileURL(join(folder, 'main.mjs')).href);
}

function nameOf(files) {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(basename(path)).update('\0').update(contents);
  return hash.digest('hex').slice(0, 16);
}

function put(files, folder) {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  for (const { path, contents } of files) writeFileSync(join(draft, basename(path)), contents);
  try {
    renameSync(draft, folder);
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true });
    // Another command has put the same bundle there first.
    if (!existsSync(folder)) throw fault;
  }
  for (const name of readdirSync(cache)) forgetOld(join(cache, name));
}

function forgetOld(folder) {
  const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > MAX_AGE) rmSync(folder, { recursive: true, force: true });
}
