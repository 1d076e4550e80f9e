import { defineActions, idKey, type ActionOf } from '@skirmish-kit/core';
import { square } from './square.ts';

/** SK-TURN-01: what a side can do in its turn. Records write `step:a1:c2`, `strike:a1:b3`, `pass`. */
export const actions = defineActions({
  step: { figure: idKey, to: square },
  strike: { figure: idKey, target: idKey },
  pass: {},
});

export type Action = ActionOf<typeof actions.kinds>;
