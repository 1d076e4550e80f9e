/**
 * How likely each reading is. Only odds and bots ask this ({@link outcomesOf}); rolling and reading
 * dice loads none of it.
 */
export { listOutcomes } from './face-list-law.ts';
export { marginOutcomes } from './opposed-law.ts';
export { successOutcomes, sumOutcomes } from './pool-law.ts';
export { rerollOutcomes } from './reroll-law.ts';
export { symbolOutcomes } from './symbol-law.ts';
export { tallyOutcomes } from './tally-law.ts';
