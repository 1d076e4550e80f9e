/** The independent battle resolver for tests: start here. */
export {
  type BattleResult,
  type HqPoints,
  nettedIn,
  type PhaseReport,
  type Removed,
  resolveBattle,
  type ShownHit,
} from './battle.ts';
export { type Hex, type PlacedUnit, type Position } from './board.ts';
export {
  type Absorption,
  type ClownQuestion,
  type Decide,
  firstOption,
  type MedicQuestion,
  type QuartermasterQuestion,
  type Question,
} from './questions.ts';
export {
  ARMY_PAIRS,
  type BoardWish,
  pick,
  type Random,
  randomBoard,
  seededRandom,
} from './random-board.ts';
export { type Army, ARMIES } from './tiles.ts';
