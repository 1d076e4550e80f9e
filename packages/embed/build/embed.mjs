import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rollup } from 'rollup';
import { chunkGroups } from './chunk-groups.mjs';
import { localeFiles, withoutTexts } from './languages.mjs';
import { shortLiterals } from './literals.mjs';
import { minify } from './minify.mjs';
import { notices } from './notices.mjs';
import { sourcePlugins } from './plugins.mjs';
import { starters } from './starters.mjs';
import { embedUrls } from './urls.mjs';

/** The file in which a build lists its widgets and files. */
export const MANIFEST = 'embed.json';

export const embedManifest = (dist) => JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8'));

export async function buildPackageEmbed(folder) {
  const { name, skirmish } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const game = { id: name.split('/').at(-1), folder, widgets: skirmish?.embeds ?? {} };
  const names = { nameOf: (_, widget) => widget, script: 'embed.js' };
  if (skirmish?.embeds) await buildEmbed(join(folder, 'dist'), [game], names);
}

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
 * `nameOf` gives the file name of a widget, `script` is the script that code for other pages names.
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
  const written = new Set();
  const contained = new Map();
  const write = async (build, options, onLoad) => {
    const plugins = [minify(onLoad), ...(options.plugins ?? []), notices(contained)];
    const { output } = await build.write({ ...options, dir: out, plugins });
    await build.close();
    output.forEach(({ fileName }) => written.add(fileName));
  };

  const entries = new Map(widgets.map(({ entry, game }) => [entry, game]));
  const input = Object.fromEntries(widgets.map(({ name, entry }) => [name, entry]));
  const urls = embedUrls({ workers, folder: '../', script });
  const chunks = await read(input, [...urls, localeFiles(entries)]);
  const groupOf = await chunkGroups(chunks, widgets);
  const starting = starters(widgets);
  await write(
    chunks,
    {
      format: 'esm',
      entryFileNames: 'chunks/[name]-[hash].js',
      chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash].js`,
      assetFileNames: 'locales/[name]-[hash][extname]',
      manualChunks: groupOf,
      onlyExplicitManualChunks: true,
      hoistTransitiveImports: false,
      plugins: [starting],
      generatedCode: { arrowFunctions: true, constBindings: true, objectShorthand: true },
      freeze: false,
    },
    { calledOnLoad: groupOf.isOfFirstQuestion },
  );
  // One file with everything inside; where workers may run, the bot's file is found next to it.
  for (const { name, entry } of widgets) {
    const build = await read(entry, embedUrls({ workers, folder: './', script: '', here: HERE }));
    await write(build, {
      ...plainScript(`${name}.classic.js`),
      name: 'SkirmishKit',
      extend: true,
      intro: `const ${HERE} = document.currentScript?.src || document.baseURI;`,
    });
  }
  for (const [source, file] of workers)
    await write(await read(source, [withoutTexts()]), plainScript(file));

  const manifest = { widgets: starting.built, files: [...written].sort() };
  writeFileSync(join(out, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** What a plain script calls its own URL. */
const HERE = 'skirmishHere';

const plainScript = (entryFileNames) => ({
  entryFileNames,
  format: 'iife',
  inlineDynamicImports: true,
});

/** A chunk of `bot/index.ts` is called `bot`. */
function chunkName({ name, facadeModuleId }) {
  const folder = /([^/\\]+)[/\\]index\.ts$/.exec(facadeModuleId ?? '');
  return folder?.[1] ?? name;
}

/** One file for each source, to measure what runs: not minified, otherwise as it is shipped. */
export async function buildModules(out, entry, game) {
  const urls = embedUrls({ workers: new Map(), folder: '', script: '' });
  const build = await read(entry, [...urls, localeFiles(new Map([[entry, game]]))]);
  await build.write({ dir: out, format: 'esm', preserveModules: true, preserveModulesRoot: '.' });
  await build.close();
}

function read(input, plugins) {
  return rollup({
    input,
    preserveEntrySignatures: 'allow-extension',
    plugins: [...sourcePlugins(), shortLiterals(), ...plugins],
    onwarn(warning) {
      if (!HARMLESS.includes(warning.code)) throw new Error(warning.message);
    },
  });
}

const HARMLESS = ['CIRCULAR_DEPENDENCY', 'CIRCULAR_CHUNK', 'THIS_IS_UNDEFINED'];
