import { join } from 'node:path';

/** The module that knows where the embeds are; in an embed, another replaces it. */
const ADDRESS = join(import.meta.dirname, '../../packages/ui/src/share/embed-url.ts');

/**
 * Lets an embed name its script in code that people paste elsewhere (a Rollup plugin). `script` is
 * relative to the code, `here` is what the code calls its own address.
 */
export function ownAddress(script, here = 'import.meta.url') {
  return {
    name: 'own-address',
    load: (id) =>
      id === ADDRESS
        ? `export const embedUrl = () => new URL(${JSON.stringify(script)}, ${here}).href;
           export const setEmbedBase = () => {};`
        : null,
  };
}
