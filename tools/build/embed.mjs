import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rollup } from 'rollup';
import { chunkGroups } from './chunk-groups.mjs';
import { MANIFEST } from './embed-files.mjs';
import { localeFiles, withoutWords } from './languages.mjs';
import { shortLiterals } from './literals.mjs';
import { minify } from './minify.mjs';
import { notices, writeNotices } from './notices.mjs';
import { ownAddress } from './own-address.mjs';
import { bundlePlugins, jsonAsModule, typescript } from './plugins.mjs';
import { writeStarters } from './starters.mjs';
import { workerFiles } from './workers.mjs';

/**
 * Builds what a page loads, for one game or several that share what they have in common.
 *
 *   <name>.js             starts a widget: asks for all its chunks at once
 *   <name>.classic.js     the same as a plain script, with everything inside
 *   chunks/<group>-….js   modules by who loads them (chunk-groups.mjs)
 *   locales/fr-….js       what several games say in French, and what one game says
 *   workers/<game>.bot-worker.js  a plain script that runs in a worker
 *   embed.json            all files, and the chunks of each widget: of its element, of its first question
 *   NOTICES.txt           the licences of the libraries inside
 *
 * @param {string} out the folder to write to
 * @param {readonly EmbeddedGame[]} games what package.json says under `skirmish.embeds`, by game
 * @param {object} names
 * @param {(game: string, widget: string) => string} names.nameOf the file name of a widget
 * @param {string} names.script the script that code for other pages names
 *
 * @typedef {object} EmbeddedGame
 * @property {string} id
 * @property {string} folder
 * @property {Readonly<Record<string, Widget>>} widgets
 *
 * @typedef {object} Widget
 * @property {string} entry
 * @property {readonly string[]} [firstQuestion] what is loaded for the first question of a game
 * @property {Readonly<Record<string, string>>} [workers]
 */
export async function buildEmbed(out, games, { nameOf, script }) {
  const widgets = games.flatMap(({ id, folder, widgets }) =>
    Object.entries(widgets).map(([kind, { entry, firstQuestion = [], workers = {} }]) => ({
      game: id,
      kind,
      name: nameOf(id, kind),
      entry: resolve(folder, entry),
      firstQuestion: firstQuestion.map((source) => resolve(folder, source)),
      workers: Object.entries(workers).map(([name, source]) => [
        resolve(folder, source),
        `workers/${id}.${name}.js`,
      ]),
    })),
  );
  const workers = new Map(widgets.flatMap((widget) => widget.workers));
  const files = widgets.map(({ name }) => `${name}.js`);
  const { built, chunks } = await buildChunks(out, widgets, workers, script);
  files.push(...chunks);
  for (const widget of widgets) files.push(await buildClassic(out, widget, workers));
  for (const [source, file] of workers) {
    await buildPlain(source, join(out, file), [], [withoutWords()]);
    files.push(file);
  }
  files.push(writeNotices(out));
  const manifest = { widgets: built, files: files.sort() };
  writeFileSync(join(out, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function buildChunks(out, widgets, workers, script) {
  const input = Object.fromEntries(widgets.map(({ name, entry }) => [name, entry]));
  const entries = new Map(widgets.map(({ entry, game }) => [entry, game]));
  const plugins = [workerFiles(workers, '../', 'import.meta.url'), ownAddress(`../${script}`)];
  const build = await start(input, plugins, [localeFiles(entries)]);
  const groupOf = await chunkGroups(build, widgets);
  const { output } = await build.write({
    dir: out,
    format: 'esm',
    entryFileNames: 'chunks/[name]-[hash].js',
    chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash].js`,
    assetFileNames: 'locales/[name]-[hash][extname]',
    manualChunks: groupOf,
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
    plugins: [minify({ calledOnLoad: groupOf.isOfFirstQuestion }), notices()],
    generatedCode: { arrowFunctions: true, constBindings: true, objectShorthand: true },
    freeze: false,
  });
  await build.close();
  const chunks = output.map(({ fileName }) => fileName);
  return { built: writeStarters(out, widgets, output), chunks };
}

/** A chunk of `bot/index.ts` is called `bot`. */
function chunkName({ name, facadeModuleId }) {
  const folder = /([^/\\]+)[/\\]index\.ts$/.exec(facadeModuleId ?? '');
  return folder?.[1] ?? name;
}

/** One file with everything inside; where workers may run, the bot's file is found beside it. */
async function buildClassic(out, { name, entry }, workers) {
  const plugins = [workerFiles(workers, './', HERE), ownAddress('', HERE)];
  await buildPlain(entry, join(out, `${name}.classic.js`), plugins, [], {
    name: 'SkirmishKit',
    extend: true,
    intro: `const ${HERE} = document.currentScript?.src || document.baseURI;`,
  });
  return `${name}.classic.js`;
}

/** The address of a plain script, as it is called inside. */
const HERE = 'skirmishHere';

async function buildPlain(source, file, plugins, transforms, output = {}) {
  const build = await start(source, plugins, transforms);
  await build.write({
    file,
    format: 'iife',
    inlineDynamicImports: true,
    plugins: [minify(), notices()],
    ...output,
  });
  await build.close();
}

/** One file for each source, to measure what runs: not minified, otherwise as it is shipped. */
export async function buildModules(out, entry, game) {
  const build = await start(entry, [ownAddress('')], [localeFiles(new Map([[entry, game]]))]);
  await build.write({ dir: out, format: 'esm', preserveModules: true, preserveModulesRoot: '.' });
  await build.close();
}

function start(input, plugins, transforms = []) {
  return rollup({
    input,
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      ...plugins,
      ...bundlePlugins(),
      typescript(),
      shortLiterals(),
      ...transforms,
      jsonAsModule(),
    ],
    onwarn(warning) {
      if (HARMLESS.includes(warning.code)) return;
      throw new Error(warning.message);
    },
  });
}

const HARMLESS = ['CIRCULAR_DEPENDENCY', 'CIRCULAR_CHUNK', 'THIS_IS_UNDEFINED'];
