import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');

/** Among node modules: there Vitest leaves files to Node. */
const CACHE = join(ROOT, 'node_modules/.cache/tests');

/** In milliseconds. */
const A_DAY = 86_400_000;

/** Tests of what is known before any chapter was learnt: theirs is a world of its own. */
const ALONE = /[\\/](?:chapters|play)\.test\.ts$/;

/** Tests that load a module in TypeScript while they run, which Vite translates for them. */
const LEFT_TO_VITE = /[\\/]cli[\\/]src[\\/]commands[\\/](?:packs|validate)\.test\.ts$/;

/**
 * Puts the tests of a project and all they lean on together, and has Node itself run them (a Vite plugin).
 * Among Vitest's own modules every file is read and translated by itself, and every call of an imported
 * function is a look-up: that costs a test of rules a third of its time.
 */
export function testsTogether() {
  /** What each test is by now, by its file. */
  const built = new Map();
  return {
    name: 'tests-together',
    enforce: 'pre',
    async load(id) {
      const project = projectOf(id);
      if (!project || !isTaken(id)) return null;
      // Asked for again: something has changed.
      if (ALONE.test(id) || built.get(id)?.handedOut)
        built.set(id, { made: together([id], project) });
      if (!built.has(id)) {
        const tests = testsIn(project);
        const made = together(tests, project);
        for (const test of tests) built.set(test, { made });
      }
      const test = built.get(id);
      test.handedOut = true;
      const { inputs, outputOf } = await test.made;
      for (const file of inputs) this.addWatchFile(file);
      return `import ${JSON.stringify(outputOf.get(id))};`;
    },
  };
}

function isTaken(file) {
  return /(?<!\.browser)\.test\.ts$/.test(file) && !LEFT_TO_VITE.test(file);
}

/** The folder of the package or app that a file belongs to. */
function projectOf(file) {
  const [group, name] = relative(ROOT, file).split(/[\\/]/);
  return ['packages', 'apps'].includes(group) ? join(ROOT, group, name) : undefined;
}

function testsIn(project) {
  return readdirSync(project, { recursive: true })
    .filter(
      (path) => isTaken(join(project, path)) && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(path),
    )
    .map((path) => join(project, path))
    .filter((path) => !ALONE.test(path));
}

/** Modules of these tests, with what they share beside them; each under the name of what is in it. */
async function together(tests, project) {
  const key = createHash('sha256').update(tests.join('\n')).digest('hex').slice(0, 16);
  const outdir = join(CACHE, key);
  forgetOld(outdir);
  const { metafile } = await build({
    entryPoints: tests,
    outbase: project,
    outdir,
    entryNames: '[dir]/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded on demand stays a file of its own, as in what is shipped.
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@skirmish-kit/source'],
    plugins: [onlyOurs(), whereItWas()],
    sourcemap: 'inline',
    logLevel: 'silent',
    absWorkingDir: ROOT,
  });
  const outputOf = new Map();
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint) outputOf.set(resolve(ROOT, entryPoint), resolve(ROOT, output));
  const inputs = Object.keys(metafile.inputs).map((input) => resolve(ROOT, input));
  return { inputs, outputOf };
}

/** What was made of sources that have changed since; a run that still goes on keeps its own. */
function forgetOld(folder) {
  if (!existsSync(folder)) return;
  for (const path of readdirSync(folder, { recursive: true })) {
    const file = join(folder, path);
    const made = statSync(file);
    if (made.isFile() && Date.now() - made.mtimeMs > A_DAY) rmSync(file);
  }
}

/** Packages of others are left to Node. */
function onlyOurs() {
  return {
    name: 'only-ours',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@skirmish-kit/') ? null : { external: true },
      );
    },
  };
}

/** A module that asks where it is hears where its source is. */
function whereItWas() {
  return {
    name: 'where-it-was',
    setup({ onLoad }) {
      onLoad({ filter: /\.m?[jt]s$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!text.includes('import.meta')) return null;
        const contents = text
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
}
