import type { Flow } from '@skirmish-kit/core';
import { isCarriedOff } from '../carry-off.ts';
import { figureOf, isAutonomous } from '../figures.ts';
import { emit } from '../events.ts';
import type { Battle, Figure, FigureId } from '../state.ts';

/** MU-ALIEN-03: who lies on the table when it is over, and whom nobody has carried off. */
export function abducted(battle: Battle): Figure[] {
  return battle.figures.filter(({ id }) => isAbducted(battle, id));
}

export function isAbducted(battle: Battle, id: FigureId): boolean {
  const figure = figureOf(battle, id);
  return figure.fate === 'out' && !isAutonomous(battle, figure) && !isCarriedOff(battle, id);
}

/** MU-ALIEN-03: told at the end of the last turn. */
export function* emitAbducted(battle: Battle): Flow {
  if (battle.turn < Number(battle.settings.turnLimit)) return;
  for (const { id } of abducted(battle)) yield* emit('abducted', 'MU-ALIEN-03', { figure: id });
}
