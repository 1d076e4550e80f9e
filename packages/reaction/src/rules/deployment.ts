import type { Seat } from '@skirmish-kit/core';
import {
  overlap,
  roundedPoint,
  squaredDistance,
  standingObstruction,
  type Point,
} from '@skirmish-kit/space';
import { openDoors, tableOf } from './battlefield.ts';
import type { Deployment, Zone } from './scenario.ts';
import type { Battle, Figure } from './state.ts';

/** Tenths of a centimetre between the centres of places in a zone, and when there is little room. */
const SPACING = [30, 10] as const;

/** So many places are looked at for one side: a zone that needs more is as good as full. */
const MOST_PLACES = 100_000;

/** A figure cannot stand where the scenario has it begin: its zone is full, or its spot is taken. */
export class NoSpace extends Error {
  readonly figure: string;
  readonly seat: Seat;

  constructor({ id, seat }: Figure) {
    super(`There is no room for ${id} where it begins.`);
    this.figure = id;
    this.seat = seat;
  }
}

/** RX-TURN-03: puts the figures of a seat where the scenario says: spots first, then groups in the zone. */
export function deploy(battle: Battle, seat: Seat, { zone, facing, spots = [] }: Deployment): void {
  const figures = battle.figures.filter((figure) => figure.seat === seat);
  const groups = battle.groups.filter((group) => group.seat === seat);
  const placed = battle.figures.filter((figure) => figure.seat < seat);
  const search: Search = { zone, lists: new Set(), left: MOST_PLACES };
  figures.forEach((figure, i) => {
    const place = groups.findIndex(({ id }) => id === figure.group);
    const anchor = anchorOf(zone, place, groups.length);
    const spot = spots[i];
    const at = spot ?? placeNear(battle, figure, search, anchor, placed);
    if (!at || !isFree(battle, figure, at, placed)) throw new NoSpace(figure);
    figure.facing = facing;
    figure.at = at;
    placed.push(figure);
  });
}

/** RX-TURN-03: as far back as there is room, and in cover (RX-ACTG-02). */
export function deployInCover(battle: Battle, seat: Seat, deployment: Deployment): void {
  try {
    deploy(battle, seat, atTheBack(deployment));
  } catch (error) {
    if (!(error instanceof NoSpace)) throw error;
    deploy(battle, seat, deployment);
  }
  for (const figure of battle.figures)
    if (figure.seat === seat && !figure.machine) figure.inCover = true;
}

/** How deep the strip at the back of a zone is, in tenths of a centimetre. */
const STRIP = 60;

/** The strip of a zone that lies farthest from where its figures look; a narrow zone stays as it is. */
function atTheBack(deployment: Deployment): Deployment {
  const { zone, facing, spots } = deployment;
  const { x, y, width, height } = zone;
  if (spots) return deployment;
  const strip =
    facing === 90
      ? { ...zone, width: Math.min(width, STRIP) }
      : facing === 270
        ? { ...zone, x: Math.max(x, x + width - STRIP), width: Math.min(width, STRIP) }
        : facing === 180
          ? { ...zone, height: Math.min(height, STRIP) }
          : facing === 0
            ? { ...zone, y: Math.max(y, y + height - STRIP), height: Math.min(height, STRIP) }
            : zone;
  return { ...deployment, zone: strip };
}

/** The middle of a group: groups share the longer side of the zone. */
function anchorOf({ x, y, width, height }: Zone, place: number, groups: number): Point {
  const share = (2 * place + 1) / (2 * groups);
  return width >= height
    ? roundedPoint(x + width * share, y + height / 2)
    : roundedPoint(x + width / 2, y + height * share);
}

/** What was looked through in a zone so far, and how many more places will be looked at. */
interface Search {
  readonly zone: Zone;
  readonly lists: Set<readonly Point[]>;
  left: number;
}

/** The free place of the zone nearest to the group's middle. */
function placeNear(
  battle: Battle,
  figure: Figure,
  search: Search,
  anchor: Point,
  placed: readonly Figure[],
): Point | undefined {
  for (const spacing of SPACING) {
    const places = placesBy(search.zone, figure.radius, spacing, anchor);
    if (!search.lists.has(places)) search.left -= places.length;
    search.lists.add(places);
    for (const at of places) {
      if (--search.left < 0) return undefined;
      if (isFree(battle, figure, at, placed)) return at;
    }
  }
  return undefined;
}

/** Zones are constants of their scenario: games begin in the same ones again and again. */
const sorted = new WeakMap<Zone, Map<string, readonly Point[]>>();

/** The places of a zone, the nearest to an anchor first. */
function placesBy(zone: Zone, radius: number, spacing: number, anchor: Point): readonly Point[] {
  const orders = sorted.get(zone) ?? new Map<string, readonly Point[]>();
  sorted.set(zone, orders);
  const name = `${radius} ${spacing} ${anchor.join()}`;
  const known = orders.get(name);
  if (known) return known;
  const places = placesIn(zone, radius, spacing).sort(
    (a, b) => squaredDistance(a, anchor) - squaredDistance(b, anchor),
  );
  orders.set(name, places);
  return places;
}

function placesIn({ x, y, width, height }: Zone, radius: number, spacing: number): Point[] {
  const places: Point[] = [];
  for (let down = y + radius; down <= y + height - radius; down += spacing) {
    for (let across = x + radius; across <= x + width - radius; across += spacing)
      places.push([across, down]);
  }
  return places;
}

function isFree(battle: Battle, figure: Figure, at: Point, placed: readonly Figure[]): boolean {
  const base = { at, radius: figure.radius };
  if (placed.some((other) => overlap(base, other))) return false;
  return !standingObstruction(tableOf(battle), base, { ignore: openDoors(battle) });
}
