/**
 * What dice are asked by odds alone: how likely each reading is. Rolling and reading needs none of it,
 * so that in an embed another module stands in the place of this one until odds are fetched
 * (tools/build/learnt-later.mjs). Functions only, called when somebody asks for outcomes.
 */
export { listOutcomes } from './face-list-law.ts';
export { marginOutcomes } from './opposed-law.ts';
export { successOutcomes, sumOutcomes } from './pool-law.ts';
export { rerollOutcomes } from './reroll-law.ts';
export { symbolOutcomes } from './symbol-law.ts';
export { tallyOutcomes } from './tally-law.ts';
