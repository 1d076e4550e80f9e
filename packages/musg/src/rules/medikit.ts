import type { Flow, Refusal } from '@skirmish-kit/core';
import { areTouching, figureOf, isAble, isIn } from './figures.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';

/** MU-EQ-09: once a game, for himself or a friend in contact who stands and is hurt. */
export function whyNotHeal(
  { settings }: Battle,
  figure: Figure,
  patient: Figure | undefined,
  id: string,
): Refusal | undefined {
  const isSpent = figure.spent.includes('medikit') && settings.medikits !== 'always';
  if (!isAble(figure, 'medikit') || isSpent)
    return refuse('no-medikit', 'MU-EQ-09', { figure: figure.id });
  if (!patient || !isIn(patient) || patient.seat !== figure.seat)
    return refuse('not-there', 'MU-EQ-09', { target: id });
  if (patient !== figure && !areTouching(patient, figure))
    return refuse('not-in-contact', 'MU-EQ-09', { target: id });
  return patient.life < patient.recruit.values.life
    ? undefined
    : refuse('not-hurt', 'MU-EQ-09', { target: id });
}

export function* heal(battle: Battle, id: FigureId, patientId: FigureId): Flow {
  const figure = figureOf(battle, id);
  figure.spent = [...figure.spent, 'medikit'];
  figureOf(battle, patientId).life += 1;
  yield* emit('heals', 'MU-EQ-09', { figure: id, target: patientId });
}
