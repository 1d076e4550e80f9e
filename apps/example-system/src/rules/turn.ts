import { choose, typedEmit, type Flow } from '@skirmish-kit/core';
import type { events } from '../messages/events.ts';
import { act } from './act.ts';
import { actions, type Action } from './action.ts';
import { legalMoves } from './legal.ts';
import { pressOn } from './press.ts';
import { readAnswer } from './read-answer.ts';
import type { State } from './state.ts';

const emit = typedEmit<typeof events>();

/** CW-TURN-01: the sides act in turn, each with one figure, who may press on; then a round is over. */
export function* turn(state: State): Flow {
  const { side } = state;
  if (side === 0) yield* emit('round', 'CW-TURN-01', { round: state.round, rounds: state.rounds });
  const action = yield* chooseAction(state);
  if (action.kind === 'rest') yield* emit('rests', 'CW-TURN-01', { side });
  else {
    yield* act(state, action);
    yield* pressOn(state, action.figure);
  }
  state.side = side === 0 ? 1 : 0;
  if (side === 1) state.round += 1;
}

function* chooseAction(state: State): Flow<Action> {
  const all: readonly Action[] = [...legalMoves(state), { kind: 'rest' }];
  return yield* choose({
    who: state.side,
    about: 'act',
    rule: 'CW-TURN-01',
    options: actions.offers(all),
    read: (key) => readAnswer(state, key),
  });
}
