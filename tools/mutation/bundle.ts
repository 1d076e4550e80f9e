import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { instrument, type NumberedChange } from './instrument.ts';

/** What a worker runs for one test file. */
export interface TestBundle {
  readonly test: string;
  readonly code: string;
}

/**
 * Every test file with all it leans on as one script, the changes asleep in it. A script is compiled
 * once and can be started again and again, each time with fresh modules.
 */
export async function bundleTests(
  root: string,
  folder: string,
  tests: readonly string[],
  changes: ReadonlyMap<string, readonly NumberedChange[]>,
): Promise<TestBundle[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: [...tests],
    outbase: '.',
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['@skirmish-kit/source'],
    logLevel: 'error',
    external: ['vitest', 'fast-check', 'ajv', 'ajv/*'],
    plugins: [
      {
        name: 'changes',
        setup({ onLoad }) {
          onLoad({ filter: /[\\/](packages|tools)[\\/].*\.ts$/ }, ({ path }) => {
            const text = readFileSync(path, 'utf8');
            const contents = instrument(text, changes.get(path) ?? []);
            const here = JSON.stringify(pathToFileURL(path).href);
            return { contents: contents.replaceAll('import.meta.url', here), loader: 'ts' };
          });
        },
      },
    ],
  });
  return tests.map((test) => ({ test, code: join(folder, test.replace(/\.ts$/, '.js')) }));
}
