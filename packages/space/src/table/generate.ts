import { seededRandom, type Random } from '@skirmish-kit/core';
import type { Point } from './point.ts';
import type { SquareRect, Shape, Terrain } from './terrain.ts';

/** A sort of scenery that tables can be made of; lengths are in the units of the table. */
export interface SceneryType {
  readonly kind: string;
  /** A house has four corners, a wood more, a tank none. */
  readonly form: 'box' | 'blob' | 'disc';
  /** How long and how deep it is, from least to most. */
  readonly long: readonly [least: number, most: number];
  readonly deep: readonly [least: number, most: number];
  readonly ground?: SquareRect;
  readonly blocksSight?: boolean | 'through';
  readonly cover?: number;
  readonly height?: number;
  /** Every half has at least so many. */
  readonly least?: number;
}

/** The parameters of a generated table. */
export interface TableOptions {
  readonly width: number;
  readonly height: number;
  /** The deployment zones of the two sides. */
  readonly sides: 'top-bottom' | 'left-right';
  /** How deep the strips are in which they begin: nothing stands there. */
  readonly free: number;
  /** The least way between two pieces: wider than anybody who is to pass. */
  readonly gap: number;
  /** Into how many places a half is cut, side by side and one behind the other. */
  readonly places: readonly [columns: number, rows: number];
  readonly sorts: readonly SceneryType[];
}

/** So many places of a half stay empty. */
const EMPTY = [1, 2] as const;

/**
 * Scenery from a seed: the same seed, the same table, in every engine. It is fair: both halves are alike,
 * turned by half a turn, so that every piece of cover has its like for the other side. The strips in which
 * sides begin are free, and between any two pieces there is a way of at least `gap`.
 *
 * @example
 * ```ts
 * const hedge = { kind: 'hedge', form: 'box', long: [60, 100], deep: [8, 8], cover: 1 } as const;
 * const wishes = { width: 640, height: 800, sides: 'top-bottom', free: 170, gap: 40, places: [4, 2] } as const;
 * const terrain = generateTerrain(42, { ...wishes, sorts: [hedge] });
 * terrain.length % 2; // 0
 * ```
 */
export function generateTerrain(seed: number, wishes: TableOptions): readonly Terrain[] {
  if (!Number.isSafeInteger(seed)) throw new RangeError('A seed is a whole number.');
  const random = seededRandom(`table ${seed}`);
  const spots = shuffled(random, spotsOf(wishes));
  const filled = spots.slice(random.between(...EMPTY));
  const numbers = new Map<string, number>();
  return filled.flatMap((spot, i) => {
    const sort = sortFor(random, wishes.sorts, i);
    const shape = shapeOn(random, sort, spot);
    return [shape, halfTurn(shape, wishes)].map((each) => {
      const number = (numbers.get(sort.kind) ?? 0) + 1;
      numbers.set(sort.kind, number);
      return pieceOf(sort, `${sort.kind}-${number}`, placedOn(each, wishes));
    });
  });
}

/** An upright rectangle in which a piece may stand. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The table as one of the sides sees it: as wide as its own edge, as deep as the way to the other. */
function seenFrom({ width, height, sides }: TableOptions): readonly [wide: number, deep: number] {
  return sides === 'top-bottom' ? [width, height] : [height, width];
}

/** The places of a half, half a gap smaller on every side than what they are cut from. */
function spotsOf(wishes: TableOptions): readonly Spot[] {
  const [wide, deep] = seenFrom(wishes);
  const { free, gap, places } = wishes;
  const [columns, rows] = places;
  const margin = Math.ceil(gap / 2);
  const [width, height] = [Math.floor(wide / columns), Math.floor((deep / 2 - free) / rows)];
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: (i % columns) * width + margin,
    y: free + Math.floor(i / columns) * height + margin,
    width: width - 2 * margin,
    height: height - 2 * margin,
  }));
}

function shuffled<T>(random: Random, list: readonly T[]): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(random.between(0, left.length - 1), 1));
}

/** Required pieces come first, then random ones. */
function sortFor(random: Random, sorts: readonly SceneryType[], place: number): SceneryType {
  const needed = sorts.flatMap((sort) => Array.from({ length: sort.least ?? 0 }, () => sort));
  const sort = needed[place] ?? sorts[random.between(0, sorts.length - 1)];
  if (!sort) throw new RangeError('A table is made of at least one sort of scenery.');
  return sort;
}

function shapeOn(random: Random, { form, long, deep }: SceneryType, spot: Spot): Shape {
  const isTurned = random.between(1, 3) === 1;
  const [across, along] = isTurned ? [deep, long] : [long, deep];
  const width = Math.min(random.between(...across), spot.width);
  const height = Math.min(random.between(...along), spot.height);
  const x = spot.x + random.between(0, spot.width - width);
  const y = spot.y + random.between(0, spot.height - height);
  if (form === 'disc') {
    const radius = Math.floor(Math.min(width, height) / 2);
    return { at: [x + radius, y + radius], radius };
  }
  const most = form === 'box' ? 0 : Math.floor(Math.min(width, height) / 3);
  const cut = () => (most === 0 ? 0 : random.between(1, most));
  return cornersCut(x, y, width, height, [cut(), cut(), cut(), cut()]);
}

/** A rectangle without its corners; without cuts it is one. */
function cornersCut(
  x: number,
  y: number,
  width: number,
  height: number,
  [a, b, c, d]: readonly [number, number, number, number],
): readonly Point[] {
  const [right, bottom] = [x + width, y + height];
  const points: readonly Point[] = [
    ...corner([x, y + a], [x + a, y]),
    ...corner([right - b, y], [right, y + b]),
    ...corner([right, bottom - c], [right - c, bottom]),
    ...corner([x + d, bottom], [x, bottom - d]),
  ];
  return points;
}

function corner(from: Point, to: Point): readonly Point[] {
  return from[0] === to[0] && from[1] === to[1] ? [from] : [from, to];
}

function halfTurn(shape: Shape, wishes: TableOptions): Shape {
  const [wide, deep] = seenFrom(wishes);
  return moved(shape, ([x, y]) => [wide - x, deep - y]);
}

/** From how a side sees it to how it lies on the table. */
function placedOn(shape: Shape, { sides }: TableOptions): Shape {
  return sides === 'top-bottom' ? shape : moved(shape, ([x, y]) => [y, x]);
}

function moved(shape: Shape, to: (point: Point) => Point): Shape {
  return 'radius' in shape ? { ...shape, at: to(shape.at) } : shape.map(to);
}

function pieceOf(sort: SceneryType, id: string, shape: Shape): Terrain {
  const { kind, ground, blocksSight, cover, height } = sort;
  return {
    id,
    kind,
    shape,
    ...(ground && { ground }),
    ...(blocksSight !== undefined && { blocksSight }),
    ...(cover !== undefined && { cover }),
    ...(height !== undefined && { height }),
  };
}
