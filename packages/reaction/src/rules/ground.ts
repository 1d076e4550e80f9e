import {
  clearWay,
  glance,
  indexTable,
  inFront,
  lineOfSight,
  standingHindrance,
  UNSEEN,
  type Base,
  type Point,
  type Sight,
  type TableIndex,
  type Terrain,
  type Traffic,
} from '@skirmish-kit/space';
import { figuresIn } from './figures.ts';
import type { Battle, Door, Figure } from './state.ts';

/** Terrain is a constant of the state: all copies and all games of a scenario share its index. */
const indexes = new WeakMap<readonly Terrain[], TableIndex>();

/** The battle's table, prepared for questions; doors stand on it and are ignored while open. */
export function tableOf(battle: Battle): TableIndex {
  const known = indexes.get(battle.terrain);
  if (known && isTableOf(known, battle)) return known;
  const { width, height } = battle;
  const terrain = [...battle.terrain, ...battle.doors.map((door) => door.terrain)];
  const index = indexTable({ width, height, terrain });
  indexes.set(battle.terrain, index);
  return index;
}

/** Whether the rest of the table is the same, too. */
function isTableOf({ table }: TableIndex, { width, height, terrain, doors }: Battle): boolean {
  return (
    table.width === width &&
    table.height === height &&
    table.terrain.length === terrain.length + doors.length &&
    doors.every((door, i) => door.terrain === table.terrain[terrain.length + i])
  );
}

const NONE: readonly string[] = [];

export function openDoors(battle: Battle): readonly string[] {
  return battle.doors.some(isOpen) ? battle.doors.filter(isOpen).map(terrainId) : NONE;
}

function isOpen({ open }: Door): boolean {
  return open;
}

function terrainId({ terrain }: Door): string {
  return terrain.id;
}

/** Enemies are walked round, friends are walked past, and nobody is stood upon. */
export function trafficFor(battle: Battle, mover: Figure): Traffic<Figure> {
  const others = figuresIn(battle).filter((figure) => figure !== mover);
  return {
    blocking: others.filter((other) => other.seat !== mover.seat),
    passable: others.filter((other) => other.seat === mover.seat),
    ignore: openDoors(battle),
  };
}

/** Terrain this low beside a shooter is fired over: his own parapet does not hide his target. */
const OVERLOOK = 30;

/** RX-SHOOT-01: what one sees of the other, with the cover on the line: to be shown. */
export function sightOf(battle: Battle, viewer: Base, target: Base): Sight {
  const options = { ignore: openDoors(battle), overlook: OVERLOOK };
  return lineOfSight(tableOf(battle), viewer, target, options);
}

/** RX-SHOOT-01: whether one sees the other at all. */
export function sees(battle: Battle, viewer: Base, target: Base): boolean {
  return glance(tableOf(battle), viewer, target, openDoors(battle), OVERLOOK) !== UNSEEN;
}

/** RX-WOUND-04: how thick the cover between one and the other is; `undefined` when it is unseen. */
export function coverSeen(battle: Battle, viewer: Base, target: Base): number | undefined {
  const cover = glance(tableOf(battle), viewer, target, openDoors(battle), OVERLOOK);
  return cover === UNSEEN ? undefined : cover;
}

/** RX-SHOOT-01: the frontal 180 degrees. */
export function facesPlace(figure: Figure, place: Point): boolean {
  return inFront(figure.at, figure.facing, place);
}

/** Whether the figure could stand there. */
export function mayStand(battle: Battle, figure: Figure, at: Point): boolean {
  const base = { at, radius: figure.radius };
  return !standingHindrance(tableOf(battle), base, trafficFor(battle, figure));
}

export function straightWay(battle: Battle, figure: Figure, to: Point): boolean {
  return clearWay(tableOf(battle), figure, to, trafficFor(battle, figure));
}
