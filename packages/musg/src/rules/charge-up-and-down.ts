import { isRefusal } from '@skirmish-kit/core';
import {
  between,
  isPathClear,
  CONTACT,
  contactPlace,
  contactPlaces,
  isNearPiece,
  isPath,
  legCost,
  pathTo,
  samePoint,
  squaredDistance,
  standingObstruction,
  type Path,
  type Point,
} from '@skirmish-kit/space';
import { ADJACENT, climbFactor } from './climb.ts';
import { tableOf, trafficFor, type Others } from './battlefield.ts';
import { difficultyFor, isOver } from './movement.ts';
import { PACE } from './paces.ts';
import type { Battle, Figure } from './state.ts';

/** A way into contact; up or down a piece it has a foot. */
export interface ChargeWay extends Path {
  /** Which of the places is at the foot of the piece: there the level changes. */
  readonly foot?: number;
}

/**
 * MU-CHG-01, MU-MOVE-05: the way into contact with an enemy on a piece, or from a piece down to one.
 * Climbing costs what it always costs. Nothing where it takes more than one piece or the whole budget.
 */
export function wayUpOrDown(
  battle: Battle,
  figure: Figure,
  target: Figure,
  budget: number,
): ChargeWay | undefined {
  const piece = figure.on ?? target.on;
  if (piece === null || (figure.on !== null && target.on !== null)) return undefined;
  const height = heightCost(battle, figure, target, piece);
  const apart = Math.sqrt(squaredDistance(figure.at, target.at));
  if (apart - figure.radius - target.radius - CONTACT + height > budget) return undefined;
  const straight = contactPlace(figure, target);
  const ends = [...(straight ? [straight] : []), ...contactPlaces(figure, target)];
  const way = { battle, figure, target, piece, height, budget };
  const ways = ends.flatMap((end) => (figure.on === null ? upTo(way, end) : downTo(way, end)));
  const costOf = ({ open, difficult }: Path) => open + difficultyFor(figure) * difficult;
  return ways.toSorted((a, b) => costOf(a) - costOf(b))[0];
}

/** MU-MOVE-05, MU-MOVE-06: what the height costs of the Move; a low piece is jumped off for nothing. */
function heightCost(battle: Battle, figure: Figure, target: Figure, piece: string): number {
  const high = Math.abs(figure.level - target.level);
  const isJump = figure.on !== null && high <= Number(battle.settings.safeDrop ?? 2) * PACE;
  if (isJump) return 0;
  const factor = climbFactor(battle, figure, piece);
  return isRefusal(factor) ? Infinity : Math.ceil(high * factor);
}

/** Who charges whom up or down which piece. */
interface Charge {
  readonly battle: Battle;
  readonly figure: Figure;
  readonly target: Figure;
  readonly piece: string;
  /** What the height costs, and all that the charge may cost. */
  readonly height: number;
  readonly budget: number;
}

/** Along the ground to the foot, up, and over the top to that place. */
function upTo({ battle, figure, target, piece, height, budget }: Charge, end: Point): ChargeWay[] {
  if (!isOver(battle, piece, end)) return [];
  const above = trafficAt(battle, { ...figure, level: target.level, on: piece });
  const index = tableOf(battle);
  if (standingObstruction(index, { at: end, radius: figure.radius }, above)) return [];
  const foot = footOf(battle, figure, piece, end, figure.at);
  if (!foot || !isPathClear(index, { at: foot, radius: figure.radius }, end, above)) return [];
  const ground = groundWay(battle, figure, foot, budget - height);
  return ground
    ? [joined(ground, { places: [foot, end], ...legCost(index, foot, end) }, height)]
    : [];
}

/** Over the top to the edge, down, and along the ground to that place. */
function downTo({ battle, figure, piece, height, budget }: Charge, end: Point): ChargeWay[] {
  const grounded = { ...figure, level: 0, on: null };
  const index = tableOf(battle);
  const there = { at: end, radius: figure.radius };
  if (standingObstruction(index, there, trafficAt(battle, grounded))) return [];
  const foot = footOf(battle, grounded, piece, figure.at, end);
  if (!foot || !isPathClear(index, figure, foot, trafficFor(battle, figure))) return [];
  const ground = groundWay(battle, { ...grounded, at: foot }, end, budget - height);
  const { at } = figure;
  return ground
    ? [joined({ places: [at, foot], ...legCost(index, at, foot) }, ground, height)]
    : [];
}

/** The first place beside the piece, from the top outwards, at which the figure can stand. */
function footOf(
  battle: Battle,
  figure: Figure,
  piece: string,
  top: Point,
  outside: Point,
): Point | undefined {
  const index = tableOf(battle);
  const { radius } = figure;
  const traffic = trafficAt(battle, { ...figure, level: 0, on: null });
  const whole = Math.ceil(Math.sqrt(squaredDistance(top, outside)));
  for (let far = 1; far <= whole; far++) {
    const at = far === whole ? outside : between(top, outside, far / whole);
    if (standingObstruction(index, { at, radius }, traffic)) continue;
    const isBeside = isNearPiece(
      index,
      { at, radius },
      ADJACENT,
      ({ terrain }) => terrain.id === piece,
    );
    return isBeside ? at : undefined;
  }
  return undefined;
}

function groundWay(battle: Battle, figure: Figure, to: Point, budget: number): Path | undefined {
  if (samePoint(figure.at, to)) return { places: [to], length: 0, open: 0, difficult: 0 };
  const options = { difficult: difficultyFor(figure), budget };
  const path = pathTo(tableOf(battle), figure, to, trafficAt(battle, figure), options);
  return isPath(path) ? path : undefined;
}

/** Who is in the way of a figure at another level; never the figure itself. */
function trafficAt(battle: Battle, figure: Figure): Others {
  const { blocking, passable, ignore } = trafficFor(battle, figure);
  return { blocking, passable: passable.filter(({ id }) => id !== figure.id), ignore };
}

/** Two legs that meet at the foot, and the height between them. */
function joined(first: Path, second: Path, height: number): ChargeWay {
  return {
    places: [...first.places, ...second.places.slice(1)],
    foot: first.places.length - 1,
    length: first.length + second.length + height,
    open: first.open + second.open + height,
    difficult: first.difficult + second.difficult,
  };
}
