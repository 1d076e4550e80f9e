import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The name of the file in which the licences are. */
const FILE = 'NOTICES.txt';

/** What others wrote and a bundle of this build contains: folders of packages, by name. */
const contained = new Map();

/**
 * Says in one line at the top of a bundle whose work besides ours is in it, and where the licences
 * are (a plugin for Rollup and Vite). Minifiers drop comments, so it comes last.
 */
export function notices({ alsoAsFile = false } = {}) {
  return {
    name: 'notices',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const packages = packagesOf(Object.keys(chunk.modules));
        for (const [name, folder] of packages) contained.set(name, folder);
        if (packages.size > 0) chunk.code = withBanner(chunk.code, [...packages.keys()]);
      }
      if (alsoAsFile)
        this.emitFile({ type: 'asset', fileName: FILE, source: serialiseValue(contained) });
    },
  };
}

/**
 * Puts the licences beside the bundles of one package.
 *
 * @returns {string} the name of the file
 */
export function writeNotices(folder) {
  writeFileSync(join(folder, FILE), serialiseValue(contained));
  return FILE;
}

/** A hint to the browser's compiler stays where it works, on the first line. */
function withBanner(code, names) {
  const [, hint, rest] = /^(\/\/#[^\n]*\n)?([\s\S]*)$/.exec(code);
  const banner = `/*! Skirmish Kit, MIT; with ${names.join(', ')}: ${FILE} */\n`;
  return `${hint ?? ''}${banner}${rest}`;
}

/** @returns {Map<string, string>} the folders of packages in node_modules, by name, in order */
function packagesOf(modules) {
  const found = modules.flatMap((id) => {
    const match = /^\0?(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(id);
    return match ? [[match[2].replace('\\', '/'), match[1]]] : [];
  });
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function serialiseValue(packages) {
  const ours = {
    title: 'Skirmish Kit (MIT)',
    licence: readFileSync(join(ROOT, 'LICENSE'), 'utf8'),
  };
  const others = [...packages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, folder]) => {
      const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return { title: `${name} ${version} (${license})`, licence: licenceIn(name, folder) };
    });
  return [ours, ...others]
    .map(({ title, licence }) => `${title}\n${'='.repeat(title.length)}\n\n${licence.trim()}\n`)
    .join('\n\n');
}

function licenceIn(name, folder) {
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE']
    .map((each) => join(folder, each))
    .find((path) => existsSync(path));
  if (!file) throw new Error(`${name} has no licence to pass on in ${dirname(folder)}.`);
  return readFileSync(file, 'utf8');
}
