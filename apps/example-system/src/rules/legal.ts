import { typedRefuse, type Refusal } from '@skirmish-kit/core';
import type { refusals } from '../messages/refusals.ts';
import type { Action, Move } from './action.ts';
import { ahead, behind, STONES, type Stone } from './stone.ts';
import { figureOf, isOnTheWay, whoIsOn, type Figure, type State } from './state.ts';

const deny = typedRefuse<typeof refusals>();

/** Why the side whose turn it is cannot do this; `undefined` when it can. */
export function whyNot(state: State, action: Action): Refusal | undefined {
  if (action.kind === 'rest') return undefined;
  const figure = figureOf(state, action.figure);
  if (!figure || figure.seat !== state.side)
    return deny('not-yours', 'CW-TURN-01', { figure: action.figure });
  if (action.kind === 'send') return whyNotSend(state, figure, action.to);
  if (!isOnTheWay(figure)) return deny('not-on-the-way', 'CW-MARCH-01', { figure: figure.id });
  const next = ahead(figure.at, figure.seat);
  const there = next === undefined ? undefined : whoIsOn(state, next);
  if (action.kind === 'march')
    return there && deny('in-the-way', 'CW-MARCH-01', { figure: there.id });
  const target = figureOf(state, action.target);
  if (!target || target.seat === figure.seat)
    return deny('no-enemy', 'CW-STRIKE-01', { target: action.target });
  if (target !== there)
    return deny('out-of-reach', 'CW-STRIKE-01', { figure: figure.id, target: target.id });
  return undefined;
}

/** CW-SEND-01, CW-KNACK-03: onto a free first stone; the swift may leap over it to the second. */
function whyNotSend(state: State, { id, seat, at, knack }: Figure, to: Stone): Refusal | undefined {
  if (at !== 'camp') return deny('not-in-camp', 'CW-SEND-01', { figure: id });
  const before = behind(to, seat);
  const leaps = before !== undefined;
  if (leaps && (knack !== 'swift' || behind(before, seat) !== undefined))
    return deny('too-far', 'CW-SEND-01', { to });
  const there = whoIsOn(state, to) ?? (leaps ? whoIsOn(state, before) : undefined);
  return there && deny('in-the-way', 'CW-SEND-01', { figure: there.id });
}

/** Everything that can be done now, by anybody of the side or by one who presses on. */
export function legalMoves(state: State, only?: string): readonly Move[] {
  const mine = state.figures.filter(
    ({ seat, id }) => seat === state.side && (only === undefined || id === only),
  );
  const all = mine.flatMap(({ id: figure }): readonly Move[] => [
    ...state.figures.map(({ id: target }) => ({ kind: 'strike', figure, target }) as const),
    { kind: 'march', figure },
    ...STONES.map((to) => ({ kind: 'send', figure, to }) as const),
  ]);
  return all.filter((move) => whyNot(state, move) === undefined);
}
