import type { Flow } from '@skirmish-kit/core';
import { cutPath, roundedPoint, type Point } from '@skirmish-kit/space';
import { figureOf, isIn } from './figures.ts';
import { tableOf, trafficFor } from './battlefield.ts';
import { emit } from './events.ts';
import { difficultyFor, footingTowards } from './movement.ts';
import { PACE } from './paces.ts';
import { passed } from './passage.ts';
import type { Battle, FigureId } from './state.ts';
import { comeAlong } from './walk.ts';

/** Straight away from a place, as far as the way is free; says how far it went. */
export function* pushAside(
  battle: Battle,
  id: FigureId,
  from: Point,
  distance: number,
): Flow<number> {
  const figure = figureOf(battle, id);
  const to = footingTowards(battle, figure, awayFrom(figure.at, from, distance));
  const traffic = trafficFor(battle, figure);
  const way = cutPath(tableOf(battle), figure, [figure.at, to], distance, traffic, {
    difficult: difficultyFor(figure),
  });
  const before = { ...figure };
  const walked = yield* comeAlong(battle, id, way.places);
  const [x, y] = walked.at(-1) ?? figure.at;
  yield* emit('gives-way', 'MU-PASS-00', { figure: id, x, y });
  if (isIn(figure)) yield* passed(battle, id, before, walked);
  return walked === way.places ? way.length : (walked.length - 1) * PACE;
}

/** The place so far on from another, on the line through both. */
function awayFrom(at: Point, from: Point, distance: number): Point {
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return roundedPoint(at[0] + (dx * distance) / length, at[1] + (dy * distance) / length);
}
