/**
 * How likely each reading is. Only odds and bots ask this ({@link outcomesOf}); rolling and reading
 * dice loads none of it.
 */
export { listOutcomes } from './face-list-distribution.ts';
export { marginOutcomes } from './opposed-distribution.ts';
export { successOutcomes, sumOutcomes } from './pool-distribution.ts';
export { rerollOutcomes } from './reroll-distribution.ts';
export { symbolOutcomes } from './symbol-distribution.ts';
export { tallyOutcomes } from './tally-distribution.ts';
