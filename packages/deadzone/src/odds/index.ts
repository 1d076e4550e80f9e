export {
  actionOdds,
  attackOdds,
  planOdds,
  type ActionOdds,
  type ActionQuestion,
  type AttackOdds,
} from './action.ts';
export { FATE_MESSAGES, FATES, type Fate, type Fates } from './fate.ts';
export { policyText, type Answers } from './policy.ts';
export { calculator } from './calculator.ts';
