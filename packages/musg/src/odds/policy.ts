import type { Policies, PolicyUsed, Seat, LocalisedText } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { scores, unitValue } from '../rules/victory.ts';

/**
 * How choices on the way are answered: the active player continues, and the opponent answers as is
 * worst for that player: puts a figure before the chief, steps back, fires at once.
 */
export function policiesFor(battle: Battle, who: Seat): Policies<Battle> {
  return Object.fromEntries(
    battle.sides.map(({ seat }) => [seat, seat === who ? 'hold' : 'worst'] as const),
  );
}

/** How good a battle is for a seat: points, and the lives that lead to them. */
export function battleValue(battle: Battle, who: Seat): number {
  const points = scores(battle);
  const ahead = points.reduce((sum, each, seat) => (seat === who ? sum + each : sum - each), 0);
  return battle.figures.reduce((sum, figure) => {
    const whole = figure.recruit.values.life;
    const hurt = (unitValue(battle, figure) * (whole - Math.max(0, figure.life))) / (2 * whole);
    return sum + (figure.seat === who ? -hurt : hurt);
  }, ahead);
}

const WORDS: Readonly<Record<string, LocalisedText>> = {
  worst: {
    en: 'The opponent gives the answer that is worst for the active player.',
    fr: 'L’adversaire donne la réponse la pire pour le joueur actif.',
  },
};

/** How choices on the way were answered, to stand beside the odds; nothing when there were none. */
export function policyText(met: readonly PolicyUsed[]): LocalisedText | undefined {
  return met.some(({ policy }) => policy === 'worst') ? WORDS['worst'] : undefined;
}
