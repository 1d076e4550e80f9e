export * from './rules/ability.ts';
export * from './rules/item.ts';
export * from './rules/profile.ts';
export type * from './rules/strike-team.ts';
export type * from './rules/mission.ts';
export { deadzone } from './system.ts';
export type * from './rules/setup-type.ts';
export type * from './rules/state.ts';
