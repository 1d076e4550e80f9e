import type { Seat } from '@skirmish-kit/core';
import type { Battle, Figure } from './state.ts';

/** MU-MERC-13: who is hidden is shown to nobody but his own side. */
export function viewFor(battle: Battle, seat: Seat | undefined): Battle {
  const isUnknown = (figure: Figure) => figure.hidden && figure.seat !== seat;
  if (!battle.figures.some(isUnknown)) return battle;
  return {
    ...battle,
    figures: battle.figures.map((figure) =>
      isUnknown(figure) ? { ...figure, at: [0, 0], fate: 'waiting' } : figure,
    ),
  };
}
