import { join } from 'node:path';

/** The module that knows where the embeds are; in an embed, another replaces it. */
const ADDRESS = join(import.meta.dirname, '../../packages/ui/src/share/embed-address.ts');

/**
 * Lets an embed name its own script in code that people paste elsewhere (a Rollup plugin). Chunks
 * are in a folder below the scripts that start them.
 */
export function ownAddress(widgets) {
  const elements = widgets.filter(({ kind }) => kind === 'embed');
  const scripts = Object.fromEntries(
    elements.map(({ game, name }) => [`skirmish-${game}`, `../${name}.js`]),
  );
  const only = elements.length === 1 ? JSON.stringify(`../${elements[0].name}.js`) : undefined;
  return addressModule(`new URL(${only ?? `${JSON.stringify(scripts)}[tag]`}, import.meta.url)`);
}

/** The same for a plain script, which knows where it came from. */
export function ownPlainAddress(here) {
  return addressModule(`new URL(${here})`);
}

function addressModule(address) {
  return {
    name: 'own-address',
    load: (id) =>
      id === ADDRESS
        ? `export const embedAddress = (tag) => ${address}.href;
           export const gameAddresses = () => [];
           export const embedsLieIn = () => {};`
        : null,
  };
}
