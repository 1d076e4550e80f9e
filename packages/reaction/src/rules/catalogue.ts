import { defineCatalogue, type Catalogue } from '@skirmish-kit/core';
import { actionPointRules } from './catalogue/action-points.ts';
import { actionRules } from './catalogue/actions.ts';
import { burstRules } from './catalogue/bursts.ts';
import { closeCombatRules } from './catalogue/close-combat.ts';
import { initiativeRules } from './catalogue/initiative.ts';
import { machineRules } from './catalogue/machines.ts';
import { reactionTestRules } from './catalogue/reaction-test.ts';
import { resistanceRules } from './catalogue/resistance.ts';
import { shootingRules } from './catalogue/shooting.ts';
import { turnRules } from './catalogue/turn.ts';
import { weaponRules } from './catalogue/weapons.ts';
import { woundRules } from './catalogue/wounds.ts';

/**
 * Every rule of Reaction as a player reads it, in the order of the book. Moments and refusals cite
 * these ids; a page loads the texts only when somebody opens one.
 *
 * @example
 * ```ts
 * catalogue.find('RX-SHOOT-03')?.title.fr; // 'Pour toucher'
 * ```
 */
export const catalogue: Catalogue = defineCatalogue([
  ...turnRules,
  ...reactionTestRules,
  ...initiativeRules,
  ...actionPointRules,
  ...actionRules,
  ...shootingRules,
  ...woundRules,
  ...burstRules,
  ...weaponRules,
  ...closeCombatRules,
  ...resistanceRules,
  ...machineRules,
]);
