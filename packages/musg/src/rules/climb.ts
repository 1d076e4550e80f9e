import { isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import {
  between,
  isNearPiece,
  cutPath,
  pointsAlong,
  squaredDistance,
  standingObstruction,
  type Point,
} from '@skirmish-kit/space';
import { figureOf, isAble, isIn } from './figures.ts';
import { canStand, pieceOf, tableOf, trafficFor } from './battlefield.ts';
import { emit } from './events.ts';
import { putAt, type Footing } from './footing.ts';
import { difficultyFor, isOver, piecesAt, reachOf } from './movement.ts';
import { moduleOf } from './modules.ts';
import { PACE } from './paces.ts';
import { passed } from './passage.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { loseLife } from './wound.ts';

/** MU-EQ-08: the highest a rope reaches, in paces. */
const ROPE = 10;

/** How near the foot of a climb is to its piece, in twentieths. */
export const ADJACENT = 2;

/**
 * What a pace of height costs in paces of Move: 1 for a harasser (MU-MERC-14), with a jump pack
 * (MU-EQ-10) or for an acrobat on a rope (MU-IMP-17), 2 on stairs (MU-MOVE-05) or a rope (MU-EQ-08);
 * a refusal for a figure that cannot climb it.
 */
export function climbFactor(battle: Battle, figure: Figure, piece: string): number | Refusal {
  const { height = Infinity } = pieceOf(battle, piece);
  if (isAble(figure, 'climbs-freely') || isAble(figure, 'jump-pack')) return 1;
  if (battle.climbable.includes(piece)) return battle.settings.stairs === 'single' ? 1 : 2;
  if (!isAble(figure, 'rope'))
    return refuse('cannot-climb', 'MU-MOVE-05', { figure: figure.id, piece });
  const rope = isAble(figure, 'acrobat') ? 1 : 2;
  return height <= ROPE * PACE ? rope : refuse('too-high', 'MU-EQ-08', { piece, height });
}

/** Where a climb leads: onto a piece or down from one, or part of the way up. */
export interface Climb extends Footing {
  /** Where its height begins, on the way up. */
  readonly foot?: Point;
}

/** MU-MOVE-05, MU-EQ-08: how a figure climbs to that place with one Walk; why not, if it cannot. */
export function climbTo(battle: Battle, figure: Figure, to: Point): Climb | Refusal {
  const [x, y] = to;
  if (figure.on !== null && !figure.hanging) {
    return isOver(battle, figure.on, to)
      ? refuse('not-climbing', 'MU-MOVE-05', { figure: figure.id })
      : climbDown(battle, figure, figure.on, to);
  }
  const [piece] = piecesAt(battle, to).filter((id) => isSolid(battle, id));
  if (piece === undefined || (figure.hanging && piece !== figure.on))
    return refuse('nothing-to-climb', 'MU-MOVE-05', { x, y });
  const factor = climbFactor(battle, figure, piece);
  return isRefusal(factor) ? factor : climbUp(battle, figure, piece, factor, to);
}

function isSolid(battle: Battle, id: string): boolean {
  const { ground, height } = pieceOf(battle, id);
  return ground === 'impassable' && height !== undefined;
}

function climbUp(
  battle: Battle,
  figure: Figure,
  piece: string,
  factor: number,
  to: Point,
): Climb | Refusal {
  const index = tableOf(battle);
  const reach = reachOf(figure, 1);
  const isPiece = ({ terrain }: { readonly terrain: { readonly id: string } }) =>
    terrain.id === piece;
  const tooFar = () => refuse('too-far-to-climb', 'MU-MOVE-05', { figure: figure.id, piece });
  if (!isNearPiece(index, figure, Math.ceil(reach) + ADJACENT, isPiece)) return tooFar();
  const difficult = difficultyFor(figure);
  const { blocking, passable } = trafficFor(battle, figure);
  const way = figure.hanging
    ? { places: [figure.at], open: 0, difficult: 0 }
    : cutPath(index, figure, [figure.at, to], reach, { blocking, passable }, { difficult });
  const foot = way.places.at(-1) ?? figure.at;
  const base = { at: foot, radius: figure.radius };
  if (!isNearPiece(index, base, ADJACENT, isPiece)) return tooFar();
  const left = reach - way.open - difficult * way.difficult;
  const { height = 0 } = pieceOf(battle, piece);
  const up = height - figure.level;
  if (left < up * factor) {
    const level = figure.level + Math.floor(left / factor);
    return { at: foot, level, on: piece, hanging: true, foot };
  }
  const whole = Math.sqrt(squaredDistance(foot, to));
  const inward = Math.max(2 * figure.radius + 2, left - up * factor);
  const at = whole <= inward ? to : between(foot, to, inward / whole);
  const there = { ...figure, at, level: height, on: piece, hanging: false };
  const obstruction = standingObstruction(index, there, trafficFor(battle, there));
  if (obstruction) return refuse('occupied', 'MU-MOVE-05', { x: at[0], y: at[1] });
  return { at, level: height, on: piece, hanging: false, foot };
}

/** Down by stairs, rope or pack: every pace of height costs what it costs upwards. */
function climbDown(battle: Battle, figure: Figure, piece: string, to: Point): Climb | Refusal {
  const factor = climbFactor(battle, figure, piece);
  if (isRefusal(factor)) return factor;
  return landing(battle, figure, to, figure.level * factor);
}

/** The ground at a place, if what is left of a Walk after the height goes so far. */
function landing(battle: Battle, figure: Figure, to: Point, height: number): Climb | Refusal {
  const [x, y] = to;
  const there = { ...figure, at: to, level: 0, on: null, hanging: false };
  const obstruction = standingObstruction(tableOf(battle), there, trafficFor(battle, there));
  if (obstruction) return refuse('occupied', 'MU-MOVE-05', { x, y });
  const distance = Math.sqrt(squaredDistance(figure.at, to)) + height;
  const reach = reachOf(figure, 1);
  return distance <= reach
    ? { at: to, level: 0, on: null, hanging: false }
    : refuse('too-far', 'MU-MOVE-05', { figure: figure.id, distance: Math.ceil(distance), reach });
}

/** The first place on the ground at which a figure can stand that climbs down. */
function footBelow(battle: Battle, figure: Figure, to: Point): Point {
  if (figure.hanging) return figure.at;
  const grounded = { ...figure, level: 0, on: null };
  return pointsAlong([figure.at, to], 1).find((at) => canStand(battle, grounded, at)) ?? to;
}

/** MU-MOVE-06: a jump down beside the piece. */
export function dropTo(battle: Battle, figure: Figure, to: Point): Climb | Refusal {
  if (figure.on === null) return refuse('not-up-high', 'MU-MOVE-06', { figure: figure.id });
  return landing(battle, figure, to, 0);
}

export function* climb(battle: Battle, id: FigureId, to: Point): Flow {
  const found = climbTo(battle, figureOf(battle, id), to);
  if (!isRefusal(found)) yield* climbAlong(battle, id, found, false);
}

export function* drop(battle: Battle, id: FigureId, to: Point): Flow {
  const found = dropTo(battle, figureOf(battle, id), to);
  if (!isRefusal(found)) yield* climbAlong(battle, id, found, true);
}

/** MU-MOVE-04: up or down, or as far as the first sighting on the way. */
function* climbAlong(battle: Battle, id: FigureId, found: Climb, jumps: boolean): Flow {
  const figure = figureOf(battle, id);
  const before = { ...figure };
  const foot = found.foot ?? footBelow(battle, before, found.at);
  const { at, level, hanging } =
    battle.settings.spotting === 'on'
      ? yield* moduleOf(battle, 'optional').spotOnTheClimb(battle, id, { ...found, foot }, jumps)
      : putAt(figure, found);
  if (!isIn(figure)) return;
  const [x, y] = at;
  if (level === before.level) yield* emit('walks', 'MU-MOVE-01', { figure: id, x, y });
  else if (jumps) yield* emit('drops', 'MU-MOVE-06', { figure: id, height: before.level });
  else yield* emit(hanging ? 'hangs' : 'climbs', 'MU-MOVE-05', { figure: id, height: level });
  const places = level === before.level ? [before.at, at] : [before.at, foot, at];
  yield* passed(battle, id, before, places, 1);
  const isDeep = before.level > Number(battle.settings.safeDrop ?? 2) * PACE;
  if (jumps && level === 0 && isDeep) yield* loseLife(battle, id, 1, null, 'MU-MOVE-06');
}
