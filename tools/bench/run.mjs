// Runs benchmarks: npm run bench            all of them
//                  npm run bench -- dice    one
// Each bench is a TypeScript file beside this one that exports bench().
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;
/** Inside the repository, so that what is not bundled is found. */
const cache = join(here, '../../node_modules/.cache');
const all = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'));
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : all) {
  if (!existsSync(join(here, `${name}.ts`))) {
    console.error(`There is no bench "${name}". There are: ${all.join(', ')}.`);
    process.exit(2);
  }
  console.log(`\n── ${name} ${'─'.repeat(60)}`);
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, 'skirmish-bench-'));
  await build({
    entryPoints: [join(here, `${name}.ts`)],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded on demand stays a file of its own, as in what is shipped.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    // Drives browsers, and has to be where its own files are.
    external: ['@playwright/test'],
    banner: {
      js: "import { createRequire as require_ } from 'node:module'; const require = require_(import.meta.url);",
    },
  });
  const { bench } = await import(pathToFileURL(join(outdir, `${name}.mjs`)).href);
  await bench();
  rmSync(outdir, { recursive: true });
}
