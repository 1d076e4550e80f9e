import type { Seat } from '@skirmish-kit/core';
import type { Battle, Figure } from './state.ts';
import { worldOf } from './world.ts';

/** MU-MERC-13: who is hidden is shown to nobody but his own side. */
export function viewFor(battle: Battle, seat: Seat | undefined): Battle {
  const isUnknown = (figure: Figure) => figure.hidden && figure.seat !== seat;
  const known = worldOf(battle)?.view?.(battle, seat) ?? battle;
  if (!battle.figures.some(isUnknown)) return known;
  return {
    ...known,
    figures: known.figures.map((figure) =>
      isUnknown(figure) ? { ...figure, at: [0, 0], fate: 'waiting' } : figure,
    ),
  };
}
