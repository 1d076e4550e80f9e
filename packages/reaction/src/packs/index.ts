export { type Battlefield, BATTLES, BUILT_IN_PACKS, GANGS, SCENARIOS } from './built-in.ts';
export {
  gangsOf,
  scenariosOf,
  type PackGang,
  type PackScenario,
  type ReactionPack,
} from './pack.ts';
export { SHEET_WEAPONS, sheetWeapon } from './sheet.ts';
export { reactionPackKind, readReactionPack } from './read.ts';
export { readReactionPackFully } from './read-strict.ts';
