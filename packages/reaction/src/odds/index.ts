export { actionOdds, type ActionOdds } from './action.ts';
export type { OddsAnswer } from './answer.ts';
export { fightOdds } from './close-combat.ts';
export { EFFECT_MESSAGES, EFFECTS, type Chances, type Effect } from './effect.ts';
export { policyText } from './policy-text.ts';
export { reactionOdds } from './reaction.ts';
export {
  askOdds,
  isOdds,
  oddsScenarios,
  type OddsParameter,
  type OddsScenario,
} from './questions.ts';
export { shotOdds, type Share } from './shot.ts';
