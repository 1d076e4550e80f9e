import { roll, type Flow, type Seat } from '@skirmish-kit/core';
import { hitsOf } from './dice.ts';
import { rollHits, type Fight } from './extra-die.ts';
import { tell } from './moments.ts';

/** MU-COVER-02, MU-COVER-04: how many shots get past an obstacle. */
export function* passCover(who: Seat, shots: number, need: number): Flow<number> {
  const params = { shots, need };
  const passed = yield* roll(hitsOf(shots, need), 'MU-COVER-02', { who, about: 'cover', params });
  yield* tell('cover', 'MU-COVER-02', { passed, shots, need });
  return passed;
}

/** MU-SHOOT-07: how many shots hit. */
function* rollToHit(who: Seat, shots: number, need: number, fight?: Fight): Flow<number> {
  const params = { shots, need };
  const context = { who, about: 'to-hit', params };
  const hits = yield* rollHits(fight, shots, need, 'MU-SHOOT-07', context);
  yield* tell('hits', 'MU-SHOOT-07', { hits, shots, need });
  return hits;
}

/** MU-COVER-03: cover first, obstacle after obstacle; then the dice to hit. */
export function* volley(
  who: Seat,
  shots: number,
  cover: readonly number[],
  need: number,
  fight?: Fight,
): Flow<number> {
  let left = shots;
  for (const obstacle of cover) {
    if (left > 0) left = yield* passCover(who, left, obstacle);
  }
  return left > 0 ? yield* rollToHit(who, left, need, fight) : 0;
}

/** MU-SHOOT-12: how many of so many hits hurt. */
export function* rollDamage(who: Seat, hits: number, need: number, fight?: Fight): Flow<number> {
  return yield* rollHits(fight, hits, need, 'MU-SHOOT-12', {
    who,
    about: 'damage-of-hits',
    params: { hits, need },
  });
}
