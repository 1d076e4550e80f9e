import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Inside the repository, so that what is not bundled is found. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

/** Runs a TypeScript module of the workspace, with all it leans on, as it would be shipped. */
export async function loadSource(file) {
  mkdirSync(CACHE, { recursive: true });
  const outdir = mkdtempSync(join(CACHE, 'skirmish-source-'));
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  await build({
    entryPoints: [file],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded on demand stays a file of its own, as in what is shipped.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@skirmish-kit/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    // They look for programs or for themselves, and have to be where their own files are.
    external: ['@playwright/test', 'esbuild', 'typescript'],
    banner: {
      js: "import { createRequire as require_ } from 'node:module'; const require = require_(import.meta.url);",
    },
  });
  return import(pathToFileURL(join(outdir, `${basename(file, '.ts')}.mjs`)).href);
}
