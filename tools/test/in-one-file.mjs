import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Tests that play games by the hundred, count odds in two ways or read packs by the thousand. */
const LONG =
  /[\\/](?:agreement|bot|campaigns|chapters|hostile-\w+|invariants(?:-\d)?|named|oracle|position|random-board|worlds)\.test\.ts$/;

/** Among node modules: there Vitest leaves files to Node. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/tests');

/**
 * Makes one module of a long test and all it leans on, and has Node itself run it (a Vite plugin). Among
 * Vitest's own modules every call of an imported function is a look-up, which costs such a test up to a
 * third of its time.
 */
export function inOneFile() {
  return {
    name: 'in-one-file',
    enforce: 'pre',
    async load(id) {
      if (!LONG.test(id)) return null;
      const outdir = join(CACHE, createHash('sha256').update(id).digest('hex').slice(0, 16));
      const { metafile } = await build({
        entryPoints: { test: id },
        outdir,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        // What is loaded on demand stays a file of its own, as in what is shipped.
        splitting: true,
        metafile: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        conditions: ['@skirmish-kit/source'],
        external: ['vitest', 'esbuild', 'typescript'],
        plugins: [whereItWas()],
        sourcemap: 'inline',
        logLevel: 'silent',
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
      return `import ${JSON.stringify(join(outdir, 'test.mjs'))};`;
    },
  };
}

/** A module that asks where it is hears where its source is. */
function whereItWas() {
  return {
    name: 'where-it-was',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const contents = text
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
        return { contents, loader: 'ts' };
      });
    },
  };
}
