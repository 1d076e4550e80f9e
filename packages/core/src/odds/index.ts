export { exactOdds, oddsOf } from './odds.ts';
export type { Odds, OddsOptions, FlowQuestion, OutcomeName } from './odds.ts';
export { isUnfinished } from './unfinished.ts';
export type { OddsRules } from './odds-host.ts';
export type { Policies, Policy, PolicyByQuestion, PolicyMet } from './policy.ts';
export { oddsOfAnswer } from './answer-odds.ts';
export { scope, type Scope } from './scope.ts';
