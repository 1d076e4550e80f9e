import type { Flow } from '@skirmish-kit/core';
import { moduleOf } from './modules.ts';
import { findFigure, isAble } from './figures.ts';
import type { Battle, FigureId } from './state.ts';

/** What dice for damage came to: how many were rolled for hits, and how many hurt. */
export interface Wounds {
  readonly hits: number;
  readonly hurt: number;
  readonly need: number;
}

/** MU-IMP-22, MU-IMP-23: how many wounds it is when dice were rolled again by who may. */
export function* woundsAfterAll(
  battle: Battle,
  by: FigureId | null,
  victim: FigureId,
  wounds: Wounds,
): Flow<number> {
  const isImproved = [by ?? '', victim].some((id) => {
    const figure = findFigure(battle, id);
    return figure && (isAble(figure, 'vital-spots') || isAble(figure, 'blade-catcher'));
  });
  return isImproved
    ? yield* moduleOf(battle, 'campaign').improvedWounds(battle, by, victim, wounds)
    : wounds.hurt;
}
