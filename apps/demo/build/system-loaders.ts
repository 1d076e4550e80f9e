import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** A system by the folder of its package, and by the name under which that exports it. */
export interface LoadedSystem {
  readonly folder: string;
  readonly name: string;
}

/** The entries of a package that define an element: `define`, `define-diagram`. */
function definesOf(folder: string): readonly string[] {
  const { exports }: { readonly exports: object } = JSON.parse(
    readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
  );
  return Object.keys(exports)
    .map((entry) => entry.slice(2))
    .filter((entry) => /^define(-|$)/.test(entry));
}

/** Generated modules that load systems and elements on demand. */
const MODULES: Readonly<Record<string, (system: LoadedSystem) => readonly string[]>> = {
  'virtual:elements': ({ folder }) =>
    definesOf(folder).map(
      (entry) => `'${folder}/${entry}': () => import('@skirmish-kit/${folder}/${entry}')`,
    ),
  'virtual:systems': ({ folder, name }) => [
    `'${folder}': async () => (await import('@skirmish-kit/${folder}')).${name}`,
  ],
};

/** Modules that load elements and systems by name. */
export function systemLoaders(systems: readonly LoadedSystem[]): Plugin {
  return {
    name: 'system-loaders',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const entries = MODULES[id.slice(1)];
      if (!entries || !id.startsWith('\0')) return undefined;
      return `export default { ${systems.flatMap(entries).join(',\n')} };`;
    },
  };
}
