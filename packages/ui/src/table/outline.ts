import type { Point, Shape } from '@skirmish-kit/space';

/** A rectangle of the table. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** To a tenth of a unit: more only makes pictures longer. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The corners of a shape; a disc gets as many as look round. */
export function cornersOf(shape: Shape): readonly Point[] {
  if (!('radius' in shape)) return shape;
  const { at, radius } = shape;
  return Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i * Math.PI) / 12;
    return [tenth(at[0] + radius * Math.cos(angle)), tenth(at[1] + radius * Math.sin(angle))];
  });
}

/** Corners as the data of a closed path. */
export function closedPath(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
}

/** A shape as the data of a path. */
export function shapePath(shape: Shape): string {
  if (!('radius' in shape)) return closedPath(shape);
  const { at, radius } = shape;
  return `M${at[0] - radius} ${at[1]}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A closed line through the corners without their edges: shores, smoke. */
export function smoothPath(corners: readonly Point[]): string {
  const middle = (i: number): string => {
    const [ax, ay] = corners[i % corners.length] ?? [0, 0];
    const [bx, by] = corners[(i + 1) % corners.length] ?? [0, 0];
    return `${tenth((ax + bx) / 2)} ${tenth((ay + by) / 2)}`;
  };
  const turns = corners.map((_, i) => {
    const [x, y] = corners[(i + 1) % corners.length] ?? [0, 0];
    return `Q${tenth(x)} ${tenth(y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${turns.join('')}Z`;
}

export function boxOf(corners: readonly Point[]): Box {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function centreOf(corners: readonly Point[]): Point {
  const { x, y, width, height } = boxOf(corners);
  return [x + width / 2, y + height / 2];
}

/** The same outline, larger or smaller about its middle. */
export function scaled(corners: readonly Point[], by: number): readonly Point[] {
  const [cx, cy] = centreOf(corners);
  return corners.map(([x, y]): Point => [cx + (x - cx) * by, cy + (y - cy) * by]);
}

/** Whether a place lies inside the corners. */
export function isInside(corners: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Places about `apart` from each other that fill an outline, none of them in rows. */
export function scattered(
  corners: readonly Point[],
  apart: number,
  random: () => number,
): readonly Point[] {
  const { x, y, width, height } = boxOf(corners);
  const rows = Math.max(1, Math.round(height / (apart * 0.87)));
  const columns = Math.max(1, Math.round(width / apart));
  const places: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const shift = row % 2 === 0 ? 0.3 : 0.7;
      const place: Point = [
        tenth(x + ((column + shift + (random() - 0.5) * 0.4) * width) / columns),
        tenth(y + ((row + 0.5 + (random() - 0.5) * 0.4) * height) / rows),
      ];
      if (isInside(corners, place)) places.push(place);
    }
  }
  return places;
}

/**
 * The rectangle that four corners make: its middle, its two half lengths (the longer one first) and
 * how far it is turned, in degrees. Other outlines give their box.
 */
export interface LongBox {
  readonly at: Point;
  readonly long: number;
  readonly short: number;
  readonly turned: number;
}

export function longBoxOf(corners: readonly Point[]): LongBox {
  const [a, b, c] = corners;
  if (corners.length !== 4 || !a || !b || !c) {
    const { x, y, width, height } = boxOf(corners);
    const lying = width >= height;
    return {
      at: [x + width / 2, y + height / 2],
      long: Math.max(width, height) / 2,
      short: Math.min(width, height) / 2,
      turned: lying ? 0 : 90,
    };
  }
  const first = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const second = Math.hypot(c[0] - b[0], c[1] - b[1]);
  const [from, to] = first >= second ? [a, b] : [b, c];
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return {
    at: [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2],
    long: Math.max(first, second) / 2,
    short: Math.min(first, second) / 2,
    // Upright: roofs and lids have their far side at the top, whichever corner came first.
    turned: tenth(angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle),
  };
}
