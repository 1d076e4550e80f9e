// node tools/build/package.mjs packages/reaction: builds one package: modules for bundlers
// (dist/**/*.js), types, and for a game system the embeds with the files beside them.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rollup } from 'rollup';
import {
  buildPackageEmbed,
  SOURCE,
  sourcePlugins,
  workersAsModules,
} from '@skirmish-kit/embed/build';
import { ENVIRONMENT, ROOT } from '../setup/install.mjs';
import { COMPILER } from '../types/compiler.mjs';
import { buildAllSystems } from './all-systems.mjs';

const folder = resolve(process.argv[2] ?? '.');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const embeds = manifest.skirmish?.embeds ?? {};
const entries = Object.values(manifest.exports)
  .map((entry) => entry[SOURCE])
  .filter((source) => source !== undefined)
  .concat(Object.values(embeds).flatMap(({ workers = {} }) => Object.values(workers)));

rmSync(join(folder, 'dist'), { recursive: true, force: true });
if (entries.length > 0) {
  await buildModules();
  buildTypes();
}
if (manifest.skirmish?.allSystems) await buildAllSystems(folder, ROOT);
else await buildPackageEmbed(folder);
if (manifest.customElements) describeElements();

/** Every entry point of package.json as modules, with dependencies left to the bundler of the user. */
async function buildModules() {
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const bundle = await rollup({
    input: entries.map((entry) => join(folder, entry)),
    external: (id) =>
      id.startsWith('node:') ||
      dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [workersAsModules(), ...sourcePlugins()],
    onwarn: failOnWarning,
  });
  await bundle.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: join(folder, 'src'),
    sourcemap: true,
    // The sources are published too; a map only has to say where.
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
  });
  await bundle.close();
}

/**
 * Types of every entry and of what it leads to come from the compiler, against the built types of
 * the packages this one leans on.
 */
function buildTypes() {
  const config = join(folder, 'dist', 'tsconfig.types.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        customConditions: [],
        emitDeclarationOnly: true,
        declaration: true,
        // Sources are checked by `types`, declarations by `install-packages.mjs`.
        noCheck: true,
        rootDir: '../src',
        outDir: '.',
      },
      files: entries.map((entry) => join('..', entry)),
    }),
  );
  run('node', [COMPILER, '-p', config]);
  rmSync(config);
  for (const file of readdirSync(join(folder, 'dist'), { recursive: true })) {
    if (file.endsWith('.d.ts')) nameBuiltFiles(join(folder, 'dist', file));
  }
}

/** The compiler leaves `./dice.ts` in declarations, which other compilers may refuse. */
function nameBuiltFiles(file) {
  const text = readFileSync(file, 'utf8');
  const named = text.replace(
    /(\bfrom |\bimport\(|\bimport )(['"])(\.[^'"]*)\.ts\2/g,
    '$1$2$3.js$2',
  );
  if (named !== text) writeFileSync(file, named);
}

function describeElements() {
  const globs = manifest.skirmish?.elements ?? ['src/element/**/*.ts'];
  run('custom-elements-manifest', [
    'analyze',
    '--litelement',
    '--quiet',
    '--globs',
    ...globs,
    '--exclude',
    '**/*.test.ts',
    '--outdir',
    'dist',
  ]);
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: folder, env: ENVIRONMENT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Flows call one another in circles, as rules do; anything else Rollup warns of is a mistake. */
function failOnWarning(warning) {
  if (warning.code === 'CIRCULAR_DEPENDENCY') return;
  throw new Error(`${manifest.name}: ${warning.message}`);
}
