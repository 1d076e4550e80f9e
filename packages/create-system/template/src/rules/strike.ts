import { d, opposed, roll, sum, typedEmit, type Flow } from '@skirmish-kit/core';
import type { events } from '../messages/events.ts';
import type { Figure } from './state.ts';

const emit = typedEmit<typeof events>();

/** What comes of a strike, for the one who strikes. */
export type Blow = 'felled' | 'parried' | 'struck-down';

/** SK-STRIKE-02: by how much a defence has to win to fell the striker. */
const COUNTER = 3;

/**
 * SK-STRIKE-01: both roll a die and add their strength; who strikes has to roll more.
 */
export function* strike(striker: Figure, target: Figure): Flow<Blow> {
  const margin = yield* roll(
    opposed(sum([d(1, 6)], striker.strength), sum([d(1, 6)], target.strength), -COUNTER, 1),
    'SK-STRIKE-01',
    {
      who: striker.seat,
      against: target.seat,
      about: 'strike',
      params: { figure: striker.id, target: target.id },
    },
  );
  if (margin > 0) {
    target.standing = false;
    yield* emit('felled', 'SK-STRIKE-01', { figure: target.id, by: striker.id });
    return 'felled';
  }
  if (margin === -COUNTER) {
    striker.standing = false;
    yield* emit('felled', 'SK-STRIKE-02', { figure: striker.id, by: target.id });
    return 'struck-down';
  }
  yield* emit('parried', 'SK-STRIKE-01', { figure: striker.id, target: target.id });
  return 'parried';
}
