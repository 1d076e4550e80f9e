// Searches games between bots for puzzles with exactly one solution up to symmetry, and prints each
// as a line of JSON with what the solver found out about it:
//   node tools/puzzles/make.mjs 0 50      games of the seeds 0 to 49
// Picked, named and put into packages/neuroshima-hex/src/puzzles/puzzles.json by hand.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [from = '0', to = '10'] = process.argv.slice(2);
const outdir = mkdtempSync(join(tmpdir(), 'skirmish-puzzles-'));
await build({
  entryPoints: [join(import.meta.dirname, 'search.ts')],
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
const { search } = await import(pathToFileURL(join(outdir, 'search.mjs')).href);
search(Number(from), Number(to), (puzzle, facts) => console.log(JSON.stringify({ puzzle, facts })));
