import { choose, refuse, typedEmit, type Flow, type Refusal } from '@skirmish-kit/core';
import type { events } from '../messages/events.ts';
import { actions, type Action } from './action.ts';
import { legalActions, whyNot } from './legal.ts';
import { figureOf, type State } from './state.ts';
import { strike } from './strike.ts';

const emit = typedEmit<typeof events>();

/** SK-TURN-01: the sides act in turn, each with one figure; then a round is over. */
export function* turn(state: State): Flow {
  const { side } = state;
  if (side === 0) yield* emit('round', 'SK-TURN-01', { round: state.round, rounds: state.rounds });
  const action = yield* chooseAction(state);
  yield* act(state, action);
  state.side = side === 0 ? 1 : 0;
  if (side === 1) state.round += 1;
}

function* chooseAction(state: State): Flow<Action> {
  return yield* choose({
    who: state.side,
    about: 'act',
    rule: 'SK-TURN-01',
    options: actions.offers(legalActions(state)),
    read: (key) => readAction(state, key),
  });
}

/** An answer that is not among the options is refused with the reason. */
function readAction(state: State, key: string): Action | Refusal {
  const action = actions.parse(key);
  if (!action) return refuse('not-an-option', 'SK-TURN-01', { answer: key.slice(0, 80) });
  return whyNot(state, action) ?? action;
}

function* act(state: State, action: Action): Flow {
  if (action.kind === 'pass') return yield* emit('passes', 'SK-TURN-01', { side: state.side });
  const figure = figureOf(state, action.figure);
  if (!figure) return;
  if (action.kind === 'step') {
    figure.at = action.to;
    return yield* emit('steps', 'SK-STEP-01', { figure: figure.id, to: action.to });
  }
  const target = figureOf(state, action.target);
  if (target) yield* strike(figure, target);
}
