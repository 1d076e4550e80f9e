import { typedRefuse, type Refusal } from '@skirmish-kit/core';
import type { refusals } from '../messages/refusals.ts';
import type { Action } from './action.ts';
import { SQUARES, stepsBetween } from './square.ts';
import { figureOf, figuresStanding, type State } from './state.ts';

const deny = typedRefuse<typeof refusals>();

/** Why the side whose turn it is cannot do this; `undefined` when it can. */
export function whyNot(state: State, action: Action): Refusal | undefined {
  if (action.kind === 'pass') return undefined;
  const figure = figureOf(state, action.figure);
  if (!figure || figure.seat !== state.side)
    return deny('not-yours', 'SK-TURN-01', { figure: action.figure });
  if (!figure.standing) return deny('fallen', 'SK-STRIKE-01', { figure: figure.id });
  if (action.kind === 'step') {
    const { to } = action;
    if (stepsBetween(figure.at, to) !== 1) return deny('no-step', 'SK-STEP-01', { to });
    const there = figuresStanding(state).find(({ at }) => at === to);
    return there && deny('occupied', 'SK-STEP-01', { to, figure: there.id });
  }
  const target = figureOf(state, action.target);
  if (!target || target.seat === state.side)
    return deny('no-enemy', 'SK-STRIKE-01', { target: action.target });
  if (!target.standing) return deny('fallen', 'SK-STRIKE-01', { figure: target.id });
  if (stepsBetween(figure.at, target.at) !== 1)
    return deny('out-of-reach', 'SK-STRIKE-01', { figure: figure.id, target: target.id });
  return undefined;
}

/** Everything that can be done now. */
export function legalActions(state: State): readonly Action[] {
  const mine = figuresStanding(state, state.side).map(({ id }) => id);
  const strikes = mine.flatMap((figure) =>
    figuresStanding(state).map(({ id: target }): Action => ({ kind: 'strike', figure, target })),
  );
  const steps = mine.flatMap((figure) =>
    SQUARES.map((to): Action => ({ kind: 'step', figure, to })),
  );
  const all: readonly Action[] = [...strikes, ...steps, { kind: 'pass' }];
  return all.filter((action) => whyNot(state, action) === undefined);
}
