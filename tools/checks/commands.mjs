import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../setup/install.mjs';
import { COMPILER } from '../types/compiler.mjs';

/** Files in the root of the workspace, which belong to no other project. */
const OF_THE_WORKSPACE = ['*.{json,js,ts}', '.oxfmtrc.json', '.changeset/*.json'];

/** Runs the examples and commands of all documents: a check of its own, which vitest.config.ts leaves out of the unit tests. */
const EXAMPLES = 'tools/examples/';

/**
 * The commands of each check for the project in a folder, run one after another in the root of the
 * workspace. A check that counts single tests names in `counts` the file where its counts will be.
 */
export const COMMANDS = {
  format: (folder) => ({
    commands: [['oxfmt', '--check', ...pathsOf(folder)]],
  }),
  'all-format': () => ({ commands: [['oxfmt', '--check']] }),
  lint: (folder) => ({
    commands: [
      ['oxlint', '--deny-warnings', folder === '.' ? 'vitest.config.ts' : folder],
      ['node', 'tools/lint/retired-words.mjs', folder],
    ],
  }),
  'all-lint': () => ({
    commands: [
      ['oxlint', '--deny-warnings'],
      ['node', 'tools/lint/retired-words.mjs'],
    ],
  }),
  types: (folder) => ({ commands: [['node', COMPILER, '-p', typesConfig(folder)]] }),
  'all-types': () => ({ commands: [['node', COMPILER, '-p', 'tsconfig.json']] }),
  unused: () => ({
    commands: [['tsx', '--conditions=@skirmish-kit/source', 'tools/unused/check.mjs']],
  }),
  schemas: () => ({ commands: [['node', 'tools/schema/compile.mjs', '--check']] }),
  rules: (folder) => ({ commands: [['node', 'tools/rules/coverage.mjs', folder]] }),
  test: (folder, counts) =>
    vitest('node', `${folder}/`, counts, { SKIRMISH_APART: `${EXAMPLES}**` }),
  'test-browser': (folder, counts) => vitest('browser', `${folder}/`, counts),
  examples: (_, counts) => vitest('node', EXAMPLES, counts),
  build: (folder) => ({
    commands: folder.startsWith('apps/')
      ? [
          ['vite', 'build', folder],
          ['node', 'packages/embed/build/main.mjs', folder],
        ]
      : [['node', 'tools/build/package.mjs', folder]],
  }),
  size: (folder) => ({ commands: [['node', 'tools/size/check.mjs', folder]] }),
  pack: (folder) => ({
    commands: [['node', 'tools/publish/check-package.mjs', folder, packFile(folder)]],
  }),
  install: () => ({ commands: [['node', 'tools/publish/install-packages.mjs']] }),
  release: () => ({ commands: [['node', 'tools/publish/release-dry-run.mjs']] }),
  e2e: (_, counts) => ({
    commands: [['playwright', 'test', '-c', 'e2e/playwright.config.ts']],
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
  return { commands: [command], counts, env };
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
