import type { KnipConfig } from 'knip';

/** Commands that the scripts of package.json do not name: other commands run them. */
const COMMANDS = [
  '*.mjs!',
  'checks/run.mjs!',
  'build/package.mjs!',
  'mutation/{main,worker}.ts!',
  'publish/*.mjs!',
  '{types,unused}/check.mjs!',
  'lint/retired-words.mjs!',
];

/** Loaded by their names, by nobody's import. */
const LOADED_BY_NAME = ['bench/*.ts!', 'schema/runtime.mjs!'];

/** What packages/embed builds with: optional there, and installed in the root. */
const BUILDS_EMBEDS = ['@rollup/plugin-node-resolve', 'esbuild', 'rolldown', 'rollup'];

/**
 * Where knip begins to look for files, exports and dependencies that nobody uses. What ends with `!`
 * is shipped; the rest are tests and what they lean on.
 */
const config: KnipConfig = {
  // Types of parameters and results are exported with their function, even if no file imports them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignore: ['**/generated/**', '**/*.d.json.ts'],
  ignoreIssues: {
    // Examples are given these by name.
    'tools/examples/globals.ts': ['exports'],
  },
  ignoreBinaries: ['apt-get'],
  workspaces: {
    '.': {
      // One is run by the name of its command, one named by a $schema, one run from its folder.
      ignoreDependencies: [
        '@custom-elements-manifest/analyzer',
        '@changesets/config',
        'typescript-7',
        ...BUILDS_EMBEDS,
      ],
    },
    'packages/*': {
      entry: ['src/element/bot-worker.ts!', 'scripts/*.ts!', 'bench/*.ts!', 'bench/*/games.ts!'],
      project: [
        '{src,scripts,bench}/**/*.ts!',
        'test/**/*.ts',
        '!src/**/*.test.ts!',
        '!src/**/testing/**!',
      ],
      // Loaded only if it is installed (packages/cli/src/render-png.ts).
      ignoreDependencies: ['@resvg/resvg-js'],
    },
    // It is built from every system; the names say to Nx what to build it again for.
    'packages/embed': {
      entry: ['src/skirmish.ts!', 'build/{index,main}.mjs!', 'build/locale-loader-in-embed.js!'],
      project: ['{src,build}/**/*.{ts,mjs,js}!', '!**/*.test.ts!'],
      // What builds an embed comes from the project that is built.
      ignoreDependencies: ['@skirmish-kit/.+', ...BUILDS_EMBEDS],
    },
    // What a new system is a copy of: its entries are those of any system.
    'packages/create-system': {
      entry: [
        'template/src/{index,element/index,element/define,showcase/index}.ts!',
        '{template,alone}/vite.config.ts!',
        'standalone/schemas.mjs!',
      ],
      project: ['{src,template,alone}/**/*.{ts,mjs}!', '!**/*.test.ts!'],
    },
    // The site's pages are made while it is built: what they name as scripts is named here again.
    'apps/demo': {
      entry: [
        'vite.config.ts!',
        'src/site/site.ts!',
        'src/{site,front-page,play-page,embed-page,iframe-page,puzzles}.ts!',
        'src/{editor/define,dice/dice-page}.ts!',
      ],
      project: ['{src,build}/**/*.ts!', '!src/**/*.test.ts!'],
      // The systems that are there are found by their list, not by their names.
      ignoreDependencies: ['@skirmish-kit/.+'],
      ignoreUnresolved: ['virtual:.+'],
    },
    // The third-party system: a page, an embed and the game for other programs are built from it.
    'apps/example-system': {
      entry: ['src/{index,element/index,element/define}.ts!', 'vite.config.ts!', 'schemas.mjs!'],
      project: ['**/*.{ts,mjs}!', '!**/*.test.ts!'],
      // It drives the browser tests, for a package that asks for it.
      ignoreDependencies: ['playwright'],
    },
    e2e: {
      entry: ['bench/*.ts', 'bench/clicks/build-modules.mjs'],
      project: ['**/*.{ts,mjs}'],
      // What is tested is served as files; the names say to Nx what has to be built before.
      ignoreDependencies: ['@skirmish-kit/.+', 'causeway'],
    },
    tools: {
      entry: [...COMMANDS, ...LOADED_BY_NAME],
      project: ['**/*.{ts,mjs,js}!', '!**/*.test.ts!'],
      // Some are run or read, not imported; the names say to Nx what the tests depend on.
      ignoreDependencies: ['causeway', '@skirmish-kit/.+'],
    },
  },
};

export default config;
