import type { Flow } from '@skirmish-kit/core';
import { rollHits, type Attack } from './extra-die.ts';
import { figureOf } from './figures.ts';
import { emit } from './events.ts';

/** MU-COVER-02, MU-COVER-04: how many shots get past an obstacle. */
/** Odds of bare numbers are nobody's. */
const whoRolls = (attack: Attack | null) => (attack ? figureOf(attack.battle, attack.by).seat : 0);

export function* passCover(attack: Attack | null, shots: number, need: number): Flow<number> {
  const context = { who: whoRolls(attack), about: 'cover', params: { shots, need } };
  const passed = yield* rollHits(attack, shots, need, 'MU-COVER-02', context);
  yield* emit('cover', 'MU-COVER-02', { passed, shots, need });
  return passed;
}

/** MU-SHOOT-07: how many shots hit. */
function* rollToHit(attack: Attack | null, shots: number, need: number): Flow<number> {
  const context = { who: whoRolls(attack), about: 'to-hit', params: { shots, need } };
  const hits = yield* rollHits(attack, shots, need, 'MU-SHOOT-07', context);
  yield* emit('hits', 'MU-SHOOT-07', { hits, shots, need });
  return hits;
}

/** MU-COVER-03: cover first, obstacle after obstacle; then the dice to hit. */
export function* volley(
  attack: Attack | null,
  shots: number,
  cover: readonly number[],
  need: number,
): Flow<number> {
  let left = shots;
  for (const obstacle of cover) {
    if (left > 0) left = yield* passCover(attack, left, obstacle);
  }
  return left > 0 ? yield* rollToHit(attack, left, need) : 0;
}

/** MU-SHOOT-12: how many of so many hits hurt. */
export function* rollDamage(attack: Attack | null, hits: number, need: number): Flow<number> {
  return yield* rollHits(attack, hits, need, 'MU-SHOOT-12', {
    who: whoRolls(attack),
    about: 'damage-of-hits',
    params: { hits, need },
  });
}
