/** The independent battle resolver for tests: start here. */
export {
  type BattleResult,
  nettedIn,
  type PhaseReport,
  resolveBattle,
} from './reference-battle.ts';
export { type Hex, type PlacedUnit, type Position } from './board.ts';
export { type Decide, firstOption, type MedicQuestion, type Question } from './questions.ts';
export {
  ARMY_PAIRS,
  type BoardWish,
  type Random,
  randomBoard,
  seededRandom,
} from './random-board.ts';
export { ARMIES } from './tiles.ts';
