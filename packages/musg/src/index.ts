export { ABILITIES, type AbilityId, type Hatred } from './rules/ability.ts';
export {
  type Bonus,
  type Equipment,
  type MeleeWeapon,
  type Mercenary,
  type Permission,
  PERMISSIONS,
  type Race,
  type RangedWeapon,
  type Rank,
  RANKS,
  type Values,
} from './rules/profile.ts';
export type { Band, Member, MusteredBand, Recruit } from './rules/band.ts';
export type { Deployment, Scenario, Zone } from './rules/scenario.ts';
export type { MusgSetup } from './rules/setup-input.ts';
export type { Battle, Fate, Figure, FigureId, Gun, Phase, Side, Vehicle } from './rules/state.ts';
export type { Marker, WorldState } from './rules/world-state.ts';
export type { Footing } from './rules/footing.ts';
export type { WorldAction, Passage, World, WorldSetting } from './rules/world.ts';
export { BUILT_IN_LIBRARY } from './packs/built-in.ts';
export { BUILT_IN_WORLDS } from './rules/worlds/built-in.ts';
export type { CampaignSetup, NewCampaign, OpenBook } from './campaign/setup-type.ts';
export type {
  Campaign,
  CampaignBand,
  CampaignPhase,
  Character,
  Departed,
  Prisoner,
} from './campaign/state.ts';
export { musgCampaign } from './campaign/system.ts';
export { musg, musgFrom } from './system.ts';
