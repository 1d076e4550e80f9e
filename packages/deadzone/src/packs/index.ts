export { BUILT_IN_PACKS, FACTIONS, MISSIONS, TEAMS } from './built-in.ts';
export type { DeadzonePack } from './pack.ts';
export { packLoader } from './pack-loader.ts';
export { readDeadzonePack } from './read.ts';
