import { typedRefuse, refuse, type Refusal } from '@skirmish-kit/core';
import type { refusals } from '../messages/refusals.ts';
import { actions, type Action } from './action.ts';
import { whyNot } from './legal.ts';
import type { State } from './state.ts';

const deny = typedRefuse<typeof refusals>();

/** An answer that is not among the options is refused with the reason. */
export function readAnswer(state: State, key: string, only?: string): Action | Refusal {
  const action = actions.parse(key);
  if (!action) return refuse('not-an-option', 'CW-TURN-01', { answer: key.slice(0, 80) });
  if (only !== undefined && action.kind !== 'rest' && action.figure !== only)
    return deny('another-presses', 'CW-PRESS-01', { figure: only });
  return whyNot(state, action) ?? action;
}
