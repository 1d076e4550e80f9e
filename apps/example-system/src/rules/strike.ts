import { opposed, roll, successes, typedEmit, type Chance, type Flow } from '@skirmish-kit/core';
import type { events } from '../messages/events.ts';
import { pushBack } from './push.ts';
import type { Figure, State } from './state.ts';

const emit = typedEmit<typeof events>();

/** What comes of a strike, for the one who strikes. */
export type Blow = 'felled' | 'pushed' | 'held' | 'thrown-back';

/** CW-STRIKE-02: how many hits more it takes to fell somebody. */
const FELLS = 2;

/** CW-STRIKE-01: a die for each point of might; four or more hits. */
function hits({ might }: Figure): Chance<number> {
  return successes({ count: might, sides: 6, at: 4 });
}

/** CW-STRIKE-01, CW-STRIKE-02: both roll; who has more hits drives the other back, or fells him. */
export function* strike(state: State, striker: Figure, target: Figure): Flow<Blow> {
  const margin = yield* roll(opposed(hits(striker), hits(target), -1, FELLS), 'CW-STRIKE-01', {
    who: striker.seat,
    against: target.seat,
    about: 'strike',
    params: { figure: striker.id, target: target.id },
  });
  if (margin === FELLS) {
    target.at = 'fallen';
    yield* emit('felled', 'CW-STRIKE-02', { figure: target.id, by: striker.id });
    return 'felled';
  }
  if (margin === 0) {
    yield* emit('held', 'CW-STRIKE-01', { figure: striker.id, target: target.id });
    return 'held';
  }
  const loser = margin > 0 ? target : striker;
  if (loser.knack === 'steady') {
    yield* emit('stands-fast', 'CW-KNACK-02', { figure: loser.id });
    return 'held';
  }
  yield* pushBack(state, loser);
  return margin > 0 ? 'pushed' : 'thrown-back';
}
