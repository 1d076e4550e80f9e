import type { Outcome } from '@skirmish-kit/core';
import { figuresStanding, type State } from './state.ts';

/** SK-END-01, SK-END-02: the last side that stands wins; at the end of the last round, the larger one. */
export function outcomeOf(state: State): Outcome | undefined {
  const scores = state.crews.map((_, seat) => figuresStanding(state, seat).length);
  const [first = 0, second = 0] = scores;
  const over = state.round > state.rounds;
  if (first > 0 && second > 0 && !over) return undefined;
  const reason = first > 0 && second > 0 ? 'last-round' : 'last-standing';
  if (first === second) return { winners: [], reason, scores };
  return { winners: [first > second ? 0 : 1], reason, scores };
}
