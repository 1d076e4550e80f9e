import { teller, type Flow } from '@skirmish-kit/core';
import type { moments } from '../messages/events.ts';
import { behind } from './stone.ts';
import { whoIsOn, type Figure, type State } from './state.ts';

const tell = teller<typeof moments>();

/**
 * CW-PUSH-01: back by one stone; from the first stone into camp, and against somebody into the marsh.
 */
export function* pushBack(state: State, figure: Figure): Flow {
  const to = behind(figure.at, figure.seat);
  if (to === undefined) {
    figure.at = 'camp';
    return yield* tell('back-in-camp', 'CW-PUSH-01', { figure: figure.id });
  }
  const there = whoIsOn(state, to);
  if (there) {
    figure.at = 'fallen';
    return yield* tell('stumbles-over', 'CW-PUSH-01', { figure: figure.id, over: there.id });
  }
  figure.at = to;
  yield* tell('pushed', 'CW-PUSH-01', { figure: figure.id, to });
}
