export { exactOdds, oddsOf } from './odds.ts';
export type { Odds, OddsOptions, FlowQuestion, OutcomeName } from './odds.ts';
export { isUnfinished } from './is-unfinished.ts';
export type { OddsConfig } from './odds-runner.ts';
export type { Policies, Policy, PolicyByQuestion, PolicyUsed } from './policy.ts';
export { oddsOfAnswer } from './answer-odds.ts';
export { scope, type Scope } from './read-scope.ts';
