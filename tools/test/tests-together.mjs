import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');

/** Among node modules: there Vitest leaves files as they are. */
const CACHE = join(ROOT, 'node_modules/.cache/tests');

/** In milliseconds. */
const A_DAY = 86_400_000;

/** Tests of what is known before any chapter was learnt: theirs is a world of its own. */
const ALONE = /[\\/](?:play)\.test\.ts$/;

/** Tests that load a module in TypeScript while they run, which Vite translates for them. */
const LEFT_TO_VITE =
  /[\\/](?:cli[\\/]src[\\/]commands[\\/](?:packs|validate)|examples[\\/]commands)\.test\.ts$/;

/** Where tests run: which they are, for what they are made, and where a module is told to be. */
const PLACES = {
  node: {
    isTest: (file) => /(?<!\.browser)\.test\.ts$/.test(file) && !LEFT_TO_VITE.test(file),
    made: { platform: 'node', target: 'node20', sourcemap: 'inline' },
    addressOf: (file) => JSON.stringify(pathToFileURL(file).href),
  },
  page: {
    isTest: (file) => file.endsWith('.browser.test.ts'),
    made: { platform: 'browser', target: 'es2022', sourcemap: 'linked' },
    addressOf: (file) => `(location.origin+${JSON.stringify(pathOnServer(file))})`,
  },
};

/**
 * Puts the tests of a project and all they lean on together before they run (a Vite plugin). Among
 * Vitest's own modules every file is asked for and translated by itself, and in Node every call of an
 * imported function is a look-up: that costs a test of rules a third of its time.
 *
 * @param {'node' | 'page'} where
 */
export function testsTogether(where) {
  const place = PLACES[where];
  /** What each test is by now, by its file. */
  const built = new Map();
  let isWatching = false;
  return {
    name: 'tests-together',
    enforce: 'pre',
    configResolved: ({ server }) => {
      isWatching = server.watch !== null;
    },
    async load(id) {
      const [file] = id.split('?');
      const project = projectOf(file);
      if (!project || !place.isTest(file)) return null;
      // Asked for again: something has changed.
      if (ALONE.test(file) || built.get(file)?.handedOut)
        built.set(file, { made: together([file], project, place) });
      if (!built.has(file)) {
        const tests = testsIn(project, place);
        const made = together(tests, project, place);
        for (const test of tests) built.set(test, { made });
      }
      const test = built.get(file);
      test.handedOut = true;
      const { inputs, outputOf } = await test.made;
      if (isWatching) for (const each of inputs) this.addWatchFile(each);
      return `import ${JSON.stringify(outputOf.get(file))};`;
    },
  };
}

/** The folder of the package or app that a file belongs to. */
function projectOf(file) {
  const [group, name] = relative(ROOT, file).split(/[\\/]/);
  return ['packages', 'apps'].includes(group) ? join(ROOT, group, name) : undefined;
}

function testsIn(project, { isTest }) {
  return readdirSync(project, { recursive: true })
    .filter((path) => !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(path))
    .map((path) => join(project, path))
    .filter((path) => isTest(path) && !ALONE.test(path));
}

/** Modules of these tests, with what they share beside them; each under the name of what is in it. */
async function together(tests, project, { made, addressOf }) {
  const key = createHash('sha256').update(tests.join('\n')).digest('hex').slice(0, 16);
  const outdir = join(CACHE, key);
  forgetOld(outdir);
  const { metafile } = await build({
    ...made,
    entryPoints: tests,
    outbase: project,
    outdir,
    entryNames: '[dir]/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded on demand stays a file of its own, as in what is shipped.
    splitting: true,
    // What a test imports is loaded, whether it uses it or not.
    ignoreAnnotations: true,
    metafile: true,
    format: 'esm',
    conditions: ['@skirmish-kit/source'],
    plugins: [onlyOurs(), whereItWas(addressOf)],
    logLevel: 'silent',
    absWorkingDir: ROOT,
  });
  const outputOf = new Map();
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint) outputOf.set(resolve(ROOT, entryPoint), resolve(ROOT, output));
  const inputs = Object.keys(metafile.inputs).map((input) => resolve(ROOT, input));
  return { inputs, outputOf };
}

/**
 * Sources as modules that Node can load, with what they share beside them.
 *
 * @param {readonly string[]} sources
 * @returns {Promise<Map<string, string>>} the module of each source
 */
export async function modulesOf(sources) {
  const { outputOf } = await together(sources, ROOT, PLACES.node);
  return outputOf;
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

/** Packages of others are left to Node, or to Vite. */
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

/** How sources name the file of a worker. */
const WORKER = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)(?=, \{ type: 'module' \})/g;

/** A module that asks where it is hears where its source is. */
function whereItWas(addressOf) {
  return {
    name: 'where-it-was',
    setup({ onLoad }) {
      onLoad({ filter: /\.m?[jt]s$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!text.includes('import.meta')) return null;
        if (text.includes('import.meta.glob'))
          throw new Error(`${path}: only Vite knows import.meta.glob, here it would find nothing.`);
        const contents = text
          // As Vite asks for it.
          .replace(
            WORKER,
            (_, worker) => `new URL('${worker}?worker_file&type=module', import.meta.url)`,
          )
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.url', addressOf(path));
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
}

/** Where Vite serves a file of the workspace. */
function pathOnServer(file) {
  return `/${relative(ROOT, file).replaceAll('\\', '/')}`;
}
