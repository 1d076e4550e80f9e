import {
  distance,
  isPath,
  pathTo,
  squaredDistance,
  type Point,
  type TableIndex,
} from '@skirmish-kit/space';
import { enemiesOf, isEngaged, isIn } from '../rules/figures.ts';
import { openDoors, tableOf, trafficFor, type Others } from '../rules/battlefield.ts';
import { isImmobile } from '../rules/machines.ts';
import type { Battle, Figure, Objective } from '../rules/state.ts';
import { technologyModifier } from '../rules/technology.ts';
import { useOf } from '../rules/weapons.ts';

/** A destination, and the value of each centimetre nearer to it. */
export interface Destination {
  readonly at: Point;
  readonly pull: number;
  /** Near enough, in tenths from the base's edge. */
  readonly enough: number;
}

/** Points are worth walking for, and more so in later turns. */
export function destinationOf(battle: Battle, figure: Figure): Destination | undefined {
  const late = battle.turn / battle.turns;
  let best: Destination | undefined;
  const offer = (destination: Destination) => {
    if (!best || destination.pull > best.pull) best = destination;
  };
  for (const thing of battle.things) {
    if (thing.holder !== null || !isAmongNearest(battle, figure, thing.at, 1)) continue;
    offer({ at: thing.at, pull: 0.02 + 0.012 * thing.points, enough: 9 });
  }
  for (const objective of battle.objectives) {
    const wanted =
      objective.kind === 'hack'
        ? isHacker(battle, figure, objective)
        : isAmongNearest(battle, figure, objective.at, 2);
    if (!wanted) continue;
    const pull =
      objective.points * (objective.kind === 'hack' ? 0.012 : 0.004 + 0.014 * late * late);
    offer({ at: objective.at, pull, enough: objective.reach * 10 - 10 });
  }
  const foe = nearestEnemy(battle, figure);
  if (foe) offer({ at: foe.at, pull: 0.009, enough: preferredRange(battle, figure) });
  return best;
}

/** Whether this figure is the best of its side for the task. */
function isHacker(battle: Battle, figure: Figure, objective: Objective): boolean {
  if (objective.owner === figure.seat) return false;
  const skill = (candidate: Figure) =>
    technologyModifier(candidate) * 1000 - distance(candidate, spot(objective.at));
  return battle.figures.every(
    (other) =>
      other.seat !== figure.seat || !isFree(battle, other) || skill(other) <= skill(figure),
  );
}

/** One of the nearest of this side who can still walk there. */
function isAmongNearest(battle: Battle, figure: Figure, at: Point, places: number): boolean {
  if (isImmobile(battle, figure)) return false;
  const mine = squaredDistance(figure.at, at);
  let nearer = 0;
  for (const other of battle.figures) {
    if (other.seat !== figure.seat || squaredDistance(other.at, at) >= mine) continue;
    if (isFree(battle, other)) nearer++;
  }
  return nearer < places;
}

function isFree(battle: Battle, figure: Figure): boolean {
  return (
    isIn(figure) &&
    figure.reaction !== 'rout' &&
    !isEngaged(battle, figure) &&
    !isImmobile(battle, figure)
  );
}

function nearestEnemy(battle: Battle, figure: Figure): Figure | undefined {
  let best: Figure | undefined;
  let least = Infinity;
  for (const enemy of enemiesOf(battle, figure.seat)) {
    const apart = squaredDistance(enemy.at, figure.at) * (enemy.reaction === 'rout' ? 4 : 1);
    if (apart < least) [best, least] = [enemy, apart];
  }
  return best;
}

/** Short range of the farthest-shooting weapon; contact for blades. */
function preferredRange(battle: Battle, figure: Figure): number {
  let range = 0;
  for (const weapon of figure.weapons) {
    if (useOf(battle, weapon) === 'direct') range = Math.max(range, weapon.ranges.short * 10);
  }
  return range;
}

function spot(at: Point) {
  return { at, radius: 0 };
}

/** The distance from a place to the destination, in centimetres. */
export function leftToGo(destination: Destination, figure: Figure, at: Point): number {
  const away = distance({ at, radius: figure.radius }, spot(destination.at));
  return Math.max(0, away - destination.enough) / 10;
}

/** A cache of paths by everything they depend on: a figure that fires needs its path again. */
const waysOn = new WeakMap<TableIndex, Map<string, readonly Point[]>>();

/** More ways than these are forgotten and found again. */
const MOST_WAYS = 256;

/** The path with all doors open, for when the straight line is blocked. */
export function pathIgnoringDoors(
  battle: Battle,
  figure: Figure,
  destination: Destination,
): readonly Point[] {
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const name = `${standing([figure, ...traffic.blocking])}|${standing(traffic.passable)}|${destination.at.join()}`;
  const ways = waysOn.get(index) ?? new Map<string, readonly Point[]>();
  waysOn.set(index, ways);
  const known = ways.get(name);
  if (known) return known;
  const way = findWay(battle, figure, destination, traffic);
  if (ways.size >= MOST_WAYS) ways.clear();
  ways.set(name, way);
  return way;
}

function standing(figures: readonly Figure[]): string {
  let places = '';
  for (const { at, radius } of figures) places += `${at[0]},${at[1]},${radius} `;
  return places;
}

function findWay(
  battle: Battle,
  figure: Figure,
  destination: Destination,
  traffic: Others,
): readonly Point[] {
  const ignore = battle.doors.map(({ terrain }) => terrain.id);
  const goals = [destination.at, ...ring(destination.at, figure.radius + 30)];
  for (const goal of goals) {
    const path = pathTo(tableOf(battle), figure, goal, { ...traffic, ignore }, { budget: 2500 });
    if (isPath(path)) return path.places;
  }
  return [];
}

/** Places next to something that a figure cannot stand on. */
function ring([x, y]: Point, away: number): readonly Point[] {
  return [
    [x - away, y],
    [x + away, y],
    [x, y - away],
    [x, y + away],
  ];
}

/** A shut door on the path to the destination that the figure can open. */
export function doorFor(
  battle: Battle,
  way: readonly Point[],
  doors: readonly string[],
): string | undefined {
  const open = openDoors(battle);
  return doors.find((id) => {
    const door = battle.doors.find((candidate) => candidate.id === id);
    if (!door || open.includes(door.terrain.id) || 'radius' in door.terrain.shape) return false;
    const xs = door.terrain.shape.map(([x]) => x);
    const ys = door.terrain.shape.map(([, y]) => y);
    const [left, right, top, bottom] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.min(...ys),
      Math.max(...ys),
    ];
    return way.some((to, i) => {
      const from = way[i - 1];
      if (!from) return false;
      for (let share = 0; share <= 1; share += 0.02) {
        const x = from[0] + (to[0] - from[0]) * share;
        const y = from[1] + (to[1] - from[1]) * share;
        if (x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1) return true;
      }
      return false;
    });
  });
}
