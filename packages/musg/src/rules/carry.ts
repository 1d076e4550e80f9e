import type { Flow, Refusal } from '@skirmish-kit/core';
import { inContact } from '@skirmish-kit/space';
import { figureOf } from './figures.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';

/** MU-CHAR-14: somebody out of action, in contact, whom nobody carries. */
export function whyNotCarry(
  battle: Battle,
  figure: Figure,
  fallen: Figure | undefined,
  id: string,
): Refusal | undefined {
  if (figure.carries !== null) return refuse('hands-full', 'MU-CHAR-14', { figure: figure.id });
  if (!fallen || fallen.fate !== 'out' || fallen.level !== figure.level)
    return refuse('not-fallen', 'MU-CHAR-14', { target: id });
  if (battle.figures.some(({ carries }) => carries === id))
    return refuse('carried-already', 'MU-CHAR-14', { target: id });
  return inContact(fallen, figure)
    ? undefined
    : refuse('not-in-contact', 'MU-CHAR-14', { target: id });
}

export function* carry(battle: Battle, id: FigureId, fallen: FigureId): Flow {
  const figure = figureOf(battle, id);
  figure.carries = fallen;
  figureOf(battle, fallen).at = figure.at;
  yield* emit('carries', 'MU-CHAR-14', { figure: id, target: fallen });
}

export function* putDown(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  const fallen = figure.carries;
  if (fallen === null) return;
  figure.carries = null;
  yield* emit('puts-down', 'MU-CHAR-14', { figure: id, target: fallen });
}
