export type * from './rules/state.ts';
export type * from './rules/scenario.ts';
export type * from './rules/setup-type.ts';
export * from './rules/profile.ts';
export * from './rules/settings.ts';
export * from './rules/questions.ts';
export type { MomentAbout, Moments } from './rules/moments.ts';
export type { RefusalCode, Refusals } from './rules/refusals.ts';
