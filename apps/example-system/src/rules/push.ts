import { typedEmit, type Flow } from '@skirmish-kit/core';
import type { events } from '../messages/events.ts';
import { behind } from './stone.ts';
import { whoIsOn, type Figure, type State } from './state.ts';

const emit = typedEmit<typeof events>();

/**
 * CW-PUSH-01: back by one stone; from the first stone into camp, and against somebody into the marsh.
 */
export function* pushBack(state: State, figure: Figure): Flow {
  const to = behind(figure.at, figure.seat);
  if (to === undefined) {
    figure.at = 'camp';
    return yield* emit('back-in-camp', 'CW-PUSH-01', { figure: figure.id });
  }
  const there = whoIsOn(state, to);
  if (there) {
    figure.at = 'fallen';
    return yield* emit('stumbles-over', 'CW-PUSH-01', { figure: figure.id, over: there.id });
  }
  figure.at = to;
  yield* emit('pushed', 'CW-PUSH-01', { figure: figure.id, to });
}
