import { isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import { pointsAlong, squaredDistance, type Point } from '@skirmish-kit/space';
import { figureOf, gunsInReach, isIn } from './figures.ts';
import { emit } from './events.ts';
import { marchTo, type March } from './movement.ts';
import { passed } from './passage.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId, Gun } from './state.ts';
import { comeAlong } from './walk.ts';

/** MU-RW-04: a gun goes along at half the Move. */
export function haulTo(battle: Battle, figure: Figure, to: Point): March | Refusal {
  const [gun] = gunsInReach(battle, figure);
  if (!gun) return refuse('no-gun', 'MU-RW-04', { figure: figure.id });
  return marchTo(battle, figure, to, 0.5);
}

/** It is pulled behind who hauls it. */
export function* haul(battle: Battle, id: FigureId, to: Point): Flow {
  const figure = figureOf(battle, id);
  const [gun] = gunsInReach(battle, figure);
  const march = haulTo(battle, figure, to);
  if (!gun || isRefusal(march)) return;
  const touch = figure.radius + gun.radius;
  const before = { ...figure };
  const walked = yield* comeAlong(battle, id, march.places);
  const end = walked.at(-1) ?? figure.at;
  const behind = pointsAlong(walked, 1).findLast(
    (place) => squaredDistance(place, end) >= touch * touch,
  );
  gun.at = behind ?? gun.at;
  yield* emit('hauls', 'MU-RW-04', { figure: id, x: end[0], y: end[1] });
  if (isIn(figure)) yield* passed(battle, id, before, walked);
}

/** The radius of a gun, in twentieths of a pace. */
const GUN = 20;

/** MU-RW-04: guns are placed next to their owner. */
export function gunsOf({ id, seat, recruit }: Figure): Gun[] {
  return recruit.ranged
    .filter(({ artillery }) => artillery)
    .map((weapon, i) => ({
      id: `${id}gun${i + 1}`,
      seat,
      weapon: weapon.id,
      radius: GUN,
      at: [0, 0],
    }));
}
