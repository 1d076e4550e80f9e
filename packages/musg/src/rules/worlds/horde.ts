import type { Flow } from '@skirmish-kit/core';
import {
  indexTable,
  isPath,
  cutPath,
  pathTo,
  pathToContact,
  pointsAlong,
  samePoint,
  standingObstruction,
  terrainAt,
  type Point,
  type TableIndex,
  type Terrain,
  type OtherBases,
} from '@skirmish-kit/space';
import { areFoes, enemiesOf, figureOf, isIn, measured } from '../figures.ts';
import { sceneryOf, sees, tableOf, trafficFor } from '../battlefield.ts';
import { emit } from '../events.ts';
import { difficultyFor } from '../movement.ts';
import { PACE } from '../paces.ts';
import { newSightings, spotAlongPath } from '../spotting.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { markersOf, nearestTo, putMarker, removeMarkers, settingOf } from '../world-helpers.ts';

/** MU-ZOM-10, MU-ALIEN-04: how tall everybody is, in twentieths of a pace. */
export const TALL = 2 * PACE;

/** Tables as those see them who cross what is up to so high. */
const tables = new WeakMap<readonly Terrain[], Map<number, TableIndex>>();

/** MU-ZOM-10, MU-ALIEN-04: what is low enough is crossed as difficult ground, the rest is gone round. */
function tableFor(battle: Battle, over: number): TableIndex {
  const scenery = sceneryOf(battle);
  const byHeight = tables.get(scenery) ?? new Map<number, TableIndex>();
  tables.set(scenery, byHeight);
  const found = byHeight.get(over);
  if (found) return found;
  const { width, height } = battle;
  const terrain = scenery.map((piece): Terrain => {
    if (piece.height === undefined || piece.ground === undefined) return piece;
    if (piece.ground === 'open') return piece;
    return { ...piece, ground: piece.height <= over ? 'difficult' : 'impassable' };
  });
  const index = indexTable({ width, height, terrain });
  byHeight.set(over, index);
  return index;
}

/** Everybody is in the way, on whatever storey. */
function trafficOf(battle: Battle, mover: Figure): OtherBases<Figure> {
  const others = battle.figures.filter((other) => isIn(other) && other !== mover && !other.hidden);
  return {
    blocking: others.filter((other) => areFoes(battle, other.seat, mover.seat)),
    passable: others.filter((other) => !areFoes(battle, other.seat, mover.seat)),
  };
}

/** MU-VEH-22: enemies in vehicles: they are seen and gone for as well. */
function crewsAgainst(battle: Battle, figure: Figure): Figure[] {
  return battle.figures.filter(
    ({ fate, seat }) => fate === 'aboard' && areFoes(battle, seat, figure.seat),
  );
}

/** MU-ZOM-07: the nearest enemy, in sight unless a table wants any; on foot or in a vehicle. */
export function nearestPrey(battle: Battle, figure: Figure): Figure | undefined {
  const enemies = [...enemiesOf(battle, figure.seat), ...crewsAgainst(battle, figure)];
  const isNose = settingOf(battle, 'senses') === 'any';
  const seen = isNose ? enemies : enemies.filter((enemy) => sees(battle, figure, enemy));
  const [first] = seen.sort((a, b) => measured(figure, a) - measured(figure, b));
  return first;
}

/** MU-ZOM-07: the way to somebody or to a place, as far as so many twentieths go. */
function wayTo(
  battle: Battle,
  figure: Figure,
  goal: Figure | Point,
  far: number,
  over: number,
): readonly Point[] {
  const index = tableFor(battle, over);
  const traffic = trafficOf(battle, figure);
  const options = { difficult: difficultyFor(figure) };
  const isPlace = 'length' in goal;
  const path = isPlace
    ? pathTo(index, figure, goal, traffic, options)
    : pathToContact(index, figure, goal, traffic, options);
  const whole = isPath(path) ? path.places : [figure.at, isPlace ? goal : goal.at];
  return cutPath(index, figure, whole, far, traffic, options).places;
}

/** What it would stand on there, if that is nothing one walks on. */
function topAt(battle: Battle, at: Point): Terrain | undefined {
  return terrainAt(tableOf(battle), at).find(
    ({ ground, height }) => ground === 'impassable' && height !== undefined,
  );
}

/** The figure as it would stand there, on the ground or on a piece; one that turned on a rope lets go. */
function standingAt(battle: Battle, figure: Figure, at: Point): Figure {
  const top = topAt(battle, at);
  return { ...figure, at, on: top?.id ?? null, level: top?.height ?? 0, hanging: false };
}

/** MU-ZOM-10, MU-ALIEN-04: whether it could stay there: not half across the edge of a piece. */
function isFooting(battle: Battle, figure: Figure, at: Point): boolean {
  const there = standingAt(battle, figure, at);
  const { blocking, passable, ignore } = trafficFor(battle, there);
  const others = [...blocking, ...passable].filter(({ id }) => id !== figure.id);
  return !standingObstruction(tableOf(battle), there, { blocking: others, ignore });
}

/** Goes that way, up onto what it crosses and down again. */
export function* goTo(
  battle: Battle,
  id: FigureId,
  goal: Figure | Point,
  far: number,
  over: number,
): Flow {
  const figure = figureOf(battle, id);
  const from = figure.at;
  // Nobody comes into contact with who sits in a vehicle, but up to it.
  const place = 'fate' in goal && goal.fate === 'aboard' ? goal.at : goal;
  const way = pointsAlong(wayTo(battle, figure, place, far, over), 1);
  const end = way.findLast((at) => isFooting(battle, figure, at));
  if (!end || samePoint(end, from)) return;
  const isLookedAt = battle.settings.spotting === 'on';
  // MU-MOVE-04: the first sighting on the way ends it there.
  const seen = isLookedAt
    ? way.slice(1).find((at, i) => isSeenAt(battle, figure, at, i))
    : undefined;
  const [x, y] = seen ?? end;
  const there = standingAt(battle, figure, [x, y]);
  figure.at = there.at;
  figure.on = there.on;
  figure.level = there.level;
  figure.hanging = there.hanging;
  yield* emit('shambles', 'MU-ZOM-07', { figure: id, x, y });
  if (isLookedAt) yield* spotAlongPath(battle, id);
}

/** MU-PASS-04: whether anybody sees it, or it sees anybody, for the first time at that step of its way. */
function isSeenAt(battle: Battle, figure: Figure, at: Point, step: number): boolean {
  if (step % PACE !== PACE - 1 || !isFooting(battle, figure, at)) return false;
  return newSightings(battle, standingAt(battle, figure, at)).length > 0;
}

/** MU-ZOM-07: half its Move towards the nearest noise, if there is any. */
export function* followNoise(battle: Battle, id: FigureId, far: number, over: number): Flow {
  const noise = nearestTo(figureOf(battle, id).at, markersOf(battle, 'noise'));
  if (noise) yield* goTo(battle, id, noise.at, far, over);
}

/** MU-ZOM-09: who shoots is heard, unless his weapon makes no noise (MU-RT-01). */
export function makeNoise(battle: Battle, id: FigureId, weapon: string): void {
  const shooter = figureOf(battle, id);
  const fired = shooter.recruit.ranged.find((each) => each.id === weapon);
  if (!fired?.silent) putMarker(battle, { kind: 'noise', at: shooter.at });
}

/** MU-ZOM-09: a noise is forgotten when all have acted. */
export function clearNoise(battle: Battle): void {
  if (settingOf(battle, 'noise') !== 'game') removeMarkers(battle, ({ kind }) => kind === 'noise');
}
