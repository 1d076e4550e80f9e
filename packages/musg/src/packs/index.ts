export { BUILT_IN_PACKS, BUILT_IN_SHELF } from './built-in.ts';
export type { MusgPack, Shelf } from './pack.ts';
export { readMusgPack } from './read.ts';
