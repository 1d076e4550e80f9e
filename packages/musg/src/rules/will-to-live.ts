import type { Flow, Refusal } from '@skirmish-kit/core';
import { figureOf } from './figures.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';

/** MU-IMP-20: not above what he began with. */
export function whyNotRecover(figure: Figure): Refusal | undefined {
  return figure.life < figure.recruit.values.life
    ? undefined
    : refuse('not-hurt', 'MU-IMP-20', { target: figure.id });
}

export function* recover(battle: Battle, id: FigureId): Flow {
  figureOf(battle, id).life += 1;
  yield* emit('recovers', 'MU-IMP-20', { figure: id });
}
