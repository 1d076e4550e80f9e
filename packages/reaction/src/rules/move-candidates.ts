import {
  between,
  clearWay,
  facingTowards,
  moveCost,
  placeAt,
  roundedPoint,
  squaredDistance,
  standingHindrance,
  turned,
  type Point,
  type Shape,
  type Terrain,
} from '@skirmish-kit/space';
import { enemiesOf, friendsOf } from './figures.ts';
import { tableOf, trafficFor } from './ground.ts';
import { isImmobile } from './machines.ts';
import { makePoint, moveActionPoints, strideOf } from './movement.ts';
import type { Battle, Figure } from './state.ts';

/** How many enemies, pieces of cover and goals are looked at. */
const ENEMIES = 3;
const COVERS = 2;

/** Where a figure steps when the way ahead is blocked, in degrees. */
const ASIDE = [-40, 40, -80, 80] as const;

/** Sensible places to go, every one within reach: bots and keyboards choose from these. */
export function moveCandidates(battle: Battle, figure: Figure): Point[] {
  if (isImmobile(battle, figure) || figure.ap < 1) return [];
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const reach = figure.ap * strideOf(figure);
  const found = new Map<string, Point>();

  const offer = (to: Point): boolean => {
    const squared = squaredDistance(figure.at, to);
    if (squared === 0 || squared > reach * reach) return false;
    if (!clearWay(index, figure, to, traffic)) return false;
    if (standingHindrance(index, { at: to, radius: figure.radius }, traffic)) return false;
    if (moveActionPoints(figure, moveCost(index, [figure.at, to])) > figure.ap) return false;
    found.set(makePoint(to), to);
    return true;
  };
  const offerTowards = (goal: Point, share: number): boolean => {
    const whole = Math.sqrt(squaredDistance(figure.at, goal));
    return whole > 0 && offer(between(figure.at, goal, Math.min(whole, reach * share) / whole));
  };
  const offerRound = (goal: Point): void => {
    const ahead = facingTowards(figure.at, goal);
    for (const aside of ASIDE) {
      const direction = turned(ahead, aside);
      if (!offer(placeAt(figure.at, direction, reach)))
        offer(placeAt(figure.at, direction, Math.floor(reach / 2)));
    }
  };

  const enemies = nearest(enemiesOf(battle, figure.seat), figure.at).slice(0, ENEMIES);
  for (const enemy of enemies) {
    const contact = contactPlace(figure, enemy);
    if (!offer(contact)) offerTowards(contact, 1);
    offerTowards(contact, 0.5);
  }
  const [threat] = enemies;
  if (threat && found.size === 0) offerRound(contactPlace(figure, threat));
  if (threat) offerTowards(mirrored(figure.at, threat.at), 0.7);
  for (const place of coverPlaces(battle, figure, threat)) offer(place);
  for (const goal of goals(battle, figure)) if (!offer(goal)) offerTowards(goal, 1);
  const leader = friendsOf(battle, figure).find(
    (friend) => friend.group === figure.group && friend.role === 'leader',
  );
  if (leader) offer(contactPlace(figure, leader));
  return [...found.values()];
}

function nearest(figures: readonly Figure[], at: Point): Figure[] {
  return [...figures].sort((a, b) => squaredDistance(a.at, at) - squaredDistance(b.at, at));
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

/** Behind the nearest pieces of cover, seen from the enemy. */
function coverPlaces(battle: Battle, figure: Figure, threat: Figure | undefined): Point[] {
  if (!threat) return [];
  return [...coversOf(battle.terrain)]
    .sort((a, b) => squaredDistance(a.at, figure.at) - squaredDistance(b.at, figure.at))
    .slice(0, COVERS)
    .map(({ at, size }) => {
      const whole = Math.sqrt(squaredDistance(threat.at, at));
      return whole === 0 ? at : between(threat.at, at, 1 + (size + figure.radius + 2) / whole);
    });
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
  const things = battle.things.filter(({ holder }) => holder === null).map(({ at }) => at);
  const objectives = battle.objectives
    .filter(({ owner }) => owner !== figure.seat)
    .map(({ at }) => at);
  const casualties = battle.figures
    .filter((other) => other.seat === figure.seat && other.fate === 'eliminated' && !other.aided)
    .filter(
      (other) => figure.medkit !== 'none' && other.outSince >= battle.turn - 1 && !other.machine,
    )
    .map(({ at }) => at);
  return [...things, ...objectives, ...casualties];
}
