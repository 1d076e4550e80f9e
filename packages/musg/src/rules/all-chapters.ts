import { addedDice } from './added-die.ts';
import { powderRules } from './black-powder.ts';
import { bucklerRules } from './buckler.ts';
import type { MusgChapters } from './chapters.ts';
import { finerRulings } from './finer-rulings.ts';
import { groupRules } from './group-rules.ts';
import { artilleryRules } from './haul.ts';
import { improvedRules } from './improved-wounds.ts';
import { intoMeleeRules } from './into-melee.ts';
import { mercenaryRules } from './mercenary-rules.ts';
import { passiveRules } from './passive-rules.ts';
import { ropeRules } from './rope-fall.ts';
import { templateRules } from './template-rules.ts';
import { vehicleRules } from './vehicle-rules.ts';
import { wildRules } from './wild.ts';

/** The whole book. */
export const ALL_CHAPTERS: MusgChapters = {
  vehicles: vehicleRules,
  templates: templateRules,
  groups: groupRules,
  passive: passiveRules,
  mercenaries: mercenaryRules,
  improvements: improvedRules,
  addedDice,
  intoMelee: intoMeleeRules,
  blackPowder: powderRules,
  artillery: artilleryRules,
  bucklers: bucklerRules,
  ropes: ropeRules,
  finer: finerRulings,
  wild: wildRules,
};
