import type { Flow } from '@skirmish-kit/core';
import { commandOf, commandTest } from './command.ts';
import { borrowedCommand } from './borrowed-command.ts';
import { figureOf, isHere } from './figures.ts';
import { emit } from './events.ts';
import type { Battle, FigureId } from './state.ts';

/** MU-RALLY-01, MU-RALLY-03: who tests in the rally step, in the order of the turn. */
export function rallying(battle: Battle): readonly FigureId[] {
  const since = battle.settings.rallyFrom === 'next-turn' ? battle.turn - 1 : battle.turn - 2;
  return battle.order.flatMap((seat) =>
    battle.figures
      .filter((figure) => figure.seat === seat && isHere(figure) && figure.fleeing)
      .filter(({ brokeIn }) => brokeIn <= since)
      .map(({ id }) => id),
  );
}

/** MU-RALLY-02, MU-RALLY-04: back in play with one more Command; it may be borrowed for the test. */
export function* rally(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  const isOwn = battle.settings.rallyCommand === 'own';
  const command = isOwn ? commandOf(battle, figure) : borrowedCommand(battle, figure);
  if (command === null) return;
  if (!(yield* commandTest(battle, id, command, 'MU-RALLY-01', 'rally'))) return;
  figure.fleeing = false;
  figure.brokeIn = 0;
  figure.rallied += 1;
  yield* emit('rallies', 'MU-RALLY-02', { figure: id });
}
