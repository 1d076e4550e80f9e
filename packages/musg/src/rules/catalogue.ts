import { defineCatalogue, type Catalogue } from '@skirmish-kit/core';
import { actionRules } from './catalogue/actions.ts';
import { aliensAndCivilianRules } from './catalogue/aliens-and-civilians.ts';
import { archaicWeaponRules } from './catalogue/archaic-weapons.ts';
import { bandRules } from './catalogue/bands.ts';
import { campaignRules } from './catalogue/campaign.ts';
import { characterRules } from './catalogue/characters.ts';
import { coverRules } from './catalogue/cover.ts';
import { deploymentRules } from './catalogue/deployment.ts';
import { edgeRules } from './catalogue/edges.ts';
import { equipmentRules } from './catalogue/equipment.ts';
import { extraRules } from './catalogue/extras.ts';
import { fleeingRules } from './catalogue/fleeing.ts';
import { freeAndPassiveActionRules } from './catalogue/free-and-passive-actions.ts';
import { improvementRules } from './catalogue/improvements.ts';
import { injurieRules } from './catalogue/injuries.ts';
import { meleeRules } from './catalogue/melee.ts';
import { mercenarieRules } from './catalogue/mercenaries.ts';
import { multiTargetWeaponRules } from './catalogue/multi-target-weapons.ts';
import { pulpRules } from './catalogue/pulp.ts';
import { raceRules } from './catalogue/races.ts';
import { regroupTeamRules } from './catalogue/regroup-team.ts';
import { shootingRules } from './catalogue/shooting.ts';
import { templateRules } from './catalogue/templates.ts';
import { turnRules } from './catalogue/turn.ts';
import { unitsAndDiceRules } from './catalogue/units-and-dice.ts';
import { vehicleRules } from './catalogue/vehicles.ts';
import { victoryPointRules } from './catalogue/victory-points.ts';
import { weaponRules } from './catalogue/weapons.ts';
import { zombieRules } from './catalogue/zombies.ts';

/**
 * Every rule of Musg as a player reads it, in the order of the book, with our rulings. Moments and
 * refusals cite these ids; a page loads the texts only when somebody opens one.
 *
 * @example
 * ```ts
 * catalogue.find('MU-SHOOT-08')?.title.fr; // 'La portée'
 * ```
 */
export const catalogue: Catalogue = /* @__PURE__ */ defineCatalogue([
  ...unitsAndDiceRules,
  ...bandRules,
  ...characterRules,
  ...raceRules,
  ...deploymentRules,
  ...turnRules,
  ...actionRules,
  ...shootingRules,
  ...coverRules,
  ...multiTargetWeaponRules,
  ...templateRules,
  ...archaicWeaponRules,
  ...meleeRules,
  ...freeAndPassiveActionRules,
  ...fleeingRules,
  ...victoryPointRules,
  ...weaponRules,
  ...equipmentRules,
  ...pulpRules,
  ...extraRules,
  ...zombieRules,
  ...aliensAndCivilianRules,
  ...regroupTeamRules,
  ...vehicleRules,
  ...campaignRules,
  ...injurieRules,
  ...improvementRules,
  ...mercenarieRules,
  ...edgeRules,
]);
