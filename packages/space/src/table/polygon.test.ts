import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './point.ts';
import { clockwise, convexParts, isPolygon } from './polygon.ts';
import { areaOf, contains } from './shape.ts';

const coordinate = fc.integer({ min: 0, max: 40 });
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);
const polygon = fc.array(point, { minLength: 3, maxLength: 7 }).filter(isPolygon);

describe('isPolygon', () => {
  test('wants three corners and an area', () => {
    expect(
      isPolygon([
        [0, 0],
        [10, 0],
      ]),
    ).toBe(false);
    expect(
      isPolygon([
        [0, 0],
        [10, 0],
        [20, 0],
      ]),
    ).toBe(false);
    expect(
      isPolygon([
        [0, 0],
        [10, 0],
        [0, 10],
      ]),
    ).toBe(true);
    expect(
      isPolygon([
        [0, 10],
        [10, 0],
        [0, 0],
      ]),
    ).toBe(true);
  });

  test('a corner on a straight edge is allowed, a fold or a crossing is not', () => {
    expect(
      isPolygon([
        [0, 0],
        [5, 0],
        [10, 0],
        [0, 10],
      ]),
    ).toBe(true);
    expect(
      isPolygon([
        [0, 0],
        [10, 0],
        [5, 0],
        [0, 10],
      ]),
    ).toBe(false);
    expect(
      isPolygon([
        [0, 0],
        [0, 0],
        [10, 0],
        [0, 10],
      ]),
    ).toBe(false);
    expect(
      isPolygon([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 9],
      ]),
    ).toBe(false);
    expect(
      isPolygon([
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ]),
    ).toBe(false);
  });
});

test('a place is inside the parts exactly when it is inside the polygon', () => {
  fc.assert(
    fc.property(polygon, point, (corners, [x, y]) => {
      expect(contains(areaOf(corners), [x, y])).toBe(isInside(corners, x, y));
    }),
    { numRuns: 2000 },
  );
});

test('the parts are as large as the whole', () => {
  const area = (corners: readonly Point[]) =>
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [0, 0];
      return sum + x * nextY - y * nextX;
    }, 0);
  fc.assert(
    fc.property(polygon, (corners) => {
      const outline = clockwise(corners);
      const parts = convexParts(outline).map(area);
      expect(parts.every((part) => part > 0)).toBe(true);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(area(outline));
    }),
    { numRuns: 1000 },
  );
});

/** The textbook's test: on an edge, or an odd number of edges to the right. */
function isInside(corners: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  let [fromX, fromY] = corners.at(-1) ?? [0, 0];
  for (const [toX, toY] of corners) {
    const across = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    const onEdge =
      across === 0 &&
      Math.min(fromX, toX) <= x &&
      x <= Math.max(fromX, toX) &&
      Math.min(fromY, toY) <= y &&
      y <= Math.max(fromY, toY);
    if (onEdge) return true;
    if (fromY > y !== toY > y && across > 0 === toY > fromY) odd = !odd;
    [fromX, fromY] = [toX, toY];
  }
  return odd;
}
