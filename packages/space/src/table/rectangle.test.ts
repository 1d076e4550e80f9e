import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAt } from './area.ts';
import { squaredDistance, turn } from './point.ts';
import { cornersOf, SIDES, sideOf, sideTowards, type RectangularBase } from './rectangle.ts';

const rectangular: fc.Arbitrary<RectangularBase> = fc.record({
  at: fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 400 })),
  facing: fc.integer({ min: 0, max: 359 }),
  length: fc.integer({ min: 10, max: 160 }),
  width: fc.integer({ min: 10, max: 90 }),
});

const truck: RectangularBase = { at: [400, 300], facing: 0, length: 80, width: 40 };

describe('corners', () => {
  test('lie in front to the left first, then clockwise', () => {
    expect(cornersOf(truck)).toEqual([
      [380, 260],
      [420, 260],
      [420, 340],
      [380, 340],
    ]);
    expect(cornersOf({ ...truck, facing: 180 })[0]).toEqual([420, 340]);
  });

  test('are at most a unit from where mathematics has them, at every facing', () => {
    fc.assert(
      fc.property(rectangular, (base) => {
        const angle = (base.facing * Math.PI) / 180;
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        const signs = [
          [-1, 1],
          [1, 1],
          [1, -1],
          [-1, -1],
        ] as const;
        cornersOf(base).forEach(([x, y], i) => {
          const [right, ahead] = signs[i] ?? [0, 0];
          const across = (right * base.width) / 2;
          const along = (ahead * base.length) / 2;
          expect(Math.abs(x - base.at[0] - across * cos - along * sin)).toBeLessThan(1);
          expect(Math.abs(y - base.at[1] - across * sin + along * cos)).toBeLessThan(1);
        });
      }),
    );
  });

  test('make a convex outline, clockwise, the same about its centre', () => {
    fc.assert(
      fc.property(rectangular, (base) => {
        const corners = cornersOf(base);
        const [a, b, c, d] = corners;
        expect(
          Math.min(turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)),
        ).toBeGreaterThan(0);
        expect([a[0] + c[0], a[1] + c[1]]).toEqual([2 * base.at[0], 2 * base.at[1]]);
        expect([b[0] + d[0], b[1] + d[1]]).toEqual([2 * base.at[0], 2 * base.at[1]]);
        expect(SIDES.map((side) => sideOf(base, side)[0])).toEqual(corners);
      }),
    );
  });
});

describe('the side that looks at a place', () => {
  test('is a quarter about the centre, its borders with the one nearer the front', () => {
    expect(sideTowards(truck, [400, 0])).toBe('front');
    expect(sideTowards(truck, [500, 200])).toBe('front');
    expect(sideTowards(truck, [501, 200])).toBe('right');
    expect(sideTowards(truck, [500, 400])).toBe('right');
    expect(sideTowards(truck, [500, 401])).toBe('rear');
    expect(sideTowards(truck, [300, 400])).toBe('left');
    expect(sideTowards(truck, [299, 200])).toBe('left');
    expect(sideTowards(truck, truck.at)).toBe('front');
  });

  test('turns with the base', () => {
    fc.assert(
      fc.property(rectangular, (base) => {
        const seen = SIDES.map((_, quarter) =>
          sideTowards(base, placeAt(base.at, base.facing + quarter * 90 + 13, 1000)),
        );
        expect(seen).toEqual(SIDES);
      }),
    );
  });

  test('is the one whose middle is nearest, for a square', () => {
    fc.assert(
      fc.property(rectangular, fc.integer({ min: 0, max: 359 }), (base, direction) => {
        const off = (((direction - base.facing) % 90) + 90) % 90;
        fc.pre(Math.abs(off - 45) > 2);
        const square = { ...base, length: 100, width: 100 };
        const place = placeAt(base.at, direction, 1500);
        const byDistance = SIDES.map((side) => {
          const [[ax, ay], [bx, by]] = sideOf(square, side);
          return { side, far: squaredDistance([ax + bx, ay + by], [2 * place[0], 2 * place[1]]) };
        }).sort((a, b) => a.far - b.far);
        expect(sideTowards(square, place)).toBe(byDistance[0]?.side);
      }),
    );
  });
});
