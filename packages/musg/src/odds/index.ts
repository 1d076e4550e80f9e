export { actionOdds } from './action.ts';
export { FATE_MESSAGES, FATES, type Fate, type Fates } from './fate.ts';
export { calculator } from './calculator.ts';
