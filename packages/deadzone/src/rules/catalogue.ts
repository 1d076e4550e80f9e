import { defineCatalogue, type Catalogue } from '@skirmish-kit/core';
import { bodyAbilityRules } from './catalogue/abilities-of-bodies.ts';
import { tradeAbilityRules } from './catalogue/abilities-of-trades.ts';
import { weaponAbilityRules } from './catalogue/abilities-of-weapons.ts';
import { actionRules } from './catalogue/actions.ts';
import { commandDiceRules } from './catalogue/command-dice.ts';
import { damageRules } from './catalogue/damage.ts';
import { dataRules } from './catalogue/data.ts';
import { diceRules } from './catalogue/dice.ts';
import { edgeRules } from './catalogue/edges.ts';
import { fightingRules } from './catalogue/fighting.ts';
import { itemRules } from './catalogue/items.ts';
import { leaderRules } from './catalogue/leaders.ts';
import { movementRules } from './catalogue/movement.ts';
import { objectiveRules } from './catalogue/objectives.ts';
import { roundRules } from './catalogue/round.ts';
import { scatterRules } from './catalogue/scatter.ts';
import { settingUpRules } from './catalogue/setting-up.ts';
import { shootingRules } from './catalogue/shooting.ts';
import { strikeTeamRules } from './catalogue/strike-teams.ts';
import { terrainRules } from './catalogue/terrain.ts';
import { victoryRules } from './catalogue/victory.ts';

/**
 * Every rule of Deadzone as a player reads it, in the order of the book (abilities by who has them),
 * with our rulings. Moments and refusals cite these ids; a page loads the texts only when somebody
 * opens one.
 *
 * @example
 * ```ts
 * catalogue.find('DZ-SHOOT-07')?.title.fr; // 'Le tir'
 * ```
 */
export const catalogue: Catalogue = /* @__PURE__ */ defineCatalogue([
  ...settingUpRules,
  ...objectiveRules,
  ...diceRules,
  ...commandDiceRules,
  ...roundRules,
  ...victoryRules,
  ...actionRules,
  ...movementRules,
  ...terrainRules,
  ...shootingRules,
  ...fightingRules,
  ...damageRules,
  ...scatterRules,
  ...bodyAbilityRules,
  ...tradeAbilityRules,
  ...weaponAbilityRules,
  ...itemRules,
  ...leaderRules,
  ...strikeTeamRules,
  ...dataRules,
  ...edgeRules,
]);
