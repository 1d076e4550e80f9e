import { choose, d, roll, sum, typedEmit, type Flow } from '@skirmish-kit/core';
import type { events } from '../messages/events.ts';
import { act } from './act.ts';
import { actions, type Action } from './action.ts';
import { legalMoves } from './legal.ts';
import { outcomeOf } from './outcome.ts';
import { pushBack } from './push.ts';
import { readAnswer } from './read-answer.ts';
import { figureOf, isOnTheWay, type Figure, type State } from './state.ts';

const emit = typedEmit<typeof events>();

/** CW-PRESS-01: who has acted may act again and again, until he rests or loses his footing. */
export function* pressOn(state: State, id: string): Flow {
  for (let acts = 1; ; acts++) {
    const figure = figureOf(state, id);
    if (!figure || !isOnTheWay(figure) || outcomeOf(state)) return;
    if (legalMoves(state, id).length === 0) return;
    const action = yield* choosePress(state, id, acts);
    if (action.kind === 'rest') return;
    if (!(yield* keepsFooting(figure, acts))) {
      yield* emit('slips', 'CW-PRESS-01', { figure: id });
      return yield* pushBack(state, figure);
    }
    yield* act(state, action);
  }
}

function* choosePress(state: State, figure: string, acts: number): Flow<Action> {
  const all: readonly Action[] = [...legalMoves(state, figure), { kind: 'rest' }];
  return yield* choose({
    who: state.side,
    about: 'press',
    rule: 'CW-PRESS-01',
    params: { figure, acts },
    options: actions.offers(all),
    skip: 'rest',
    read: (key) => readAnswer(state, key, figure),
  });
}

/** CW-PRESS-01: a die has to show more than he has acted; CW-KNACK-01: the nimble add one. */
export function* keepsFooting({ id, seat, knack }: Figure, acts: number): Flow<boolean> {
  const shown = yield* roll(sum([d(1, 6)], knack === 'nimble' ? 1 : 0), 'CW-PRESS-01', {
    who: seat,
    about: 'press',
    params: { figure: id, acts },
  });
  return shown > acts;
}
