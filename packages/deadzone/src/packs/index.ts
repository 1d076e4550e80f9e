export * from './built-in.ts';
export { doubtsAbout } from './doubts.ts';
export type { DeadzonePack } from './pack.ts';
export { deadzonePackKind, readDeadzonePack } from './read.ts';
export { readDeadzonePackFully } from './read-every.ts';
