import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The condition of `exports` in package.json that names a source. */
const SOURCE = '@skirmish-kit/source';

const root = join(import.meta.dirname, '../../..');

/** A system by the folder of its package, and by the name under which that exports it. */
export interface LoadedSystem {
  readonly folder: string;
  readonly name: string;
}

/** The entries of a package that define an element, such as `define-diagram`, with the file in the kit. */
function elementsOf(folder: string): readonly { readonly entry: string; readonly file: string }[] {
  const { exports, skirmish }: SystemManifest = JSON.parse(
    readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
  );
  return Object.entries(skirmish.embeds).flatMap(([kind, embed]) =>
    Object.entries(exports)
      .filter(([, target]) => typeof target === 'object' && target[SOURCE] === embed.entry)
      .map(([path]) => ({
        entry: path.slice('./'.length),
        file: kind === 'embed' ? `${folder}.js` : `${folder}.${kind}.js`,
      })),
  );
}

interface SystemManifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly skirmish: { readonly embeds: Readonly<Record<string, { readonly entry: string }>> };
}

/**
 * Generated modules that load systems and elements on demand. The published site has its elements from
 * its own kit, like every other page.
 */
const MODULES: Readonly<
  Record<string, (system: LoadedSystem, isPublished: boolean) => readonly string[]>
> = {
  'virtual:elements': ({ folder }, isPublished) =>
    elementsOf(folder).map(({ entry, file }) =>
      isPublished
        ? `'${folder}/${entry}': () => import(/* @vite-ignore */ import.meta.url.replace(/[^/]*$/, '../kit/${file}'))`
        : `'${folder}/${entry}': () => import('@skirmish-kit/${folder}/${entry}')`,
    ),
  'virtual:systems': ({ folder, name }) => [
    `'${folder}': async () => (await import('@skirmish-kit/${folder}')).${name}`,
  ],
};

/** Modules that load elements and systems by name. */
export function systemLoaders(systems: readonly LoadedSystem[]): Plugin {
  let isPublished = false;
  return {
    name: 'system-loaders',
    configResolved({ command }) {
      isPublished = command === 'build';
    },
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const entries = MODULES[id.slice(1)];
      if (!entries || !id.startsWith('\0')) return undefined;
      return `export default { ${systems.flatMap((system) => entries(system, isPublished)).join(',\n')} };`;
    },
  };
}
