import { typedEmit, type Flow } from '@skirmish-kit/core';
import type { events } from '../messages/events.ts';
import type { Move } from './action.ts';
import { ahead } from './stone.ts';
import { figureOf, type State } from './state.ts';
import { strike } from './strike.ts';

const emit = typedEmit<typeof events>();

/** Does what was chosen, which is legal. */
export function* act(state: State, move: Move): Flow {
  const figure = figureOf(state, move.figure);
  if (!figure) return;
  if (move.kind === 'send') {
    figure.at = move.to;
    return yield* emit('sent', 'CW-SEND-01', { figure: figure.id, to: move.to });
  }
  if (move.kind === 'march') {
    const to = ahead(figure.at, figure.seat);
    figure.at = to ?? 'across';
    if (to === undefined) return yield* emit('crosses', 'CW-MARCH-02', { figure: figure.id });
    return yield* emit('marches', 'CW-MARCH-01', { figure: figure.id, to });
  }
  const target = figureOf(state, move.target);
  if (target) yield* strike(state, figure, target);
}
