import type { Bot, ChoiceRequest } from '@skirmish-kit/core';
import { actionPoints } from '../rules/action-points.ts';
import { nextAction } from './activation.ts';
import { planFireFrom, visibleTargets } from './fire.ts';
import { fightValue } from './melee.ts';
import { replyValue } from './return-fire-value.ts';
import { enemiesOf, findFigure, figureOf } from '../rules/figures.ts';
import type { Battle, Figure } from '../rules/state.ts';

/**
 * Plays to win: weighs fire, charges, cover, objectives and its own skin by exact chances, one
 * figure at a time. It uses only what its seat can see.
 *
 * @example
 * ```ts
 * playOut(reaction, reaction.defaults, [bot, randomBot], 1).outcome.winners; // [0]
 * ```
 */
export const bot: Bot<Battle> = {
  id: 'bot',
  title: { en: 'Tactician', fr: 'Tacticien' },
  answer({ state, choice }) {
    switch (choice.about) {
      case 'action':
        return nextAction(state, figureOf(state, String(choice.params['figure'])), choice);
      case 'group':
        return bestOption(choice, (key) => groupUrgency(state, key));
      case 'figure':
        return bestOption(choice, (key) => figureUrgency(state, findFigure(state, key)));
      case 'opportunity':
        return bestOption(choice, (key) => replyValue(state, choice, key));
      case 'strike-back':
        return bestOption(choice, (key) => strikeBack(state, choice, key));
      default:
        return bestOption(choice, () => 0); // The first place in the order of play.
    }
  },
};

/** The option of the highest value; of equal ones the first. */
function bestOption(choice: ChoiceRequest, valueOf: (key: string) => number): string {
  let best: string | undefined;
  let most = -Infinity;
  for (const { key } of choice.options) {
    const value = choice.options.length === 1 ? 0 : valueOf(key);
    if (value > most) [best, most] = [key, value];
  }
  if (best === undefined)
    throw new Error(`"${choice.about}" (${choice.rule}) offers nothing to choose.`);
  return best;
}

/** The figure that can do most harm acts first; every figure gets its turn. */
function figureUrgency(battle: Battle, figure: Figure | undefined): number {
  if (!figure) return -1;
  const points = actionPoints(battle, figure);
  const seen = visibleTargets(battle, figure, enemiesOf(battle, figure.seat));
  return planFireFrom(battle, figure, seen, points).value;
}

function groupUrgency(battle: Battle, group: string): number {
  let most = 0;
  for (const figure of battle.figures) {
    if (figure.group !== group || figure.fate !== 'in' || figure.acted) continue;
    most = Math.max(most, figureUrgency(battle, figure));
  }
  return most;
}

function strikeBack(battle: Battle, choice: ChoiceRequest, key: string): number {
  const figure = findFigure(battle, String(choice.params['figure']));
  const foe = findFigure(battle, key);
  return figure && foe ? fightValue(battle, figure, foe, 1) : 0;
}
