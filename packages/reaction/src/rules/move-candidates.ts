import {
  between,
  isPathClear,
  facingTowards,
  indexNear,
  legCost,
  placeAt,
  roundedPoint,
  samePoint,
  squaredDistance,
  turned,
  type MoveIndex,
  type Point,
  type Shape,
  type Terrain,
} from '@skirmish-kit/space';
import type { Action } from './action-keys.ts';
import { tableOf, trafficFor, type Others } from './battlefield.ts';
import { isImmobile } from './machines.ts';
import { moveActionPoints, strideOf } from './movement.ts';
import type { Battle, Figure } from './state.ts';

/** How many enemies and pieces of cover are looked at. */
export const THREATS = 3;
const COVERS = 2;

/** Where a figure steps when the way ahead is blocked, in degrees. */
const ASIDE = [-40, 40, -80, 80] as const;

/** Moves to all {@link moveCandidates}. */
export function addMoves(
  found: Action[],
  battle: Battle,
  figure: Figure,
  others: Others,
  threats: readonly Figure[],
): void {
  for (const to of moveCandidates(battle, figure, others, threats)) {
    found.push({ kind: 'move', to });
  }
}

/** Sensible places to go, every one within reach: bots and keyboards choose from these. */
export function moveCandidates(
  battle: Battle,
  figure: Figure,
  others: Others = trafficFor(battle, figure),
  threats: readonly Figure[] = nearest(others.blocking, figure.at, THREATS),
): Point[] {
  if (isImmobile(battle, figure) || figure.ap < 1) return [];
  const reach = figure.ap * strideOf(figure);
  const index = indexNear(tableOf(battle), figure, reach);
  const found: Point[] = [];
  const walk: Walk = { figure, reach, index, traffic: within(others, figure, reach), found };
  for (const enemy of threats) {
    const contact = contactPlace(figure, enemy);
    if (!offer(walk, contact)) offerTowards(walk, contact, 1);
    offerTowards(walk, contact, 0.5);
  }
  const [threat] = threats;
  if (threat) {
    if (found.length === 0) offerRound(walk, contactPlace(figure, threat));
    offerTowards(walk, mirrored(figure.at, threat.at), 0.7);
    for (const cover of nearest(coversOf(battle.terrain), figure.at, COVERS))
      offer(walk, behind(cover, figure, threat));
  }
  for (const goal of goals(battle, figure)) if (!offer(walk, goal)) offerTowards(walk, goal, 1);
  const leader = others.passable.find(
    (friend) => friend.group === figure.group && friend.role === 'leader',
  );
  if (leader) offer(walk, contactPlace(figure, leader));
  return found;
}

/** A figure that looks for places to go, what is near enough to be in its way, and what it found. */
interface Walk {
  readonly figure: Figure;
  readonly reach: number;
  readonly index: MoveIndex;
  readonly traffic: Others;
  readonly found: Point[];
}

/** Adds the place if the figure can go straight there; says whether it can. */
function offer({ figure, reach, index, traffic, found }: Walk, to: Point): boolean {
  if (isAmong(found, to)) return true;
  const squared = squaredDistance(figure.at, to);
  if (squared === 0 || squared > reach * reach) return false;
  if (!isPathClear(index, figure, to, traffic)) return false;
  // Nothing else stands at the end of a clear way.
  if (isOnSomebody(to, figure.radius, traffic.passable)) return false;
  const easy = index.difficult.length === 0;
  if (!easy && moveActionPoints(figure, legCost(index, figure.at, to)) > figure.ap) return false;
  found.push(to);
  return true;
}

function offerTowards(walk: Walk, goal: Point, share: number): boolean {
  const { at } = walk.figure;
  const whole = Math.sqrt(squaredDistance(at, goal));
  return whole > 0 && offer(walk, between(at, goal, Math.min(whole, walk.reach * share) / whole));
}

function offerRound(walk: Walk, goal: Point): void {
  const { at } = walk.figure;
  const ahead = facingTowards(at, goal);
  for (const aside of ASIDE) {
    const direction = turned(ahead, aside);
    if (!offer(walk, placeAt(at, direction, walk.reach)))
      offer(walk, placeAt(at, direction, Math.floor(walk.reach / 2)));
  }
}

function isAmong(places: readonly Point[], place: Point): boolean {
  for (const other of places) if (samePoint(other, place)) return true;
  return false;
}

function isOnSomebody(at: Point, radius: number, others: readonly Figure[]): boolean {
  for (const other of others) {
    const apart = radius + other.radius;
    if (squaredDistance(at, other.at) < apart * apart) return true;
  }
  return false;
}

/** Those of the others whom a figure could come upon. */
function within({ blocking, passable, ignore }: Others, figure: Figure, reach: number): Others {
  const far = reach + figure.radius;
  return {
    blocking: near(blocking, figure.at, far),
    passable: near(passable, figure.at, far),
    ignore,
  };
}

function near(figures: readonly Figure[], at: Point, far: number): Figure[] {
  const found: Figure[] = [];
  for (const figure of figures) {
    const apart = far + figure.radius;
    if (squaredDistance(figure.at, at) <= apart * apart) found.push(figure);
  }
  return found;
}

/** So many of them as are nearest, the nearest first; of equal ones the first. */
export function nearest<T extends { readonly at: Point }>(
  candidates: readonly T[],
  at: Point,
  most: number,
): T[] {
  const found: T[] = [];
  const distances: number[] = [];
  for (const candidate of candidates) {
    const away = squaredDistance(candidate.at, at);
    let place = found.length;
    if (place === most && (distances[--place] ?? 0) <= away) continue;
    for (; place > 0; place--) {
      const before = found[place - 1];
      const beforeAway = distances[place - 1] ?? 0;
      if (!before || beforeAway <= away) break;
      found[place] = before;
      distances[place] = beforeAway;
    }
    found[place] = candidate;
    distances[place] = away;
  }
  return found;
}

function mirrored(at: Point, centre: Point): Point {
  return [2 * at[0] - centre[0], 2 * at[1] - centre[1]];
}

/** Where a figure on its straight way to another comes into base contact. */
export function contactPlace(figure: Figure, other: Figure): Point {
  const apart = Math.sqrt(squaredDistance(figure.at, other.at));
  if (apart === 0) return figure.at;
  const touch = figure.radius + other.radius;
  for (let extra = 0; extra <= 1; extra += 0.25) {
    const place = between(other.at, figure.at, (touch + extra) / apart);
    const squared = squaredDistance(place, other.at);
    if (squared >= touch * touch && squared <= (touch + 1) * (touch + 1)) return place;
  }
  return between(other.at, figure.at, (touch + 1) / apart);
}

/** Behind a piece of cover, seen from the enemy. */
function behind({ at, size }: Middle, figure: Figure, threat: Figure): Point {
  const whole = Math.sqrt(squaredDistance(threat.at, at));
  return whole === 0 ? at : between(threat.at, at, 1 + (size + figure.radius + 2) / whole);
}

interface Middle {
  readonly at: Point;
  readonly size: number;
}

const covers = new WeakMap<readonly Terrain[], readonly Middle[]>();

/** The middles of all cover on the table; terrain never changes, so they are found once. */
function coversOf(terrain: readonly Terrain[]): readonly Middle[] {
  const known = covers.get(terrain);
  if (known) return known;
  const found = terrain.filter(({ cover = 0 }) => cover > 0).map(({ shape }) => middleOf(shape));
  covers.set(terrain, found);
  return found;
}

function middleOf(shape: Shape): Middle {
  if ('radius' in shape) return { at: shape.at, size: shape.radius };
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const at = roundedPoint((left + right) / 2, (top + bottom) / 2);
  return { at, size: Math.ceil(Math.min(right - left, bottom - top) / 2) };
}

/** What the scenario gives points for: objects on the ground, objectives, casualties to help. */
function goals(battle: Battle, figure: Figure): Point[] {
  const goals: Point[] = [];
  for (const { holder, at } of battle.things) if (holder === null) goals.push(at);
  for (const { owner, at } of battle.objectives) if (owner !== figure.seat) goals.push(at);
  if (figure.medkit === 'none') return goals;
  for (const other of battle.figures) {
    const needsHelp = other.seat === figure.seat && other.fate === 'eliminated' && !other.aided;
    if (needsHelp && other.outSince >= battle.turn - 1 && !other.machine) goals.push(other.at);
  }
  return goals;
}
