import { movedTo, type Base } from './base.ts';
import { onRing } from './path.ts';
import { nearestOnSegment, squaredDistance, type Point } from './point.ts';
import { contains, sweptOver, type Area } from './shape.ts';
import { clampToTable, edgesByDistance, type TableIndex } from './table.ts';
import { awayFromZero } from './terrain.ts';
import { standingObstruction, type Obstruction, type OtherBases } from './obstruction.ts';

/** How far from something a place still belongs to it, in tenths from edge to edge. */
export interface SnapLimits {
  /** For terrain and the edges of the table: a finger's width, so it depends on the zoom. */
  readonly near: number;
  /** For other bases; `near` unless told. */
  readonly contact?: number;
}

/** The place a base would be put at, and what it was drawn to. */
export interface Snap<B extends Base = Base> {
  readonly at: Point;
  readonly to?: Obstruction<B>;
}

/**
 * The place that is probably meant when a player points at one: in contact with a base near it, flush with
 * terrain, at the edge of the table. Blocking bases attract first, then terrain, then friends, then the
 * edges; of each kind the nearest place at which one may stand. A place near nothing is returned unchanged,
 * whether one may stand there or not.
 *
 * @example
 * ```ts
 * const index = indexTable({ width: 1200, height: 900, terrain: [] });
 * const mover = { at: [500, 400], radius: 13 } as const;
 * const enemy = { at: [800, 400], radius: 13 } as const;
 * snapPlace(index, mover, [768, 401], { blocking: [enemy] }, { near: 10 }).at; // [774, 401]
 * snapPlace(index, mover, [700, 8], {}, { near: 10 }).at; // [700, 13]
 * ```
 */
export function snapPlace<B extends Base>(
  index: TableIndex,
  mover: Base,
  place: Point,
  traffic: OtherBases<B>,
  { near, contact = near }: SnapLimits,
): Snap<B> {
  const canStand = (at: Point) => !standingObstruction(index, movedTo(mover, at), traffic);
  const kinds: readonly (() => readonly Snap<B>[])[] = [
    () => besideBases(mover, place, traffic.blocking ?? [], contact),
    () => besideTerrain(index, mover, place, traffic.ignore ?? [], near),
    () => besideBases(mover, place, traffic.passable ?? [], 0),
    () => besideEdges(index, mover, place, near),
  ];
  for (const kind of kinds) {
    const [nearest] = kind()
      .filter(({ at }) => canStand(at))
      .sort((a, b) => squaredDistance(a.at, place) - squaredDistance(b.at, place));
    if (nearest) return nearest;
  }
  return { at: place };
}

/** Contact with each base that is pointed at or beside; straight ahead, else a little round it. */
function besideBases<B extends Base>(
  mover: Base,
  place: Point,
  bases: readonly B[],
  limit: number,
): readonly Snap<B>[] {
  return bases.flatMap((base) => {
    const touch = mover.radius + base.radius;
    const apart = Math.sqrt(squaredDistance(place, base.at));
    if (apart > touch + limit) return [];
    const away = apart > 0 ? place : mover.at;
    const [x, y] = [away[0] - base.at[0], away[1] - base.at[1]];
    return AROUND.flatMap(([cos, sin]): readonly Snap<B>[] => {
      const at = onRing(mover, base, x * cos - y * sin, x * sin + y * cos);
      return at ? [{ at, to: { by: 'base', base } }] : [];
    });
  });
}

/** Straight, and turned by 40, 80 and 120 degrees to either side: cosines and sines. */
const AROUND: readonly (readonly [cos: number, sin: number])[] = [
  [1, 0],
  [0.766, 0.643],
  [0.766, -0.643],
  [0.174, 0.985],
  [0.174, -0.985],
  [-0.5, 0.866],
  [-0.5, -0.866],
];

/** Flush with each piece that stops movement or gives cover, and is pointed at or beside. */
function besideTerrain<B extends Base>(
  index: TableIndex,
  mover: Base,
  place: Point,
  ignore: readonly string[],
  limit: number,
): readonly Snap<B>[] {
  const solid = new Set(index.solid);
  return index.pieces.flatMap((piece): readonly Snap<B>[] => {
    const { area, terrain } = piece;
    if (!solid.has(piece) && !terrain.cover) return [];
    if (ignore.includes(terrain.id)) return [];
    const isIn = contains(area, place);
    const rim = nearestRim(area, place);
    const apart = Math.sqrt(squaredDistance(place, rim));
    if (isIn ? apart > limit : apart > mover.radius + limit) return [];
    // Ground one walks into draws nobody out of it.
    if (!solid.has(piece) && (isIn || apart < mover.radius)) return [];
    const outwards: Point = isIn
      ? [rim[0] - place[0], rim[1] - place[1]]
      : [place[0] - rim[0], place[1] - rim[1]];
    const at = flush(area, mover.radius, rim, outwards);
    return at ? [{ at, to: { by: 'terrain', id: terrain.id } }] : [];
  });
}

/** The place of the outline that is nearest; not rounded. */
function nearestRim({ disc, outline }: Area, place: Point): Point {
  if (disc) {
    const apart = Math.sqrt(squaredDistance(place, disc.at)) || 1;
    const share = disc.radius / apart;
    return [
      disc.at[0] + (place[0] - disc.at[0]) * share,
      disc.at[1] + (place[1] - disc.at[1]) * share,
    ];
  }
  let nearest = outline[0] ?? place;
  outline.forEach((corner, i) => {
    const next = outline[(i + 1) % outline.length] ?? corner;
    const rim = nearestOnSegment(place, corner, next);
    if (squaredDistance(rim, place) < squaredDistance(nearest, place)) nearest = rim;
  });
  return nearest;
}

/** The first whole tenths outwards from the rim at which the base is not on the piece any more. */
function flush(area: Area, radius: number, rim: Point, [x, y]: Point): Point | undefined {
  const length = Math.sqrt(x * x + y * y);
  if (length === 0) return undefined;
  for (let extra = 0; extra <= 2; extra++) {
    const far = (radius + extra) / length;
    const at: Point = [awayFromZero(rim[0] + x * far), awayFromZero(rim[1] + y * far)];
    if (!sweptOver(area, at, at, radius)) return at;
  }
  return undefined;
}

/** The edges of the table that are pointed at, beside or beyond; in a corner, both. */
function besideEdges<B extends Base>(
  { table }: TableIndex,
  mover: Base,
  place: Point,
  limit: number,
): readonly Snap<B>[] {
  const inside = clampToTable(table, place, mover.radius);
  const off = squaredDistance(inside, place);
  const reach = mover.radius + limit;
  if (off > 0) return off <= reach * reach ? [{ at: inside, to: { by: 'edge' } }] : [];
  let at = inside;
  for (const edge of edgesByDistance(table, movedTo(mover, inside))) {
    if (edge.distance > limit || edge.distance < 0) continue;
    at = edge.edge === 'left' || edge.edge === 'right' ? [edge.at[0], at[1]] : [at[0], edge.at[1]];
  }
  return at === inside ? [] : [{ at, to: { by: 'edge' } }];
}
