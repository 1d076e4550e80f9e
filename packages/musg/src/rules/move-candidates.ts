import {
  between,
  isPathClear,
  facingTowards,
  legCost,
  overlap,
  placeAt,
  roundedPoint,
  samePoint,
  squaredDistance,
  turned,
  type Point,
  type Terrain,
} from '@skirmish-kit/space';
import { tableOf, trafficFor } from './battlefield.ts';
import { isInReach, isOver, reachOf } from './movement.ts';
import type { Battle, Figure } from './state.ts';

/** How many enemies and pieces of cover are looked at. */
const ENEMIES = 3;
const COVERS = 3;

/** Sensible places to go, each within so many times the Move: bots and keyboards choose from these. */
export function moveCandidates(battle: Battle, figure: Figure, times: number): Point[] {
  const reach = Math.floor(reachOf(figure, times));
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const found: Point[] = [];
  const offer = (to: Point): boolean => {
    const squared = squaredDistance(figure.at, to);
    if (squared === 0 || squared > reach * reach) return false;
    if (figure.on !== null && !isOver(battle, figure.on, to)) return false;
    const there = { at: to, radius: figure.radius };
    for (const friend of traffic.passable) if (overlap(there, friend)) return false;
    if (!isPathClear(index, figure, to, traffic)) return false;
    if (!isInReach(figure, times, legCost(index, figure.at, to))) return false;
    if (!found.some((place) => samePoint(place, to))) found.push(to);
    return true;
  };
  const offerTowards = (goal: Point, share: number): boolean => {
    const whole = Math.sqrt(squaredDistance(figure.at, goal));
    return whole > 0 && offer(between(figure.at, goal, Math.min(whole, reach * share) / whole));
  };
  const enemies = nearest(traffic.blocking, figure.at, ENEMIES);
  for (const enemy of enemies) {
    if (!offerTowards(enemy.at, 1)) offerTowards(enemy.at, 0.5);
    const ahead = facingTowards(figure.at, enemy.at);
    for (const aside of [45, -45, 90, -90]) {
      const to = placeAt(figure.at, turned(ahead, aside), reach);
      if (!offer(to)) offer(placeAt(figure.at, turned(ahead, aside), Math.floor(reach / 2)));
    }
  }
  const [threat] = enemies;
  if (!threat) {
    offerTowards([Math.round(battle.width / 2), Math.round(battle.height / 2)], 1);
    return found;
  }
  offerTowards(mirrored(figure.at, threat.at), 1);
  for (const place of coverPlaces(battle, figure, threat))
    if (!offer(place)) offerTowards(place, 1);
  return found;
}

/** So many of them as are nearest, the nearest first; of equal ones the first. */
export function nearest<T extends { readonly at: Point }>(
  candidates: readonly T[],
  at: Point,
  most: number,
): T[] {
  const found: T[] = [];
  for (const candidate of candidates) {
    const away = squaredDistance(candidate.at, at);
    let place = found.length;
    for (; place > 0; place--) {
      const before = found[place - 1];
      if (before && squaredDistance(before.at, at) <= away) break;
    }
    if (place === most) continue;
    if (found.length === most) found.pop();
    found.splice(place, 0, candidate);
  }
  return found;
}

function mirrored(at: Point, centre: Point): Point {
  return [2 * at[0] - centre[0], 2 * at[1] - centre[1]];
}

/** Behind the nearest pieces of cover, seen from the enemy. */
function coverPlaces(battle: Battle, figure: Figure, threat: Figure): Point[] {
  return nearest(coversOf(battle.terrain), figure.at, COVERS).map(({ at, size }) => {
    const whole = Math.sqrt(squaredDistance(threat.at, at));
    return whole === 0 ? at : between(threat.at, at, 1 + (size + figure.radius + 2) / whole);
  });
}

interface Middle {
  readonly id: string;
  readonly at: Point;
  /** Half its smaller side, and half its diagonal. */
  readonly size: number;
  readonly half: number;
  /** Whether one can stand on it. */
  readonly isTop: boolean;
}

const covers = new WeakMap<readonly Terrain[], readonly Middle[]>();

/** The middles of all that hides; terrain never changes, so they are found once. */
export function coversOf(terrain: readonly Terrain[]): readonly Middle[] {
  const known = covers.get(terrain);
  if (known) return known;
  const found = terrain
    .filter(({ cover = 0, blocksSight }) => cover > 0 || blocksSight === true)
    .map(middleOf);
  covers.set(terrain, found);
  return found;
}

function middleOf({ id, shape, ground, height }: Terrain): Middle {
  const isTop = ground === 'impassable' && height !== undefined;
  if ('radius' in shape) return { id, at: shape.at, size: shape.radius, half: shape.radius, isTop };
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const at = roundedPoint((left + right) / 2, (top + bottom) / 2);
  const [width, deep] = [right - left, bottom - top];
  const half = Math.ceil(Math.sqrt(width * width + deep * deep) / 2);
  return { id, at, size: Math.ceil(Math.min(width, deep) / 2), half, isTop };
}
