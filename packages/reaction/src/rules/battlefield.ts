import {
  isPathClear,
  quickSight,
  indexTable,
  inFront,
  lineOfSight,
  standingObstruction,
  NOT_VISIBLE,
  type Base,
  type Point,
  type Sight,
  type TableIndex,
  type Terrain,
  type OtherBases,
} from '@skirmish-kit/space';
import type { Battle, Figure } from './state.ts';

/** A table, and lists of the doors that can stand open on it at once. */
interface Ground {
  readonly terrain: readonly Terrain[];
  readonly index: TableIndex;
  readonly open: Map<number, readonly string[]>;
}

/** Terrain is a constant of the state: all copies and all games of a scenario share its index. */
const grounds = new WeakMap<readonly Terrain[], Ground>();

/** The last one that was asked for: hardly a question is about another. */
let last: Ground | undefined;

function groundOf(battle: Battle): Ground {
  if (last?.terrain !== battle.terrain) last = grounds.get(battle.terrain);
  if (last && isTableOf(last.index, battle)) return last;
  const { width, height, terrain } = battle;
  const standing = [...terrain, ...battle.doors.map((door) => door.terrain)];
  const index = indexTable({ width, height, terrain: standing });
  last = { terrain, index, open: new Map() };
  grounds.set(terrain, last);
  return last;
}

/** The battle's table, prepared for questions; doors stand on it and are ignored while open. */
export function tableOf(battle: Battle): TableIndex {
  return groundOf(battle).index;
}

/** Whether the rest of the table is the same, too. */
function isTableOf({ table }: TableIndex, { width, height, terrain, doors }: Battle): boolean {
  const before = terrain.length;
  if (table.width !== width || table.height !== height) return false;
  if (table.terrain.length !== before + doors.length) return false;
  for (let i = 0; i < doors.length; i++) {
    if (doors[i]?.terrain !== table.terrain[before + i]) return false;
  }
  return true;
}

const NONE: readonly string[] = [];

/** The doors that stand open; the same list every time the same ones do. */
export function openDoors(battle: Battle): readonly string[] {
  const { doors } = battle;
  let which = 0;
  let place = 1;
  for (const door of doors) {
    if (door.open) which += place;
    place *= 2;
  }
  if (which === 0) return NONE;
  const { open } = groundOf(battle);
  const known = open.get(which);
  if (known) return known;
  const ids = doors.filter((door) => door.open).map(({ terrain }) => terrain.id);
  open.set(which, ids);
  return ids;
}

/** Everybody else on the table, and what does not count just now. */
export interface Others extends OtherBases<Figure> {
  readonly blocking: readonly Figure[];
  readonly passable: readonly Figure[];
  readonly ignore: readonly string[];
}

/** Enemies are walked round, friends are walked past, and nobody is stood upon. */
export function trafficFor(battle: Battle, mover: Figure): Others {
  const blocking: Figure[] = [];
  const passable: Figure[] = [];
  for (const other of battle.figures) {
    if (other.fate !== 'in' || other === mover) continue;
    if (other.seat === mover.seat) passable.push(other);
    else blocking.push(other);
  }
  return { blocking, passable, ignore: openDoors(battle) };
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
  return quickSight(tableOf(battle), viewer, target, openDoors(battle), OVERLOOK) !== NOT_VISIBLE;
}

/** RX-WOUND-04: how thick the cover between one and the other is; `undefined` when it is unseen. */
export function coverFor(battle: Battle, viewer: Base, target: Base): number | undefined {
  const cover = quickSight(tableOf(battle), viewer, target, openDoors(battle), OVERLOOK);
  return cover === NOT_VISIBLE ? undefined : cover;
}

/** RX-SHOOT-01: the frontal 180 degrees. */
export function facesPlace(figure: Figure, place: Point): boolean {
  return inFront(figure.at, figure.facing, place);
}

/** Whether the figure could stand there. */
export function canStand(battle: Battle, figure: Figure, at: Point): boolean {
  const base = { at, radius: figure.radius };
  return !standingObstruction(tableOf(battle), base, trafficFor(battle, figure));
}

export function straightPath(battle: Battle, figure: Figure, to: Point): boolean {
  return isPathClear(tableOf(battle), figure, to, trafficFor(battle, figure));
}
