import { join } from 'node:path';

/** The module that says where the embeds lie; in an embed, another stands in its place. */
const ADDRESS = join(import.meta.dirname, '../../packages/ui/src/share/embed-address.ts');

/**
 * Lets an embed say its own address in code that people paste elsewhere (a Rollup plugin). `here` is
 * what the file it is in calls its own address.
 */
export function ownAddress(file, here) {
  return {
    name: 'own-address',
    load: (id) =>
      id === ADDRESS
        ? `export const embedAddress = () => new URL('./${file}', ${here}).href;
           export const embedsLieIn = () => {};`
        : null,
  };
}
