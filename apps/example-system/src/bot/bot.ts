import type { Bot } from '@skirmish-kit/core';
import { actions, type Action } from '../rules/action.ts';
import { ahead, placeOf, progress, type Stone } from '../rules/stone.ts';
import { figureOf, isOnTheWay, whoIsOn, type Figure, type State } from '../rules/state.ts';

/** Weighs what a move gains, and when it would press on, what a slip costs. */
export const bot: Bot<State> = {
  id: 'bot',
  title: { en: 'Marshwalker', fr: 'Coureuse des marais' },
  answer({ state, choice }) {
    const acts = choice.about === 'press' ? Number(choice.params['acts']) : 0;
    let best = 'rest';
    let most = acts === 0 ? -Infinity : 0;
    for (const { key } of choice.options) {
      const action = actions.parse(key);
      const worth = action ? worthOf(state, action, acts) : -Infinity;
      if (worth > most) [best, most] = [key, worth];
    }
    return best;
  },
};

/** CW-PRESS-01: how often a die shows more than this. */
function footing({ knack }: Figure, acts: number): number {
  if (acts === 0) return 1;
  return Math.min(6, 6 - acts + (knack === 'nimble' ? 1 : 0)) / 6;
}

function worthOf(state: State, action: Action, acts: number): number {
  if (action.kind === 'rest') return 0;
  const figure = figureOf(state, action.figure);
  if (!figure) return 0;
  const chance = footing(figure, acts);
  return chance * gainOf(state, figure, action) - (1 - chance) * slipCosts(state, figure);
}

/** A stone lost, or the figure when somebody stands behind. */
function slipCosts(state: State, figure: Figure): number {
  const back = state.figures.some(
    (other) =>
      other.seat === figure.seat && other !== figure && ahead(other.at, other.seat) === figure.at,
  );
  return back ? 12 : 3 + progress(figure.at, figure.seat);
}

function gainOf(state: State, figure: Figure, action: Action): number {
  if (action.kind === 'send') return 2 + figure.might + threatIn(state, figure, action.to);
  if (action.kind === 'strike') {
    const target = figureOf(state, action.target);
    if (!target) return 0;
    return 4 + 4 * (figure.might - target.might) + progress(target.at, target.seat);
  }
  const to = ahead(figure.at, figure.seat);
  if (to === undefined) return 20;
  const next = ahead(to, figure.seat);
  const faced = next === undefined ? undefined : whoIsOn(state, next);
  const risk = faced && faced.seat !== figure.seat ? 3 * (faced.might - figure.might + 1) : 0;
  return 4 + progress(to, figure.seat) - risk;
}

/** How far an enemy has come whom this stone would stop, and whether the causeway is free. */
function threatIn(state: State, { seat }: Figure, to: Stone): number {
  const [lane] = placeOf(to);
  const enemies = state.figures.filter(
    (other) => other.seat !== seat && isOnTheWay(other) && placeOf(other.at)[0] === lane,
  );
  if (enemies.length === 0) return 1;
  return Math.max(...enemies.map((enemy) => 2 * progress(enemy.at, enemy.seat) - 3));
}
