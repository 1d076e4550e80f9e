import {
  indexNear,
  isPathClear,
  moveCost,
  placeAt,
  samePoint,
  type Base,
  type Point,
  type TableIndex,
  type OtherBases,
  type PathCost,
} from '@skirmish-kit/space';

/** An area per place that ways turn at; together they are everywhere a figure can go. */
export type Areas = readonly (readonly Point[])[];

/** The input for drawing how far a figure can move. */
export interface ReachOf {
  readonly index: TableIndex;
  readonly figure: Base;
  readonly traffic: OtherBases;
  /** The farthest that could be, over open ground. */
  readonly most: number;
  /** Whether a way is within each band, from the farthest to the nearest. */
  readonly bands: readonly ((cost: PathCost) => boolean)[];
  /** The cheapest way to a place that cannot be gone to straight. */
  wayTo(to: Point): readonly Point[] | undefined;
}

/** Directions looked at from each turning place: whole degrees apart. */
const RAYS = 72;
/** How exactly the edge is found: halvings of the longest way. */
const HALVINGS = 7;

/**
 * The areas that a figure can reach, band by band. Straight paths fan out from its place, and from every
 * corner at which a cheapest path turns.
 */
export function reachAreas(of: ReachOf): readonly Areas[] {
  if (of.most <= 0) return [];
  const bands: (readonly Point[])[][] = of.bands.map(() => []);
  for (const places of turnings(of)) {
    fanOut(of, places).forEach((fan, band) => {
      if (fan.some((place) => !samePoint(place, places.at(-1) ?? place))) bands[band]?.push(fan);
    });
  }
  return bands;
}

/** The beginnings of ways: nothing but the figure's own place, and up to each corner. */
function turnings({ index, figure, traffic, most, wayTo }: ReachOf): readonly (readonly Point[])[] {
  const found = new Map<string, readonly Point[]>([[figure.at.join(), [figure.at]]]);
  for (let ray = 0; ray < RAYS; ray += 2) {
    for (const share of [0.5, 0.85]) {
      const to = placeAt(figure.at, (ray * 360) / RAYS, Math.round(most * share));
      if (isPathClear(index, figure, to, traffic)) continue;
      const way = wayTo(to) ?? [];
      for (let i = 2; i < way.length; i++) {
        const places = way.slice(0, i);
        found.set(String(places.at(-1)), places);
      }
    }
  }
  return [...found.values()];
}

/** For each band, from the farthest: the area around the last of the places. */
function fanOut({ index, figure, traffic, most, bands }: ReachOf, places: readonly Point[]): Areas {
  const centre = places.at(-1) ?? figure.at;
  const mover = { ...figure, at: centre };
  const areas: Point[][] = bands.map(() => []);
  const near = indexNear(index, mover, most);
  for (let ray = 0; ray < RAYS; ray++) {
    const at = (far: number) => placeAt(centre, (ray * 360) / RAYS, far);
    let limit = farthest(most, (far) => isPathClear(near, mover, at(far), traffic));
    bands.forEach((isWithin, i) => {
      limit = farthest(limit, (far) => isWithin(moveCost(near, [...places, at(far)])));
      areas[i]?.push(at(limit));
    });
  }
  return areas;
}

/** The largest length up to `most` that is all right, if everything below it is. */
function farthest(most: number, allRight: (far: number) => boolean): number {
  if (allRight(most)) return most;
  let low = 0;
  let high = most;
  for (let i = 0; i < HALVINGS && high - low > 1; i++) {
    const middle = Math.round((low + high) / 2);
    if (allRight(middle)) low = middle;
    else high = middle;
  }
  return low;
}
