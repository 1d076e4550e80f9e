// Which targets every project of the workspace has, inferred from what lies in its folder (an Nx
// plugin, named in nx.json). Their inputs, outputs and order are in nx.json; every check leaves its
// counts in test-results/<target>/<folder>.json, which Nx keeps with its result.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Every check of a project, in the order in which they run. */
export const CHECKS = [
  'format',
  'all-format',
  'lint',
  'all-lint',
  'types',
  'all-types',
  'unused',
  'schemas',
  'rules',
  'test',
  'examples',
  'test-browser',
  'build',
  'size',
  'pack',
  'install',
  'release',
  'e2e',
];

/** Checks of a project, and what does the same for all of them without starting a tool for each. */
export const WORKSPACE_TARGETS = { format: 'all-format', lint: 'all-lint', types: 'all-types' };

/** The targets of the project in a folder, by name. */
export function targetsOf(root, folder) {
  const at = (path) => join(root, folder, path);
  const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const name = shortName(folder);
  const files = folder === '.' ? [] : filesIn(at('.'));
  const published = !manifest.private;
  const inTheMaking = isPrivate(folder, manifest);
  const has = {
    format: true,
    lint: files.some((file) => /\.(ts|js|mjs|cjs)$/.test(file)) || name === 'workspace',
    types: files.some((file) => file.endsWith('.ts')),
    ...Object.fromEntries(
      Object.values(WORKSPACE_TARGETS).map((check) => [check, name === 'workspace']),
    ),
    examples: name === 'workspace',
    test: files.some((file) => /(?<!\.browser)\.test\.ts$/.test(file)),
    'test-browser': files.some((file) => file.endsWith('.browser.test.ts')),
    rules: !inTheMaking && catalogueOf(root, folder) !== undefined,
    size: manifest.skirmish?.embeds !== undefined || manifest.skirmish?.allSystems === true,
    build: published || existsSync(at('vite.config.ts')),
    pack: published,
    install: name === 'tools',
    release: name === 'tools',
    schemas: name === 'tools',
    unused: name === 'workspace',
    e2e: name === 'e2e',
  };
  return Object.fromEntries(
    CHECKS.filter((check) => has[check]).map((check) => [
      check,
      {
        executor: 'nx:run-commands',
        options: { command: `node tools/checks/run.mjs ${check} ${folder}`, cwd: '.' },
        outputs: [
          `{workspaceRoot}/test-results/${check}/${name}.json`,
          ...(check === 'build' ? ['{projectRoot}/dist'] : []),
          ...(check === 'pack' ? [`{workspaceRoot}/test-results/pack/${name}.tgz`] : []),
        ],
      },
    ]),
  );
}

/** A package that is still private; an app is never published. */
export function isPrivate(folder, manifest) {
  return manifest.private === true && folder.startsWith('packages/');
}

/** The rule texts of the system in a folder, or of the one that new ones are copied from. */
export function catalogueOf(root, folder) {
  return ['src', 'template/src']
    .map((inside) => join(folder, inside, 'rules/catalogue.ts'))
    .find((file) => existsSync(join(root, file)));
}

/** The folders of all projects. */
export function projectFolders(root) {
  const inside = (group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`);
  return ['.', ...inside('packages'), ...inside('apps'), 'tools', 'e2e'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
}

/** `core` for packages/core, `workspace` for what lies in the root itself. */
export function shortName(folder) {
  return folder === '.' ? 'workspace' : basename(folder);
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist)$/.test(entry.name)) return [];
    return entry.isDirectory() ? filesIn(join(folder, entry.name)) : [entry.name];
  });
}

/** @type {import('nx/src/devkit-exports').CreateNodesV2} */
export const createNodesV2 = [
  '{package.json,{packages,apps}/*/package.json,{tools,e2e}/package.json}',
  (files, _, { workspaceRoot }) =>
    files.map((file) => {
      const folder = dirname(file);
      return [file, { projects: { [folder]: { targets: targetsOf(workspaceRoot, folder) } } }];
    }),
];
