import {
  canSee,
  quickSight,
  indexTable,
  lineOfSight,
  standingObstruction,
  terrainAt,
  NOT_VISIBLE,
  type Point,
  type Sight,
  type TableIndex,
  type Terrain,
  type OtherBases,
} from '@skirmish-kit/space';
import { moduleOf } from './modules.ts';
import { areFoes, isIn } from './figures.ts';
import { PACE } from './paces.ts';
import type { Battle, Figure } from './state.ts';
import { pieceId } from './vehicle-piece.ts';

/** Terrain is a constant of the state: all copies and all games of a scenario share its index. */
const indexes = new WeakMap<readonly Terrain[], TableIndex>();

/** Scenery and vehicles, as long as nobody drives; those who walk and see take both alike. */
const scenes = new WeakMap<
  readonly Terrain[],
  { readonly key: string; readonly scenery: readonly Terrain[] }
>();

/** MU-LOS-02: the scenery, with vehicles and wrecks where they stand. */
export function sceneryOf(battle: Battle): readonly Terrain[] {
  const { terrain, vehicles } = battle;
  if (vehicles === undefined) return terrain;
  const standing = vehicles.filter(({ fate }) => fate !== 'waiting');
  const key = standing.map(({ id, at, facing }) => [id, ...at, facing].join()).join(' ');
  const known = scenes.get(terrain);
  if (known?.key === key) return known.scenery;
  const pieces = standing.map((vehicle): Terrain => ({
    id: pieceId(vehicle.id),
    kind: 'vehicle',
    shape: moduleOf(battle, 'vehicles').outlineOf(vehicle),
    ground: 'impassable',
    blocksSight: true,
  }));
  const scenery = [...terrain, ...pieces];
  scenes.set(terrain, { key, scenery });
  return scenery;
}

/** The battle's table, prepared for questions. */
export function tableOf(battle: Battle): TableIndex {
  return indexOf(battle, sceneryOf(battle));
}

/** The table without anything that drives. */
export function bareTableOf(battle: Battle): TableIndex {
  return indexOf(battle, battle.terrain);
}

function indexOf({ width, height }: Battle, terrain: readonly Terrain[]): TableIndex {
  const known = indexes.get(terrain);
  if (known && known.table.width === width && known.table.height === height) return known;
  const index = indexTable({ width, height, terrain });
  indexes.set(terrain, index);
  return index;
}

export function pieceOf(battle: Battle, id: string): Terrain {
  const piece = sceneryOf(battle).find((each) => each.id === id);
  if (!piece) throw new Error(`There is no piece ${id}.`);
  return piece;
}

export interface Others extends OtherBases<Figure> {
  readonly blocking: readonly Figure[];
  readonly passable: readonly Figure[];
  readonly ignore: readonly string[];
}

const NONE: readonly string[] = [];

/** MU-MOVE-06: through friends, not through enemies; and nobody is in the way on another storey. */
export function trafficFor(battle: Battle, mover: Figure): Others {
  const blocking: Figure[] = [];
  const passable: Figure[] = [];
  for (const other of battle.figures) {
    if (!isIn(other) || other === mover || other.hidden) continue;
    if (Math.abs(other.level - mover.level) >= PACE) continue;
    if (areFoes(battle, other.seat, mover.seat) || battle.settings.passing === 'nobody')
      blocking.push(other);
    else passable.push(other);
  }
  return { blocking, passable, ignore: mover.on === null ? NONE : [mover.on] };
}

/** MU-COVER-05: an obstacle this low beside the shooter is seen over. */
const OVERLOOK = PACE;

/** The pieces two figures stand on do not hide them from each other. */
function under(a: Figure, b: Figure): readonly string[] {
  if (a.on === null && b.on === null) return NONE;
  return [a.on, b.on].filter((id) => id !== null);
}

const viewersOf = ({ at, radius, level }: Figure) => ({ at, radius, eye: level });

/** MU-LOS-01: what one sees of the other, with all that lies on the line. */
export function sightOf(battle: Battle, viewer: Figure, target: Figure): Sight {
  return lineOfSight(tableOf(battle), viewersOf(viewer), viewersOf(target), {
    ignore: under(viewer, target),
    overlook: battle.settings.coverBeside === 'counts' ? 0 : OVERLOOK,
  });
}

/** MU-LOS-01, MU-LOS-02, MU-MOVE-07: whether one sees the other; models hide nobody. */
export function sees(battle: Battle, viewer: Figure, target: Figure): boolean {
  if (target.hidden && target.seat !== viewer.seat) return false;
  if (
    battle.settings.modelsInTheWay === 'hide' &&
    moduleOf(battle, 'optional').isBehindModels(battle, viewer, target)
  )
    return false;
  if (viewer.level === 0 && target.level === 0)
    return quickSight(tableOf(battle), viewer, target, NONE, OVERLOOK) !== NOT_VISIBLE;
  return canSee(tableOf(battle), viewersOf(viewer), viewersOf(target), {
    ignore: under(viewer, target),
    overlook: OVERLOOK,
  });
}

/** Whether the figure could stand there. */
export function canStand(battle: Battle, figure: Figure, at: Point): boolean {
  const base = { at, radius: figure.radius };
  const { on } = figure;
  if (on !== null && !terrainAt(tableOf(battle), at).some(({ id }) => id === on)) return false;
  return !standingObstruction(tableOf(battle), base, trafficFor(battle, figure));
}
