export {
  ABILITIES,
  type Ability,
  type AbilityId,
  type Able,
  has,
  valueOf,
} from './rules/ability.ts';
export { type ItemId, ITEMS } from './rules/item.ts';
export {
  type CampaignTable,
  CATEGORIES,
  type Category,
  type Characteristic,
  type Uncertainty,
  type Faction,
  type ItemOffer,
  MODEL_TYPES,
  type ModelType,
  type OwnAbility,
  type Profile,
  type Range,
  RARITIES,
  type Rarity,
  type Special,
  SPECIALS,
  SUBCATEGORIES,
  type Subcategory,
  type Weapon,
  type WeaponKind,
  type WeaponMode,
} from './rules/profile.ts';
export { DEFAULT_SETTINGS, SETTING_VALUES, type Settings } from './rules/settings.ts';
export type { MusteredTeam, Recruit, StrikeTeam, TeamMember } from './rules/strike-team.ts';
export {
  type Exit,
  isInZone,
  type Mission,
  type MissionAction,
  type Objective,
  type Square,
  type Zone,
} from './rules/mission.ts';
export type { AbilityCode, Companion } from './rules/companion.ts';
export { deadzone } from './system.ts';
export type { DeadzoneSetup } from './rules/setup-input.ts';
export {
  type Activation,
  type Battle,
  type Face,
  FACES,
  type Item,
  type Model,
  type ModelId,
  OVER,
  type Phase,
  type Side,
  type Smoke,
  type ModelLocation,
} from './rules/state.ts';
export { actions, type Action, type ActionKind } from './rules/action.ts';
export { resolveSetup } from './rules/resolve-setup.ts';
export { legalActions } from './rules/candidates.ts';
export { whyNot } from './rules/legal.ts';
export { boardOf, sightOf, sightBodyOf } from './rules/battlefield.ts';
export { showSightOf } from './rules/explain-sight.ts';
export { shotModifiers, gunsOf, reachOf } from './rules/shoot.ts';
export { bladesOf, fightModifiers, type Modifier } from './rules/fight.ts';
export { movePaths } from './rules/move-paths.ts';
export { objectiveCube, holderOf } from './rules/objective.ts';
export { scores } from './rules/victory.ts';
export { FACTIONS, MISSIONS, TEAMS } from './packs/built-in.ts';
export { makePosition, parsePosition } from './notation/position.ts';
