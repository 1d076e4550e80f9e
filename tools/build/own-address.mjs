import { join } from 'node:path';

/** The module that says where the embeds lie; in an embed, another stands in its place. */
const ADDRESS = join(import.meta.dirname, '../../packages/ui/src/share/embed-address.ts');

/**
 * Lets an embed say its own address in code that people paste elsewhere, and those of the files that a
 * game needs beside it (a Rollup plugin). `here` is what the file it is in calls its own address.
 */
export function ownAddress(file, here, filesOfGame = []) {
  return {
    name: 'own-address',
    load: (id) =>
      id === ADDRESS
        ? `const address = (file) => new URL(file, ${here}).href;
           export const embedAddress = () => address('./${file}');
           export const gameAddresses = () => ${JSON.stringify(filesOfGame)}.map(address);
           export const embedsLieIn = () => {};`
        : null,
  };
}
