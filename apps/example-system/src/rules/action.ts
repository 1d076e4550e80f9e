import { defineActions, idKey, type ActionOf } from '@skirmish-kit/core';
import { stone } from './stone.ts';

/** CW-TURN-01: what a side can do. Records write `send:a1:l1`, `march:a1`, `strike:a1:b3`, `rest`. */
export const actions = defineActions({
  send: { figure: idKey, to: stone },
  march: { figure: idKey },
  strike: { figure: idKey, target: idKey },
  rest: {},
});

export type Action = ActionOf<typeof actions.kinds>;

/** An action of somebody: all but resting. */
export type Move = Exclude<Action, { readonly kind: 'rest' }>;
