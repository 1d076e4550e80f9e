import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rollup } from 'rollup';
import { languagesBeside, withoutWords } from './languages.mjs';
import { learntLater } from './learnt-later.mjs';
import { shortLiterals } from './literals.mjs';
import { minify } from './minify.mjs';
import { inRooms } from './rooms.mjs';
import { ownAddress } from './own-address.mjs';
import { notices, writeNotices } from './notices.mjs';
import { shortExports } from './short-exports.mjs';
import { EMBED_FILES } from './embed-files.mjs';
import { bundlePlugins, jsonAsModule, typescript } from './plugins.mjs';
import { workersBeside } from './workers.mjs';

/**
 * The files a stranger's page loads. package.json says, per embed,
 *   "embed": { "entry": "./src/element/define.ts", "beside": { "rules": "./src/rules/catalogue.ts" },
 *              "rooms": { "play": "./src/element/play.ts" }, "firstGame": ["play"],
 *              "languages": "beside" }
 * and gets
 *   dist/embed.js          a module: light, with every dynamic import in a file beside it
 *   dist/embed.play.js     a room: that module (or list of them) and all it leans on, in one file;
 *                          code for a page has it fetched with the script if `firstGame` names it
 *   dist/embed.fr.js       what the element says in French, when `languages` are `beside`
 *   dist/embed.classic.js  a plain script: one file with everything but what `beside` names
 *   dist/embed.rules.js    what `beside` names, fetched the first time somebody needs it
 *   dist/embed.classic.rules.js  the same for the plain script
 *   dist/embed.bot-worker.js     what `workers` names, one plain script that runs in a worker
 *   dist/NOTICES.txt       the licences of what others wrote and these files contain
 *   dist/embed-files.json  the names of all these files: who hosts the embeds copies them
 *
 * Browsers that know the hint compile all of a file beside the page's thread while it arrives: the files
 * of a first game have it, and so has an embed that says `"calledOnLoad": true`.
 */
export async function buildEmbeds(folder, embeds) {
  const written = [];
  for (const [name, embed] of Object.entries(embeds)) {
    const { entry, beside = {}, rooms = {}, workers = {}, languages, calledOnLoad } = embed;
    const { firstGame = [] } = embed;
    const files = sourcesOf(folder, beside);
    const spoken = languages === 'beside' ? [languagesBeside(name)] : [];
    const apart = sourcesOf(folder, workers);
    const module = await buildModule(folder, {
      name,
      entry,
      files,
      rooms: sourcesOf(folder, rooms),
      firstGame: firstGame.map((room) => `./${name}.${room}.js`),
      workers: apart,
      spoken,
      calledOnLoad,
    });
    const classic = await buildClassic(folder, {
      name,
      entry,
      files,
      workers: apart,
      calledOnLoad,
    });
    written.push(...module, ...classic);
    for (const [source, part] of apart)
      written.push(
        ...(await buildAlone(
          source,
          join(folder, 'dist', `${name}.${part}.js`),
          'iife',
          [],
          [withoutWords()],
        )),
      );
  }
  written.push(writeNotices(join(folder, 'dist')));
  const list = JSON.stringify([...new Set(written)].sort(), null, 2);
  writeFileSync(join(folder, 'dist', EMBED_FILES), `${list}\n`);
}

/** The names of package.json by the modules they stand for. */
function sourcesOf(folder, named) {
  return new Map(
    Object.entries(named).flatMap(([part, sources]) =>
      [sources].flat().map((source) => [resolve(folder, source), part]),
    ),
  );
}

async function buildModule(folder, embed) {
  const { name, entry, files, rooms, firstGame, workers, spoken, calledOnLoad } = embed;
  const early = firstGame.length > 0 ? [`./${name}.js`, ...firstGame] : [];
  const plugins = [
    workersBeside(name, workers, 'import.meta.url'),
    ownAddress(`${name}.js`, 'import.meta.url', firstGame),
    learntLater(folder),
  ];
  const build = await start(folder, entry, plugins, spoken);
  return write(build, {
    dir: join(folder, 'dist'),
    format: 'esm',
    entryFileNames: `${name}.js`,
    chunkFileNames: (chunk) => `${name}.${files.get(chunk.facadeModuleId) ?? chunk.name}.js`,
    manualChunks: await inRooms(build, new Map([[resolve(folder, entry), name], ...rooms])),
    plugins: [
      minify({ calledOnLoad: (file) => calledOnLoad || early.includes(`./${file}`) }),
      shortExports(),
      notices(),
    ],
    generatedCode: { arrowFunctions: true, constBindings: true, objectShorthand: true },
    freeze: false,
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
  });
}

async function buildClassic(folder, { name, entry, files, workers, calledOnLoad }) {
  const plugins = [
    leaveBeside(name, files),
    workersBeside(name, workers, HERE),
    ownAddress(`${name}.classic.js`, HERE),
  ];
  const build = await start(folder, entry, plugins);
  const written = await write(build, {
    file: join(folder, 'dist', `${name}.classic.js`),
    format: 'iife',
    name: 'SkirmishKit',
    extend: true,
    intro: `const ${HERE} = document.currentScript?.src || document.baseURI;`,
    inlineDynamicImports: true,
    plugins: [minify({ calledOnLoad: () => calledOnLoad }), notices()],
  });
  for (const [source, part] of files)
    written.push(
      ...(await buildAlone(source, join(folder, 'dist', `${name}.classic.${part}.js`), 'esm', [
        leanOnBeside(name, files),
      ])),
    );
  return written;
}

/**
 * A file beside a plain script is whole in itself, but for others beside it: one that leaned on the module
 * would bring a second copy of everything, Lit included, which a page with Trusted Types refuses.
 */
async function buildAlone(source, file, format, plugins, transforms = []) {
  const build = await start('', source, plugins, transforms);
  return write(build, {
    file,
    format,
    inlineDynamicImports: true,
    plugins: [minify(), notices()],
  });
}

/** @returns {Promise<string[]>} the names of the files */
async function write(build, options) {
  const { output } = await build.write(options);
  await build.close();
  return output.map(({ fileName }) => fileName);
}

function start(folder, entry, plugins, transforms = []) {
  return rollup({
    input: join(folder, entry),
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
      if (warning.code === 'CIRCULAR_DEPENDENCY' || warning.code === 'THIS_IS_UNDEFINED') return;
      throw new Error(`${entry}: ${warning.message}`);
    },
  });
}

/** Where a plain script came from. */
const HERE = 'skirmishHere';

/** A file beside a plain script that needs another of them takes it from there, not a copy along. */
function leanOnBeside(name, files) {
  return {
    name: 'lean-on-beside',
    async resolveId(specifier, importer, options) {
      if (!importer) return null;
      const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
      const part = resolved && files.get(resolved.id);
      return part ? { id: `./${name}.classic.${part}.js`, external: true } : null;
    },
  };
}

/**
 * In the classic script, a dynamic import of a file beside it stays one. It is told in full where
 * that is: to a browser, a plain script from another server is from nowhere.
 */
function leaveBeside(name, files) {
  return {
    name: 'leave-beside',
    renderDynamicImport({ targetModuleId }) {
      if (!targetModuleId?.includes(`${name}.classic.`)) return null;
      return { left: 'import(new URL(', right: `, ${HERE}).href)` };
    },
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      const part = resolved && files.get(resolved.id);
      return part ? { id: `./${name}.classic.${part}.js`, external: true } : null;
    },
  };
}
