export { reaction } from './system.ts';
export type {
  Battle,
  DamageLevel,
  Door,
  Fate,
  Figure,
  FigureId,
  Group,
  Machine,
  MachineSystem,
  MandatoryTask,
  Melee,
  Objective,
  Phase,
  Reaction,
  Side,
  ObjectToken,
} from './rules/state.ts';
export type {
  Deployment,
  Scenario,
  ScenarioDoor,
  ScenarioEvent,
  ScenarioObject,
  ScenarioObjective,
  Zone,
} from './rules/scenario.ts';
export type { BattleSetup, FullSetup, ReactionSetup } from './rules/setup-input.ts';
export {
  type Armour,
  ARMOURS,
  type Blade,
  BLADES,
  type Gang,
  type Gear,
  GEARS,
  type GroupList,
  MACHINE_CLASSES,
  type MachineClass,
  type Profile,
  QUALITIES,
  type Quality,
  type Ranges,
  type Role,
  ROLES,
  type Weapon,
} from './rules/profile.ts';
export { DEFAULT_SETTINGS, type Settings } from './rules/settings.ts';
export { SETTING_VALUES, type SettingValues } from './rules/setting-values.ts';
export { type QuestionAbout, QUESTIONS } from './rules/questions.ts';
export type { Events } from './rules/events.ts';
export type { Refusals } from './rules/refusals.ts';
export {
  actions,
  picks,
  places,
  replies,
  type Action,
  type ActionWord,
  type Reply,
  type ShotSplit,
} from './rules/action-keys.ts';
export { resolveSetup } from './rules/resolve-setup.ts';
export { figureFrom, setUp } from './rules/setup.ts';
export { possibleActions } from './rules/candidates.ts';
export { readAction } from './rules/perform-action.ts';
export { actionPoints } from './rules/action-points.ts';
export { attackOf, woundDiceOf } from './rules/attack-dice.ts';
export { fightRound, type RoundResult } from './rules/close-combat.ts';
export { cohesionOf } from './rules/cohesion.ts';
export { initiativeBonus, initiativeDice } from './rules/initiative.ts';
export { marchTo, moveActionPoints, strideOf, type March } from './rules/movement.ts';
export { contactPlace, moveCandidates } from './rules/move-candidates.ts';
export { rangeOf, type Range } from './rules/range.ts';
export {
  reactionModifier,
  reactionTest,
  testResult,
  type TestResult,
} from './rules/reaction-test.ts';
export {
  coverAgainst,
  hitModifier,
  hitsOn,
  shoot,
  type Allotment,
  type FireMode,
} from './rules/shooting.ts';
export { scores, holderOf } from './rules/victory.ts';
export { wound, type Blow, type WoundResult } from './rules/wound.ts';
export { facesPlace, sees, sightOf, tableOf, trafficFor } from './rules/battlefield.ts';
export {
  enemiesOf,
  figureOf,
  figuresIn,
  friendsOf,
  isEngaged,
  isIn,
  measured,
} from './rules/figures.ts';
export { BATTLES, GANGS, SCENARIOS } from './packs/built-in.ts';
export { makePosition, parsePosition } from './notation/position.ts';
export { readSetup } from './notation/setup-from-position.ts';
