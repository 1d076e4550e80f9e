import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renamed } from './rename.ts';

/** A game to be laid out. */
export interface NewSystem {
  /** Its short name in lower case: `river-ford`. */
  readonly name: string;
  /** The letters its rule ids begin with; else the first two of the name. */
  readonly prefix?: string;
  /** Whether it stands in a repository of its own, with all that this takes. */
  readonly alone: boolean;
}

/** The folder of this package, which contains the files to copy. */
const PACKAGE = join(import.meta.dirname, '..');

/**
 * Every file of a new game system by its path: a copy of Sketch, a small one that plays in a page, on
 * the command line and in tests, under the names of the new game.
 *
 * @param from the folder of this package, for who runs its code from elsewhere
 * @throws RangeError for a name that no package can have, or a prefix that no rule id begins with
 *
 * @example
 * ```ts
 * const files = systemFiles({ name: 'river-ford', prefix: 'RF', alone: true });
 * files.has('src/element/skirmish-river-ford.ts'); // true
 * files.get('src/rules/catalogue.ts')?.includes('RF-TURN-01'); // true
 * ```
 */
export function systemFiles(
  { name, prefix = name.slice(0, 2), alone }: NewSystem,
  from = PACKAGE,
): ReadonlyMap<string, string> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new RangeError(
      `"${name}" cannot name a game: use lower case letters, digits and single hyphens, such as river-ford.`,
    );
  const letters = prefix.toUpperCase();
  if (!/^[A-Z]{2,4}$/.test(letters))
    throw new RangeError(
      `"${letters}" cannot begin rule ids: use two to four letters, such as RF.`,
    );
  const version = versionIn(from);
  const files = new Map<string, string>();
  for (const folder of alone ? ['template', 'standalone'] : ['template']) {
    for (const path of filesIn(join(from, folder))) {
      // Validators of the template are made by a tool of the kit; who stands alone has a script.
      if (folder === 'template' && path.includes('/generated/')) continue;
      const text = readFileSync(join(from, folder, path), 'utf8');
      const place = renamed(path, name, letters).replace(/^gitignore$/, '.gitignore');
      const named = renamed(text, name, letters);
      if (path === 'package.json') files.set(place, withVersion(named, version));
      else if (path === 'README.md') files.set(place, (files.get(place) ?? '') + named);
      else files.set(place, named);
    }
  }
  return files;
}

function versionIn(from: string): string {
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  return String(version);
}

/** The kit has one version for all its packages; what names a source is no version. */
function withVersion(manifest: string, version: string): string {
  return manifest.replace(/("@skirmish-kit\/[\w-]+": )"\d[^"]*"/g, `$1"${version}"`);
}

function filesIn(folder: string, inside = ''): readonly string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist)$/.test(entry.name)) return [];
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}
