import type { Base } from './base.ts';
import type { Corner } from './turn-points.ts';
import type { LegCache } from './leg-cache.ts';
import type { Point } from './point.ts';
import { areaOf, isClearOfSegment, contains, touches, type Area } from './shape.ts';
import type { SearchBuffers } from './search-buffers.ts';
import type { SightCache } from './sight-cache.ts';
import type { SquareRect, Terrain } from './terrain.ts';

/** A table and what stands on it for the whole battle: plain data. */
export interface Table {
  /** Tenths from left to right; at most 5000, so that every comparison is exact. */
  readonly width: number;
  /** Tenths from top to bottom; at most 5000. */
  readonly height: number;
  readonly terrain: readonly Terrain[];
}

/** The longest side a table may have: what is beyond would no longer be computed exactly. */
export const MAX_SIDE = 5000;

/** A piece of terrain, prepared: with every field, so that engines read all pieces the same way. */
export interface Piece {
  readonly terrain: Terrain;
  readonly ground: SquareRect;
  readonly area: Area;
  /** As the terrain has it; 0, `false` and no end where it says nothing. */
  readonly cover: number;
  readonly blocksSight: boolean | 'through';
  readonly height: number;
}

/** The parts of a table that matter to movement. */
export interface MoveIndex {
  readonly table: Table;
  /** Pieces that stop movement. */
  readonly solid: readonly Piece[];
  readonly difficult: readonly Piece[];
}

/**
 * A table prepared for questions. Build it once for a battle with {@link indexTable} and keep it
 * beside the state, not in it: it can always be built again.
 */
export interface TableIndex extends MoveIndex {
  /** In the order of their ids, so that nothing depends on the order they were written in. */
  readonly pieces: readonly Piece[];
  /** Those that stop sight or give cover. */
  readonly screens: readonly Piece[];
  /** Cached results; filled when first needed, and never part of a state. */
  readonly memo: TableCache;
}

/** The caches of a table. */
export interface TableCache {
  /** Corners worth turning at, by the radius of the mover. */
  corners: Map<number, readonly Corner[]> | undefined;
  /** Legs between those corners, by radius and what is ignored. */
  legs: Map<string, LegCache> | undefined;
  /** Turning places round bases, by where these stand. */
  rings: Map<number, readonly Corner[]> | undefined;
  /** Room for what a search writes down. */
  search: SearchBuffers | undefined;
  sights: SightCache | undefined;
}

function emptyMemo(): TableCache {
  return {
    corners: undefined,
    legs: undefined,
    rings: undefined,
    search: undefined,
    sights: undefined,
  };
}

/**
 * Prepares a table for questions.
 *
 * @example
 * ```ts
 * const ruin = { id: 'ruin', shape: rectangle(500, 300, 200, 100), blocksSight: true };
 * const index = indexTable({ width: 1200, height: 900, terrain: [ruin] });
 * terrainAt(index, [550, 350]).map(({ id }) => id); // ['ruin']
 * ```
 */
export function indexTable(table: Table): TableIndex {
  if (!(Math.max(table.width, table.height) <= MAX_SIDE)) {
    throw new RangeError(`A table is at most ${MAX_SIDE} tenths wide and deep.`);
  }
  const pieces = [...table.terrain]
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
    .map((terrain) => ({
      terrain,
      ground: terrain.ground ?? 'open',
      area: areaOf(terrain.shape),
      cover: terrain.cover ?? 0,
      blocksSight: terrain.blocksSight ?? false,
      height: terrain.height ?? Infinity,
    }));
  return {
    table,
    pieces,
    solid: pieces.filter(({ ground }) => ground === 'impassable' || ground === 'obstacle'),
    difficult: pieces.filter(({ ground }) => ground === 'difficult'),
    screens: pieces.filter(({ blocksSight, cover }) => blocksSight !== false || cover !== 0),
    memo: emptyMemo(),
  };
}

/**
 * The table with only what a base could walk into within so many tenths: for a run of questions
 * about places that are no farther away.
 *
 * @example
 * ```ts
 * const ruin = { id: 'ruin', shape: rectangle(500, 300, 200, 100), ground: 'impassable' } as const;
 * const index = indexTable({ width: 1200, height: 900, terrain: [ruin] });
 * indexNear(index, { at: [100, 350], radius: 13 }, 300).solid; // []
 * ```
 */
export function indexNear(index: TableIndex, { at, radius }: Base, limit: number): MoveIndex {
  const far = radius + limit;
  return {
    table: index.table,
    solid: piecesNear(index.solid, at, far),
    difficult: piecesNear(index.difficult, at, far),
  };
}

function piecesNear(pieces: readonly Piece[], at: Point, far: number): readonly Piece[] {
  const near: Piece[] = [];
  for (const piece of pieces) if (!isClearOfSegment(piece.area, at, at, far)) near.push(piece);
  return near;
}

/** Whether the whole base is on the table. */
export function onTable(table: Table, base: Base): boolean {
  return isInside(table, base.at, base.radius);
}

/** Whether all within that radius of the place is on the table. */
export function isInside({ width, height }: Table, at: Point, radius: number): boolean {
  const x = at[0];
  const y = at[1];
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius;
}

/** The nearest place at which the base is wholly on the table. */
export function clampToTable(table: Table, at: Point, radius = 0): Point {
  return [
    Math.max(radius, Math.min(table.width - radius, at[0])) | 0,
    Math.max(radius, Math.min(table.height - radius, at[1])) | 0,
  ];
}

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** A table edge, seen from a base. */
export interface EdgeNear {
  readonly edge: Edge;
  /** Tenths between the base's edge and the table's; 0 or less when it touches or hangs over. */
  readonly distance: number;
  /** The place where the base would touch that edge, straight ahead. */
  readonly at: Point;
}

/** The table edges from the nearest on; equal ones in the order top, right, bottom, left. */
export function edgesByDistance(table: Table, base: Base): readonly EdgeNear[] {
  const [x, y] = base.at;
  const { radius } = base;
  const right = table.width - radius;
  const bottom = table.height - radius;
  const edges: readonly EdgeNear[] = [
    { edge: 'top', distance: y - radius, at: [x, radius] },
    { edge: 'right', distance: right - x, at: [right, y] },
    { edge: 'bottom', distance: bottom - y, at: [x, bottom] },
    { edge: 'left', distance: x - radius, at: [radius, y] },
  ];
  return [...edges].sort((a, b) => a.distance - b.distance);
}

/** The table edge that is nearest to the base; of equal ones the first from the top clockwise. */
export function nearestEdge(table: Table, base: Base): EdgeNear {
  const [nearest] = edgesByDistance(table, base);
  if (!nearest) throw new Error('A table has four edges.');
  return nearest;
}

/** The terrain the place lies in, its edge included. */
export function terrainAt(index: TableIndex, at: Point): readonly Terrain[] {
  return index.pieces.filter(({ area }) => contains(area, at)).map(({ terrain }) => terrain);
}

/**
 * Whether the base stands on such a piece or comes within `limit` tenths of one.
 *
 * @example
 * ```ts
 * const fence = { id: 'fence', shape: wall([300, 100], [300, 400], 8), cover: 1 };
 * const index = indexTable({ width: 1200, height: 900, terrain: [fence] });
 * isNearPiece(index, { at: [320, 200], radius: 13 }, 5, ({ cover }) => cover > 0); // true
 * ```
 */
export function isNearPiece(
  index: TableIndex,
  { at, radius }: Base,
  limit: number,
  isSuch: (piece: Piece) => boolean,
): boolean {
  const reach = radius + limit;
  for (const piece of index.pieces) {
    if (isClearOfSegment(piece.area, at, at, reach) || !isSuch(piece)) continue;
    if (touches(piece.area, at, at, reach)) return true;
  }
  return false;
}

/** The terrain the base stands on or comes within `limit` tenths of. */
export function terrainNear(index: TableIndex, base: Base, limit = 0): readonly Terrain[] {
  return index.pieces
    .filter(({ area }) => touches(area, base.at, base.at, base.radius + limit))
    .map(({ terrain }) => terrain);
}
