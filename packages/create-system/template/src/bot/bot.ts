import type { Bot } from '@skirmish-kit/core';
import { actions, type Action } from '../rules/action.ts';
import { stepsBetween, type Square } from '../rules/square.ts';
import { figureOf, figuresStanding, type Figure, type State } from '../rules/state.ts';

/** Strikes where it is at least as strong, else goes to meet whom it can beat. */
export const bot: Bot<State> = {
  id: 'bot',
  title: { en: 'Fighter', fr: 'Bagarreur' },
  answer({ state, choice }) {
    let best = choice.options[0]?.key ?? 'pass';
    let most = -Infinity;
    for (const { key } of choice.options) {
      const action = actions.parse(key);
      const worth = action ? worthOf(state, action) : -Infinity;
      if (worth > most) [best, most] = [key, worth];
    }
    return best;
  },
};

function worthOf(state: State, action: Action): number {
  if (action.kind === 'pass') return 0;
  const figure = figureOf(state, action.figure);
  if (!figure) return 0;
  if (action.kind === 'step')
    return prey(state, figure, figure.at) - prey(state, figure, action.to);
  const target = figureOf(state, action.target);
  return target ? 10 * (1 + figure.strength - target.strength) : 0;
}

/** How far it is to an enemy worth meeting: each point that he is stronger counts as two steps. */
function prey(state: State, { seat, strength }: Figure, from: Square): number {
  const enemies = figuresStanding(state, seat === 0 ? 1 : 0);
  return Math.min(
    ...enemies.map(
      (enemy) => stepsBetween(from, enemy.at) + 2 * Math.max(0, enemy.strength - strength),
    ),
  );
}
