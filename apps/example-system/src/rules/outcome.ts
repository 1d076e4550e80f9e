import type { Outcome } from '@skirmish-kit/core';
import { countAt, countLeft, type State } from './state.ts';

/** CW-END-01: how many have to come across. */
const TO_WIN = 2;

/** CW-END-01: who has two across wins. CW-END-02: else the end, where more across and then more left do. */
export function outcomeOf(state: State): Outcome | undefined {
  const seats = state.bands.map((_, seat) => seat);
  const scores = seats.map((seat) => countAt(state, seat, 'across'));
  const first = scores.findIndex((across) => across >= TO_WIN);
  if (first >= 0) return { winners: [first], reason: 'crossed', scores };
  const left = seats.map((seat) => countLeft(state, seat));
  const over = state.round > state.rounds;
  if (!over && !left.includes(0)) return undefined;
  const reason = over ? 'last-round' : 'nobody-left';
  const lead = (list: readonly number[]) => (list[0] ?? 0) - (list[1] ?? 0);
  const margin = lead(scores) || lead(left);
  if (margin === 0) return { winners: [], reason, scores };
  return { winners: [margin > 0 ? 0 : 1], reason, scores };
}
