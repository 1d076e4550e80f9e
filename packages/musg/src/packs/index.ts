export { BUILT_IN_PACKS, BUILT_IN_LIBRARY } from './built-in.ts';
export type { MusgPack, Library } from './pack.ts';
export { readMusgPack } from './read.ts';
