export { makeGameText } from './notation/game-text.ts';
export { radiusOf } from './notation/board-radius.ts';
export { nameHex, parseHexName } from './notation/hex-name.ts';
export { notationOf } from './notation/notation.ts';
export { type ArmyNames, makePosition, parsePosition } from './notation/position.ts';
export { positionProblemText } from './notation/problem-messages.ts';
export {
  type Act,
  ARMY_FORMAT,
  type ArmyPack,
  BASE_ARMIES,
  type EdgeData,
  type Effect,
  type InstantEffect,
  type Lifetime,
  type MarkerKind,
  type Reach,
  type TileData,
  type TileKind,
  type UnitEffect,
  type Values,
  type Whom,
} from './packs/army-pack.ts';
export { BUILT_IN_ARMIES, BUILT_IN_PACKS, makeLibrary } from './packs/built-in.ts';
export type { Companion, CompanionOffer } from './packs/companion.ts';
export { armyKind, readArmy, refuseTaken } from './packs/read-army.ts';
export { reportOf } from './report.ts';
export { turnActions } from './rules/action-text.ts';
export type { Action } from './rules/action.ts';
export {
  aimAnswers,
  badDrawAnswers,
  clownAnswers,
  convertAnswers,
  discardAnswers,
  pushAnswers,
  type Save,
  saveAnswers,
  spendAnswers,
} from './rules/answer-keys.ts';
export {
  battleFromPosition,
  type BattleReport,
  type ChoiceReport,
  nettedHexes,
  type PhaseReport,
  type Removal,
  type UnitReport,
} from './rules/battle-report.ts';
export { handSize, pileSize } from './rules/draw.ts';
export {
  type ResolvedBoard,
  placePieces,
  lifeLeft,
  named,
  namedUnit,
  neighbour,
  type Piece,
  resolveBoard,
} from './rules/resolved-board.ts';
export { type Answerer, defaultAnswers, runBattle, RefusedAnswer } from './rules/run-battle.ts';
export { type Mode, MODE_FACTS, MODES, teamOf, turnOrder, usualMode } from './rules/modes.ts';
export { FIRST_GAME } from './rules/default-setup.ts';
export { seatedArmies } from './rules/named-setup.ts';
export { type Attacker, refuse, emit, type Events, type UnitNamed } from './rules/events.ts';
export { type Position, type PositionUnit, readPosition } from './rules/position.ts';
export { runBattleWithAnswers, type BattleObserver } from './rules/prepared-answers.ts';
export {
  type BattlePreview,
  heatMap,
  type HeatMap,
  type Placement,
  previewBattle,
  type PreviewChoice,
  type PreviewPhase,
  trialState,
  type BattleLosses,
} from './rules/preview.ts';
export { readEdition, readOptions, switchValues } from './rules/read-options.ts';
export { readSetup } from './rules/read-setup.ts';
export { newGame, startingHitPoints } from './rules/setup.ts';
export type {
  Battle,
  BattleCause,
  Ending,
  Marker,
  Player,
  Result,
  Setup,
  StartPosition,
  StartUnit,
  State,
  Turn,
  Unit,
} from './rules/state.ts';
export { playStep } from './rules/step.ts';
export { neuroshimaHex, type NeuroshimaHex, neuroshimaHexWith, systemOf } from './system.ts';
export {
  armyOf,
  boardOf,
  hexName,
  INNER_HEXES,
  type Library,
  type SeatedCompanion,
  type Table,
  tableOf,
  tileNamed,
  tileOf,
} from './rules/table.ts';
export {
  type Army,
  type Attack,
  type AttackKind,
  type Boost,
  type Face,
  isInstant,
  makeArmy,
  type Tile,
} from './rules/tile.ts';
export { actions, act } from './rules/turn.ts';
export {
  changedOptions,
  type Edition,
  EDITIONS,
  type Options,
  optionsOf,
} from './rules/variants.ts';
