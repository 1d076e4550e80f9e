import type { Flow } from '@skirmish-kit/core';
import { rollFor, success } from './extra-die.ts';
import { figureOf, isIn } from './figures.ts';
import { emit } from './events.ts';
import type { Battle, FigureId } from './state.ts';
import { loseLife } from './wound.ts';

/** MU-PULP-13: a shot that hurts a voodoo zombie destroys it on a 6. */
export function* headShot(battle: Battle, id: FigureId, by: FigureId): Flow {
  const victim = figureOf(battle, id);
  if (!isIn(victim)) return;
  const params = { figure: id };
  const fight = { battle, by, against: id };
  const context = { about: 'head-shot', params };
  if (!(yield* rollFor(fight, success(6), 'MU-PULP-13', context))) return;
  yield* emit('head-shot', 'MU-PULP-13', params);
  yield* loseLife(battle, id, victim.life, by, 'MU-PULP-13');
}
