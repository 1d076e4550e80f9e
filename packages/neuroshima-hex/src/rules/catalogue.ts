import { defineCatalogue, type Catalogue } from '@skirmish-kit/core';
import { armyRules } from './catalogue/armies.ts';
import { attackRules } from './catalogue/attacks.ts';
import { battleRules } from './catalogue/battle.ts';
import { boardRules } from './catalogue/board.ts';
import { decisionRules } from './catalogue/decisions.ts';
import { exampleRules } from './catalogue/examples.ts';
import { fanRulings } from './catalogue/fan-armies.ts';
import { initiativeRules } from './catalogue/initiative.ts';
import { instantRules } from './catalogue/instants.ts';
import { moduleRules } from './catalogue/modules.ts';
import { netRules } from './catalogue/nets.ts';
import { playerRules } from './catalogue/players.ts';
import { rulings } from './catalogue/rulings.ts';
import { mainGameRules } from './catalogue/turn.ts';
import { variantRules } from './catalogue/variants.ts';

/**
 * Every rule of Neuroshima Hex as a player reads it. Moments, questions and refusals cite these
 * ids; a page loads the texts only when somebody opens one.
 *
 * @example
 * ```ts
 * catalogue.find('NH-NET-08')?.title.fr; // 'Face à face'
 * ```
 */
export const catalogue: Catalogue = defineCatalogue([
  ...variantRules,
  ...boardRules,
  ...mainGameRules,
  ...battleRules,
  ...initiativeRules,
  ...attackRules,
  ...netRules,
  ...moduleRules,
  ...instantRules,
  ...playerRules,
  ...rulings,
  ...fanRulings,
  ...armyRules,
  ...exampleRules,
  ...decisionRules,
]);
