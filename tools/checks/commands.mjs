import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../setup/install.mjs';
import { COMPILER } from '../types/compiler.mjs';

/** What lies in the root of the workspace and belongs to no other project. */
const OF_THE_WORKSPACE = ['*.{json,js,ts}', '.oxfmtrc.json', '.changeset/*.json'];

/** Runs the examples and commands of all documents, as a check of its own: told to vitest.config.ts, it is no unit test. */
const EXAMPLES = 'tools/examples/';

/**
 * The command of each check, for the project in a folder, run in the root of the workspace. A check
 * that counts single tests says in which file its `counts` will be.
 */
export const COMMANDS = {
  format: (folder) => ({
    command: ['oxfmt', '--check', ...pathsOf(folder)],
  }),
  'all-format': () => ({ command: ['oxfmt', '--check'] }),
  lint: (folder) => ({
    command: ['oxlint', '--deny-warnings', folder === '.' ? 'vitest.config.ts' : folder],
  }),
  'all-lint': () => ({ command: ['oxlint', '--deny-warnings'] }),
  types: (folder) => ({ command: ['node', COMPILER, '-p', typesConfig(folder)] }),
  'all-types': () => ({ command: ['node', COMPILER, '-p', 'tsconfig.json'] }),
  unused: () => ({ command: ['node', 'tools/unused/check.mjs'] }),
  schemas: () => ({ command: ['node', 'tools/schema/compile.mjs', '--check'] }),
  rules: (folder) => ({ command: ['node', 'tools/rules/coverage.mjs', folder] }),
  test: (folder, counts) =>
    vitest('node', `${folder}/`, counts, { SKIRMISH_APART: `${EXAMPLES}**` }),
  'test-browser': (folder, counts) => vitest('browser', `${folder}/`, counts),
  examples: (_, counts) => vitest('node', EXAMPLES, counts),
  build: (folder) => ({
    command: folder.startsWith('apps/')
      ? ['vite', 'build', folder]
      : ['node', 'tools/build/package.mjs', folder],
  }),
  size: (folder) => ({ command: ['node', 'tools/size/check.mjs', folder] }),
  pack: (folder) => ({
    command: ['node', 'tools/publish/check-package.mjs', folder, packFile(folder)],
  }),
  install: () => ({ command: ['node', 'tools/publish/install-packages.mjs'] }),
  release: () => ({ command: ['node', 'tools/publish/release-dry-run.mjs'] }),
  e2e: (_, counts) => ({
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    env: { SKIRMISH_COUNTS: counts },
    counts,
  }),
};

/** Where the tarball of a package is kept for the check that installs it. */
function packFile(folder) {
  return `test-results/pack/${basename(folder)}.tgz`;
}

function pathsOf(folder) {
  return folder === '.' ? OF_THE_WORKSPACE : [folder];
}

function vitest(project, path, counts, env = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`];
  const command = ['vitest', 'run', '--project', project, join(ROOT, path), ...reporters];
  return { command, counts, env };
}

/** The settings of the whole workspace (tsconfig.json), for one project. */
function typesConfig(folder) {
  const cache = join(ROOT, 'node_modules/.cache/types');
  const file = join(cache, `${basename(folder)}.json`);
  const all = `../../../${folder}`;
  const config = {
    extends: '../../../tsconfig.json',
    include: [`${all}/**/*.ts`, ...(folder === 'tools' ? ['../../../*.config.ts'] : [])],
    exclude: [`${all}/dist`, `${all}/node_modules`],
  };
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  return file;
}
