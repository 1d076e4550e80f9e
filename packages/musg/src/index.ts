export * from './rules/ability.ts';
export * from './rules/profile.ts';
export type * from './rules/band.ts';
export type * from './rules/scenario.ts';
export type * from './rules/setup-type.ts';
export type * from './rules/state.ts';
export { musg } from './system.ts';
