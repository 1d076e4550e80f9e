import { between, samePoint, type Point } from './point.ts';
import type { Reach } from './reach.ts';

/**
 * The outlines of everything within so many steps, for drawing: closed polygons that an even-odd
 * fill turns into the area. Between two places of the mesh the border lies where the cost would
 * come to the limit, or half way to something that is in the way. It is a picture: whether a move
 * is allowed, `pathTo` decides.
 */
export function reachOutlines(reach: Reach, steps: number): readonly (readonly Point[])[] {
  const limit = steps * reach.stride;
  const costs = new Map<string, number>();
  for (const { at, cost } of [...reach.places, ...reach.fringe]) costs.set(named(at), cost);
  const links = new Map<string, Border>();
  for (const square of squaresAround(reach)) {
    for (const [from, to] of bordersIn(square, costs, limit)) links.set(from.side, to);
  }
  return rings(links);
}

/** The point where the outline crosses a side of the mesh. */
interface Border {
  readonly side: string;
  readonly at: Point;
}

type Costs = ReadonlyMap<string, number>;

function named(at: Point): string {
  return `${at[0]},${at[1]}`;
}

/** The squares of the mesh that have a reachable corner; corners clockwise from the top left. */
function squaresAround({ places, mesh }: Reach): Iterable<readonly Point[]> {
  const squares = new Map<string, readonly Point[]>();
  for (const { at } of places) {
    for (const [left, up] of [
      [0, 0],
      [mesh, 0],
      [0, mesh],
      [mesh, mesh],
    ] as const) {
      const [x, y] = [at[0] - left, at[1] - up];
      if (squares.has(named([x, y]))) continue;
      squares.set(named([x, y]), [
        [x, y],
        [x + mesh, y],
        [x + mesh, y + mesh],
        [x, y + mesh],
      ]);
    }
  }
  return squares.values();
}

/**
 * Walks round the square and cuts each stretch of reachable corners off, from where it begins to
 * where it ends. The end lies on the next square's border too, and is a beginning there.
 */
function bordersIn(
  square: readonly Point[],
  costs: Costs,
  limit: number,
): readonly (readonly [Border, Border])[] {
  const begins: Border[] = [];
  const ends: Border[] = [];
  square.forEach((corner, i) => {
    const next = square[(i + 1) % square.length] ?? corner;
    const here = isInside(corner, costs, limit);
    if (here === isInside(next, costs, limit)) return;
    if (here) ends.push(borderBetween(corner, next, costs, limit));
    else begins.push(borderBetween(next, corner, costs, limit));
  });
  const startsInside = square[0] !== undefined && isInside(square[0], costs, limit);
  return begins.flatMap((begin, i) => {
    const end = ends[startsInside ? (i + 1) % ends.length : i];
    return end ? [[begin, end] as const] : [];
  });
}

function isInside(at: Point, costs: Costs, limit: number): boolean {
  const cost = costs.get(named(at));
  return cost !== undefined && cost <= limit;
}

function borderBetween(inside: Point, outside: Point, costs: Costs, limit: number): Border {
  const from = costs.get(named(inside)) ?? 0;
  const to = costs.get(named(outside));
  const horizontal = inside[1] === outside[1];
  const mesh = Math.abs(horizontal ? outside[0] - inside[0] : outside[1] - inside[1]);
  const share =
    to === undefined ? Math.min(0.5, (limit - from) / mesh) : (limit - from) / (to - from);
  return {
    side: `${Math.min(inside[0], outside[0])},${Math.min(inside[1], outside[1])},${horizontal}`,
    at: between(inside, outside, share),
  };
}

function rings(links: Map<string, Border>): readonly (readonly Point[])[] {
  const found: (readonly Point[])[] = [];
  for (const start of [...links.keys()]) {
    const ring: Point[] = [];
    let side = start;
    for (let next = links.get(side); next; next = links.get(side)) {
      links.delete(side);
      const last = ring.at(-1);
      if (!last || !samePoint(last, next.at)) ring.push(next.at);
      side = next.side;
    }
    if (ring.length > 2) found.push(ring);
  }
  return found;
}
