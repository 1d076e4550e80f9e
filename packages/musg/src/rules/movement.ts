import type { Refusal, RuleId } from '@skirmish-kit/core';
import {
  isPathClear,
  isPath,
  legCost,
  cutPath,
  pathTo,
  pointsAlong,
  samePoint,
  standingObstruction,
  terrainAt,
  type Path,
  type Point,
  type PathCost,
} from '@skirmish-kit/space';
import { figureOf, isAble } from './figures.ts';
import { tableOf, trafficFor } from './battlefield.ts';
import { PACE } from './paces.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';

/** MU-MOVE-02: what difficult ground costs, in open ground. */
export function difficultyFor({ recruit }: Figure): 1 | 2 {
  let legs = 0;
  for (const ability of recruit.abilities) {
    if (ability === 'ignores-difficult') return 1; // MU-RACE-06
    if (ability === 'bionic-leg') legs += 1; // MU-EQ-02
  }
  return legs >= 2 ? 1 : 2;
}

/** MU-CHAR-14: who carries somebody goes at half pace. */
function burden({ carries }: Figure): number {
  return carries === null ? 1 : 0.5;
}

/** MU-EDGE-01: how far so many times the Move goes on normal ground, with legs and pack. */
export function reachOf(figure: Figure, times: number): number {
  const { values, stride } = figure.recruit;
  return (values.move + stride) * PACE * times * burden(figure);
}

/**
 * MU-EQ-02, MU-EQ-10, MU-EDGE-01: how far so many times the Move goes on that way. Legs and pack add
 * nothing where all of it is difficult ground, even for who ignores its cost.
 */
export function reachOn(figure: Figure, times: number, { open, difficult }: PathCost): number {
  if (open > 0 || difficult === 0) return reachOf(figure, times);
  return figure.recruit.values.move * PACE * times * burden(figure);
}

/** Whether a way is within so many times the Move. */
export function isInReach(figure: Figure, times: number, way: PathCost): boolean {
  const cost = way.open + difficultyFor(figure) * way.difficult;
  return cost <= reachOn(figure, times, way);
}

/** As much of a way as so many times the Move pays for. */
export function partOfWay(
  battle: Battle,
  figure: Figure,
  places: readonly Point[],
  times: number,
): Path {
  const partFor = (budget: number) =>
    cutPath(tableOf(battle), figure, places, budget, trafficFor(battle, figure), {
      difficult: difficultyFor(figure),
    });
  const way = partFor(reachOf(figure, times));
  return isInReach(figure, times, way) ? way : partFor(reachOn(figure, times, way));
}

/** A way on the table. */
export interface March extends PathCost {
  readonly places: readonly Point[];
}

/** The way to a place, straight where that is clear and easy, else the cheapest way. */
export function marchTo(battle: Battle, figure: Figure, to: Point, times: number): March | Refusal {
  const [x, y] = to;
  const rule: RuleId = times > 1 ? 'MU-MOVE-03' : 'MU-MOVE-01';
  if (samePoint(figure.at, to)) return refuse('not-moving', rule, { figure: figure.id });
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  if (figure.on !== null && !isOver(battle, figure.on, to))
    return refuse('not-up-here', 'MU-MOVE-05', { figure: figure.id });
  const base = { at: to, radius: figure.radius };
  const obstruction = standingObstruction(index, base, traffic);
  if (obstruction?.by === 'edge') return refuse('off-table', rule, { x, y });
  if (obstruction) return refuse('occupied', 'MU-MOVE-02', { x, y });
  const straight = isPathClear(index, figure, to, traffic)
    ? legCost(index, figure.at, to)
    : undefined;
  if (straight && isInReach(figure, times, straight)) {
    const { length, open, difficult } = straight;
    return { places: [figure.at, to], length, open, difficult };
  }
  const tooFar = straight && refuse('too-far', rule, far(figure, straight, times));
  if (figure.on !== null || straight?.difficult === 0)
    return tooFar ?? refuse('no-way', rule, { x, y });
  const options = { difficult: difficultyFor(figure), budget: reachOf(figure, times) };
  const path = pathTo(index, figure, to, traffic, options);
  if (!isPath(path)) return tooFar ?? refuse('no-way', rule, { x, y });
  return isInReach(figure, times, path) ? path : refuse('too-far', rule, far(figure, path, times));
}

function far(figure: Figure, { length }: PathCost, times: number) {
  return { figure: figure.id, distance: length, reach: reachOf(figure, times) };
}

/** Whether a place lies on a piece. */
export function isOver(battle: Battle, piece: string, at: Point): boolean {
  return piecesAt(battle, at).includes(piece);
}

/** MU-MOVE-06: as far towards a place as a figure keeps its footing: nobody steps off a piece by the way. */
export function footingTowards(battle: Battle, figure: Figure, to: Point): Point {
  const { at: from, on } = figure;
  if (on === null) return to;
  const along = pointsAlong([from, to], 1);
  const off = along.findIndex((at) => !isOver(battle, on, at));
  return off < 0 ? to : (along[off - 1] ?? from);
}

/** The pieces a place lies on. */
export function piecesAt(battle: Battle, at: Point): readonly string[] {
  return terrainAt(tableOf(battle), at).map(({ id }) => id);
}

/** MU-CHAR-14: who is carried is where his bearer is. */
export function bringAlong(battle: Battle, figure: Figure): void {
  if (figure.carries !== null) figureOf(battle, figure.carries).at = figure.at;
}

/** MU-CHAR-14, MU-ZOM-02: who cannot run. */
export function neverRuns(figure: Figure): boolean {
  return figure.carries !== null || isAble(figure, 'never-runs');
}
