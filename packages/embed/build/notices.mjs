import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file with the licences. */
const NOTICES = 'NOTICES.txt';

/** A package of others in the path of a module. Ours are under the licence of the kit. */
const PACKAGE = /^\0?(.*[\\/]node_modules[\\/]((?!@skirmish-kit)(?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

/**
 * Says in one line at the top of a file whose work is in it, and where the licences are (a plugin for
 * Rollup and Vite). Minifiers drop comments, so it comes last.
 *
 * @param {Map<string, string>} [contained] collects the folders of all these packages, by name
 */
export function notices(contained = new Map()) {
  return {
    name: 'notices',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const found = Object.keys(chunk.modules ?? {}).flatMap((id) => {
          const [, folder, name] = PACKAGE.exec(id) ?? [];
          return folder ? [[name.replace('\\', '/'), folder]] : [];
        });
        if (found.length === 0) continue;
        const packages = new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
        packages.forEach((folder, name) => contained.set(name, folder));
        const banner = `/*! ${[...packages.keys()].join()}: ${NOTICES} */\n`;
        // A hint to the browser's compiler works only on the first line.
        chunk.code = chunk.code.replace(/^(?:\/\/#[^\n]*\n)?/, (hint) => hint + banner);
      }
      this.emitFile({ type: 'asset', fileName: NOTICES, source: licencesOf(contained) });
    },
  };
}

function licencesOf(packages) {
  const ours = { title: 'Skirmish Kit (MIT)', folder: join(import.meta.dirname, '..') };
  const others = [...packages].sort().map(([name, folder]) => {
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { title: `${name} ${version} (${license})`, folder };
  });
  return [ours, ...others]
    .map(({ title, folder }) => `${title}\n${'='.repeat(title.length)}\n\n${licenceIn(folder)}\n`)
    .join('\n\n');
}

function licenceIn(folder) {
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  if (!file) throw new Error(`${folder} has no licence.`);
  return readFileSync(file, 'utf8').trim();
}
