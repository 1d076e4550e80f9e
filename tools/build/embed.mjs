import { join, resolve } from 'node:path';
import { rollup } from 'rollup';
import { chunkGroups } from './chunk-groups.mjs';
import { localeFiles, withoutWords } from './languages.mjs';
import { shortLiterals } from './literals.mjs';
import { minify } from './minify.mjs';
import { notices, writeNotices } from './notices.mjs';
import { ownAddress, ownPlainAddress } from './own-address.mjs';
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
 *   embed.json            the chunks of each widget: those of its element, and of its first question
 *   NOTICES.txt           the licences of the libraries inside
 *
 * @param {string} out the folder to write to
 * @param {readonly EmbeddedGame[]} games what package.json says under `skirmish.embeds`, by game
 * @param {(game: string, widget: string) => string} nameOf the file name of a widget
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
export async function buildEmbed(out, games, nameOf) {
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
  await buildChunks(out, widgets, workers);
  for (const widget of widgets) await buildClassic(out, widget, workers);
  for (const [source, file] of workers)
    await buildPlain(source, join(out, file), [], [withoutWords()]);
  writeNotices(out);
}

async function buildChunks(out, widgets, workers) {
  const input = Object.fromEntries(widgets.map(({ name, entry }) => [name, entry]));
  const entries = new Map(widgets.map(({ entry, game }) => [entry, game]));
  const plugins = [workerFiles(workers, '../', 'import.meta.url'), ownAddress(widgets)];
  const build = await start(input, plugins, [localeFiles(entries)]);
  const groupOf = await chunkGroups(build, widgets);
  const { output } = await build.write({
    dir: out,
    format: 'esm',
    entryFileNames: 'chunks/[name]-[hash].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    assetFileNames: 'locales/[name]-[hash][extname]',
    manualChunks: groupOf,
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
    plugins: [minify({ calledOnLoad: groupOf.isOfFirstQuestion }), notices()],
    generatedCode: { arrowFunctions: true, constBindings: true, objectShorthand: true },
    freeze: false,
  });
  await build.close();
  writeStarters(out, widgets, output);
}

/** One file with everything inside; where workers may run, the bot's file is found beside it. */
async function buildClassic(out, { name, entry }, workers) {
  const plugins = [workerFiles(workers, './', HERE), ownPlainAddress(HERE)];
  await buildPlain(entry, join(out, `${name}.classic.js`), plugins, [], {
    name: 'SkirmishKit',
    extend: true,
    intro: `const ${HERE} = document.currentScript?.src || document.baseURI;`,
  });
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
