import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAt } from './area.ts';
import { facingTowards, inArc, inFront, pivotAngle, turned } from './facing.ts';
import type { Point } from './point.ts';
import { sine } from './exact-sine.ts';

const degrees = fc.integer({ min: 0, max: 359 });
const coordinate = fc.integer({ min: -2000, max: 2000 });
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);

test('directions run clockwise from the top of the table', () => {
  const from: Point = [600, 450];
  expect(facingTowards(from, [600, 0])).toBe(0);
  expect(facingTowards(from, [1200, 450])).toBe(90);
  expect(facingTowards(from, [600, 900])).toBe(180);
  expect(facingTowards(from, [0, 450])).toBe(270);
  expect(facingTowards(from, [700, 350])).toBe(45);
  expect(facingTowards(from, from)).toBe(0);
});

test('the sines are the ones of mathematics, to four places', () => {
  for (let angle = -720; angle <= 720; angle++) {
    expect(sine(angle) / 10000).toBeCloseTo(Math.sin((angle * Math.PI) / 180), 4);
  }
});

test('walking somewhere and looking there give the same direction', () => {
  fc.assert(
    fc.property(point, degrees, (from, direction) => {
      expect(facingTowards(from, placeAt(from, direction, 2000))).toBe(direction);
    }),
  );
});

test('a direction is never off by more than half a degree', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      fc.pre(from[0] !== to[0] || from[1] !== to[1]);
      const exact = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
      const off = Math.abs(((facingTowards(from, to) - exact + 540) % 360) - 180);
      expect(off).toBeLessThan(0.51);
    }),
  );
});

test('a pivot is the shorter way round', () => {
  expect(pivotAngle(0, 90)).toBe(90);
  expect(pivotAngle(0, 91)).toBe(91);
  expect(pivotAngle(350, 20)).toBe(30);
  expect(pivotAngle(20, 350)).toBe(30);
  expect(pivotAngle(0, 180)).toBe(180);
  expect(pivotAngle(90, 280)).toBe(170);
  expect(turned(350, 30)).toBe(20);
  expect(turned(10, -30)).toBe(340);
});

describe('arcs', () => {
  test('the frontal arc ends exactly at the sides, which belong to it', () => {
    const from: Point = [600, 450];
    expect(inFront(from, 0, [900, 450])).toBe(true);
    expect(inFront(from, 0, [300, 450])).toBe(true);
    expect(inFront(from, 0, [900, 451])).toBe(false);
    expect(inFront(from, 0, [900, 449])).toBe(true);
    expect(inFront(from, 45, [900, 750])).toBe(true);
    expect(inFront(from, 45, [900, 751])).toBe(false);
    expect(inFront(from, 180, [600, 449])).toBe(false);
    expect(inFront(from, 180, from)).toBe(true);
  });

  test('a quarter to the front, and all but a quarter behind', () => {
    expect(inArc([0, 0], 0, 90, [100, -100])).toBe(true);
    expect(inArc([0, 0], 0, 90, [101, -100])).toBe(false);
    expect(inArc([0, 0], 0, 270, [100, 100])).toBe(true);
    expect(inArc([0, 0], 0, 270, [99, 100])).toBe(false);
    expect(inArc([0, 0], 0, 270, [-100, 100])).toBe(true);
    expect(inArc([0, 0], 0, 360, [0, 100])).toBe(true);
  });

  test('a point behind is in front after a half turn', () => {
    fc.assert(
      fc.property(point, point, degrees, (from, to, facing) => {
        expect(inFront(from, facing, to) || inFront(from, turned(facing, 180), to)).toBe(true);
      }),
    );
  });

  test('a wider arc takes in all of a narrower one', () => {
    const width = fc.integer({ min: 0, max: 180 }).map((half) => 2 * half);
    fc.assert(
      fc.property(point, point, degrees, width, width, (from, to, facing, a, b) => {
        fc.pre(inArc(from, facing, Math.min(a, b), to));
        expect(inArc(from, facing, Math.max(a, b), to)).toBe(true);
      }),
    );
  });
});
