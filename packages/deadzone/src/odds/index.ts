export {
  actionOdds,
  attackOdds,
  planOdds,
  type ActionOdds,
  type ActionQuestion,
  type AttackOdds,
} from './action.ts';
export { FATE_WORDS, FATES, type Fate, type Fates } from './fate.ts';
export { policyWords, type Answers } from './policy.ts';
export { calculator } from './calculator.ts';
