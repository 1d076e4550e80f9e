import type { Point } from '@skirmish-kit/space';
import { closedPath } from './outline.ts';

/**
 * The shadow of something so high: light falls from the upper left, and the length of a shadow is the
 * height of the thing. It is the hull of the outline and the outline moved.
 */
export function shadowPath(corners: readonly Point[], height: number): string {
  const moved = corners.map(([x, y]): Point => [x + 0.62 * height, y + 0.8 * height]);
  return closedPath(hullOf([...corners, ...moved]));
}

function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly Point[]): readonly Point[] {
  const half: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [a, b] = [half.at(-2), half.at(-1)];
      if (!a || !b) break;
      const turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
      if (turn > 0) break;
      half.pop();
    }
    half.push(point);
  }
  return half.slice(0, -1);
}
