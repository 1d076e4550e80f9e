import { d, mapReading, roll, sum, rollTogether, type Flow } from '@skirmish-kit/core';
import { clockDirection, distance, scatter, type Point } from '@skirmish-kit/space';
import { emit } from './events.ts';
import type { Battle, Figure } from './state.ts';

/** RX-RW-04: a miss lands 2d6 cm off in a direction of the clock, at most half the distance. */
export function* scatterMiss(battle: Battle, thrower: Figure, aimed: Point): Flow<Point> {
  if (battle.settings.deviation === 'none') return aimed;
  const [hour, centimetres] = yield* roll(
    rollTogether(sum([d(1, 12)]), sum([d(2, 6)])),
    'RX-RW-04',
    {
      who: thrower.seat,
      about: 'deviation',
      params: { figure: thrower.id },
    },
  );
  const half = Math.floor(distance(thrower, { at: aimed, radius: 0 }) / 2);
  const off = Math.min(centimetres * 10, half);
  const landed = scatter(battle, aimed, clockDirection(hour), off);
  const [x, y] = landed;
  yield* emit('deviates', 'RX-RW-04', { figure: thrower.id, x, y, hour, distance: off });
  return landed;
}

/** RX-RW-04: on a 1 the cone swings 30 degrees; the second die says to which side. */
export function* swingCone(battle: Battle, thrower: Figure): Flow<number> {
  if (battle.settings.deviation === 'none') return 0;
  const context = { who: thrower.seat, about: 'flame-swing', params: { figure: thrower.id } };
  const swings = yield* roll(
    mapReading(sum([d(1, 6)]), (die) => die === 1),
    'RX-RW-04',
    context,
  );
  if (!swings) return 0;
  const odd = yield* roll(
    mapReading(sum([d(1, 6)]), (die) => die % 2 === 1),
    'RX-RW-04',
    context,
  );
  return odd ? -30 : 30;
}
