import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { embedManifest, MANIFEST, notices } from '@skirmish-kit/embed/build';
import { gzipSize, widgetsIn } from '../../tools/size/files.mjs';
import { exportOf, systemFolders } from '../../tools/systems/list.mjs';
import { firstQuestionBytes } from './build/first-question-bytes.ts';
import { offline } from './build/offline.ts';
import { systemLoaders } from './build/system-loaders.ts';
import { sitePages } from './build/site-pages.ts';

const here = import.meta.dirname;
const packages = join(here, '../../packages');
const workspace = join(here, '../..');
const FOLDERS = systemFolders(workspace);
const KIT = join(packages, 'embed/dist');

/** What a page loads for the first question of each game, once the kit is built. */
function sizesOfGames(): Readonly<Record<string, number>> {
  if (!existsSync(join(KIT, MANIFEST))) return {};
  const games = widgetsIn(KIT).filter(({ kind }) => kind === 'embed');
  return Object.fromEntries(games.map(({ game, files }) => [game, gzipSize(KIT, files)]));
}

/** The pages that are generated from the registered systems. */
const MADE = [
  'index.html',
  ...FOLDERS.map((folder) => `${folder}.html`),
  'editor.html',
  'puzzles.html',
  'dice.html',
  'embed.html',
  'documentation.html',
  'licence.html',
  '404.html',
  ...FOLDERS.map((folder) => `e/${folder}.html`),
  ...FOLDERS.map((folder) => `play/${folder}.html`),
];
/** The scripts of older embed code: `kit/reaction/embed.js`. */
const EARLIER_NAMES = { embed: '', sentence: '.sentence', diagram: '.diagram' };

/** Copies the embeds to the site, under their current and former names. */
function copyEmbeds(): Plugin {
  return {
    name: 'copy-embeds',
    apply: 'build',
    writeBundle() {
      const to = join(here, 'dist/kit');
      for (const file of [MANIFEST, ...embedManifest(KIT).files])
        cpSync(join(KIT, file), join(to, file));
      for (const game of FOLDERS) {
        const worker = `workers/${game}.bot-worker.js`;
        if (existsSync(join(KIT, worker))) cpSync(join(KIT, worker), join(to, game, worker));
        for (const [name, kind] of Object.entries(EARLIER_NAMES)) {
          if (!existsSync(join(KIT, `${game}${kind}.js`))) continue;
          const script = readFileSync(join(KIT, `${game}${kind}.js`), 'utf8');
          writeFileSync(join(to, game, `${name}.js`), script.replaceAll(`'./`, `'../`));
          cpSync(join(KIT, `${game}${kind}.classic.js`), join(to, game, `${name}.classic.js`));
        }
      }
    },
  };
}

/** A third-party sample: a pack, or its companion module. */
interface FanFile {
  readonly folder: string;
  readonly file: string;
}

/** The samples in the packages, by their URL on the site. */
const FAN_FILES: ReadonlyMap<string, FanFile> = new Map(
  FOLDERS.flatMap((system) => {
    const folder = join(packages, system, 'src/packs/fan');
    return (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => /^[\w-]+\.(json|ts)$/.test(file))
      .map((file) => [file.replace(/ts$/, 'js'), { folder, file }] as const);
  }),
);

/**
 * Serves sample armies as third-party files: packs as JSON, and companions as modules.
 */
function fanArmies(): Plugin {
  return {
    name: 'fan-armies',
    configureServer({ middlewares }) {
      middlewares.use('/armies', ({ url = '' }, response, next) => {
        const found = FAN_FILES.get(url.slice(1));
        if (!found) return next();
        const path = join(found.folder, found.file);
        const isModule = url.endsWith('.js');
        response.setHeader('content-type', isModule ? 'text/javascript' : 'application/json');
        response.end(
          isModule ? `export * from ${JSON.stringify(`/@fs/${path}`)};` : readFileSync(path),
        );
      });
    },
    async closeBundle() {
      if (this.environment.mode !== 'build') return;
      const to = join(here, 'dist/armies');
      for (const [name, { folder, file }] of FAN_FILES) {
        if (name.endsWith('.json')) cpSync(join(folder, file), join(to, name));
        else await buildCompanion(join(folder, file), join(to, name));
      }
    },
  };
}

function buildCompanion(source: string, outfile: string) {
  return build({
    entryPoints: [source],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@skirmish-kit/source'],
  });
}

/**
 * Puts the dependencies of page scripts into one file: a browser loads six files at a time, and on a
 * slow connection each further one adds a wait.
 */
const SITE_FILES = [
  ...['site', 'copy-code', 'elements', 'page-weight', 'page-data', 'puzzle-days'].map(
    (name) => `apps/demo/src/${name}.ts`,
  ),
  'packages/core/src/localised-text.ts',
  ...['safe-storage', 'share/embed-url', 'share/html-tag'].map(
    (name) => `packages/ui/src/${name}.ts`,
  ),
];
for (const file of SITE_FILES)
  if (!existsSync(join(workspace, file))) throw new Error(`There is no ${file} any more.`);

/** Whether a module belongs into the file of page scripts. */
function isOfSite(id: string): boolean {
  return (
    /vite\/preload-helper|virtual:elements/.test(id) ||
    SITE_FILES.some((file) => id.replaceAll('\\', '/').endsWith(`/${file}`))
  );
}

export default defineConfig({
  root: here,
  base: './',
  resolve: { conditions: ['@skirmish-kit/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: MADE.map((page) => join(here, page)),
      output: {
        codeSplitting: {
          groups: [{ name: 'site', test: isOfSite }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  plugins: [
    sitePages(MADE, FOLDERS, sizesOfGames),
    firstQuestionBytes(sizesOfGames),
    systemLoaders(FOLDERS.map((folder) => ({ folder, name: exportOf(folder) }))),
    copyEmbeds(),
    fanArmies(),
    notices(),
    offline(),
  ],
});
