import { isProblems } from '@skirmish-kit/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../test/board/board-from-drawing.ts';
import {
  board as anyBoard,
  cube,
  field as anyField,
  without,
} from '../../test/board/arbitrary-field.ts';
import { plainlyFree } from '../../test/board/reference-sight.ts';
import { FREE, firstStop } from './ray.ts';
import {
  bodyOf,
  cubeBoard,
  cubesOnLine,
  eyeOf,
  hasFloor,
  cachedSight,
  makeFieldText,
  PARTS,
  passesNearSmoke,
  readField,
  samplesOf,
  explainSight,
  SIDES,
  sight,
  spotsFor,
  type Cube,
  type Field,
  type Sight,
  type SightBody,
  type SubPoint,
} from './index.ts';

const stander: fc.Arbitrary<SightBody> = fc.record(
  {
    cube,
    size: fc.integer({ min: 1, max: 4 }),
    pinned: fc.boolean(),
    spot: fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 24 })),
  },
  { requiredKeys: ['cube', 'size'] },
);

/** A point that lies in a cube, not between two. */
const inside = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most - 1 }), fc.integer({ min: 1, max: PARTS - 1 }))
    .map(([whole, part]) => whole * PARTS + part);
const point: fc.Arbitrary<SubPoint> = fc.tuple(inside(8), inside(8), inside(3));

const man = (at: Cube, more: Partial<SightBody> = {}): SightBody => ({
  cube: at,
  size: 1,
  ...more,
});
const RANKS: Readonly<Record<Sight, number>> = { none: 0, partial: 1, clear: 2 };

describe('lines', () => {
  test('are free when a plain look at every plane says so', () => {
    let asked = 0;
    fc.assert(
      fc.property(anyField, fc.array(fc.tuple(point, point), { minLength: 20 }), (field, pairs) => {
        const board = cubeBoard(field);
        for (const [a, b] of pairs) {
          const expected = plainlyFree(field, a, b);
          if (expected === undefined) continue;
          asked++;
          expect(firstStop(board, a, b) === FREE).toBe(expected);
        }
      }),
    );
    expect(asked).toBeGreaterThan(1000);
  });

  test('are free both ways or stopped both ways, along edges too', () => {
    const coarse = fc.constantFrom(4, 8, 12, 16, 20);
    const edgy: fc.Arbitrary<SubPoint> = fc
      .tuple(cube, coarse, coarse, coarse)
      .map(([[c, r, l], x, y, z]) => [
        (c - 1) * PARTS + x,
        (r - 1) * PARTS + y,
        (l - 1) * PARTS + z,
      ]);
    fc.assert(
      fc.property(anyBoard, fc.array(fc.tuple(edgy, edgy), { minLength: 20 }), (board, pairs) => {
        for (const [a, b] of pairs) {
          expect(firstStop(board, a, b) === FREE).toBe(firstStop(board, b, a) === FREE);
        }
      }),
    );
  });

  test('DZ-TERR-02 an edge is passed when one way round it is free', () => {
    const middle = (c: number, r: number): SubPoint => [c * PARTS - 12, r * PARTS - 12, 12];
    const one = drawn('level 1\n\n     XXX');
    expect(firstStop(one, middle(1, 1), middle(2, 2))).toBe(FREE);
    const two = drawn('level 1\n\n     XXX\n\n XXX');
    expect(firstStop(two, middle(1, 1), middle(2, 2))).not.toBe(FREE);
    const wall = drawn('level 1\n\n\n+---+---');
    expect(firstStop(wall, middle(1, 1), middle(2, 2))).not.toBe(FREE);
  });

  test('pass an opening up to its rim, and are stopped a part farther', () => {
    const across = (sign: string, y: number, z: number) =>
      firstStop(drawn(`level 1\n\n    ${sign}`), [12, y, z], [36, y, z]) === FREE;
    expect([8, 9, 15, 16].map((y) => across('1', y, 12))).toEqual([false, true, true, false]);
    expect([5, 6, 18, 19].map((y) => across('2', y, 12))).toEqual([false, true, true, false]);
    expect([2, 3, 21, 22].map((y) => across('3', y, 12))).toEqual([false, true, true, false]);
    for (const sign of ['1', '2'])
      expect([7, 8, 23].map((z) => across(sign, 12, z))).toEqual([false, true, true]);
    expect(across('3', 12, 1)).toBe(true);
    expect([5, 6].map((z) => across(',', 12, z))).toEqual([false, true]);
    expect([11, 12].map((z) => across(';', 12, z))).toEqual([false, true]);
    expect([17, 18].map((z) => across(':', 12, z))).toEqual([false, true]);
    const hatch = drawn('level 2\n\n ~');
    const up = (x: number) => firstStop(hatch, [x, 12, 12], [x, 12, 36]) === FREE;
    expect([3, 4, 20, 21].map(up)).toEqual([false, true, true, false]);
  });

  test('run through the cubes they run through', () => {
    const middle = (c: number, r: number): SubPoint => [c * PARTS - 12, r * PARTS - 12, 12];
    expect(cubesOnLine(middle(1, 1), middle(3, 3))).toEqual([
      [1, 1, 1],
      [2, 2, 1],
      [3, 3, 1],
    ]);
    expect(cubesOnLine(middle(3, 1), middle(1, 2))).toEqual([
      [3, 1, 1],
      [2, 1, 1],
      [2, 2, 1],
      [1, 2, 1],
    ]);
  });
});

describe('DZ-SHOOT-10 sight', () => {
  const open = drawn('level 1\nlevel 3');

  test('DZ-SHOOT-08 is clear across open ground, whatever the sizes', () => {
    fc.assert(
      fc.property(stander, stander, (viewer, target) => {
        fc.pre(viewer.cube[2] === 1 && target.cube[2] === 1);
        expect(sight(open, viewer, target)).toBe('clear');
      }),
    );
  });

  test('DZ-SHOOT-06 ends at a wall, a floor and a block', () => {
    const board = drawn('level 1\n\n    |        XXX\nlevel 2\n\n     .');
    expect(sight(board, man([1, 1, 1]), man([2, 1, 1]))).toBe('none');
    expect(sight(board, man([2, 1, 1]), man([2, 1, 2]))).toBe('none');
    expect(sight(board, man([3, 1, 1]), man([6, 1, 1]))).toBe('none');
    expect(sight(board, man([3, 1, 1]), man([3, 3, 1]))).toBe('clear');
  });

  test('a gap shows part of what is behind it, a larger one more', () => {
    const through = (sign: string, size: number) =>
      sight(drawn(`level 1\n\n    ${sign}`), man([1, 1, 1]), man([2, 1, 1], { size }));
    expect(['1', '2', '3'].map((sign) => through(sign, 1))).toEqual([
      'partial',
      'partial',
      'clear',
    ]);
    expect(['1', '2', '3'].map((sign) => through(sign, 4))).toEqual([
      'partial',
      'partial',
      'clear',
    ]);
  });

  test('DZ-SHOOT-08 DZ-TERR-03 the sill of a window hides feet, and who lies behind it', () => {
    for (const sign of ['1', '2']) {
      const window = drawn(`level 1\n\n        ${sign}`);
      expect(sight(window, man([1, 1, 1]), man([3, 1, 1]))).toBe('partial');
      expect(sight(window, man([2, 1, 1]), man([3, 1, 1]))).toBe('partial');
      expect(sight(window, man([1, 1, 1]), man([3, 1, 1], { pinned: true }))).toBe('none');
      // Close to the window one looks down at those farther off.
      const leaning = man([2, 1, 1], { spot: [21, 12] });
      expect(sight(window, leaning, man([4, 1, 1]))).toBe('clear');
    }
    const door = drawn('level 1\n\n        3');
    expect(sight(door, man([1, 1, 1]), man([3, 1, 1]))).toBe('clear');
  });

  test('a low wall hides feet, and who lies behind it', () => {
    const low = drawn('level 1\n\n        ,');
    expect(sight(low, man([1, 1, 1]), man([3, 1, 1]))).toBe('partial');
    const half = drawn('level 1\n\n        ;');
    expect(sight(half, man([1, 1, 1]), man([3, 1, 1], { pinned: true }))).toBe('none');
    expect(sight(half, man([1, 1, 1]), man([3, 1, 1]))).toBe('partial');
    expect(sight(half, man([3, 1, 1], { pinned: true }), man([1, 1, 1]))).toBe('none');
  });

  test('a roof hides the bodies of those below its edge, not of those farther off', () => {
    const roof = drawn('level 1\n\n XXX');
    expect(sight(roof, man([1, 1, 2]), man([2, 1, 1]))).toBe('partial');
    expect(sight(roof, man([1, 1, 2]), man([6, 1, 1]))).toBe('clear');
    expect(sight(roof, man([1, 1, 2], { spot: [23, 12] }), man([3, 1, 1]))).toBe('clear');
  });

  test('DZ-ITEM-05 smoke ends sight through it, into it and out of it', () => {
    const smoke: readonly Cube[] = [[3, 1, 1]];
    expect(sight(open, man([1, 1, 1]), man([5, 1, 1]), { smoke })).toBe('none');
    expect(sight(open, man([1, 1, 1]), man([3, 1, 1]), { smoke })).toBe('none');
    expect(sight(open, man([3, 1, 1]), man([5, 1, 1]), { smoke })).toBe('none');
    expect(sight(open, man([3, 1, 1]), man([3, 1, 1]), { smoke })).toBe('none');
    expect(sight(open, man([1, 2, 1]), man([5, 2, 1]), { smoke })).toBe('clear');
  });

  test('DZ-ITEM-05 a line beside smoke suffers, its first and last cube included', () => {
    const adjacent = (cloud: Cube) => passesNearSmoke(man([2, 4, 1]), man([5, 4, 1]), [cloud]);
    expect(adjacent([3, 5, 1])).toBe(true);
    expect(adjacent([3, 4, 2])).toBe(true);
    expect(adjacent([1, 4, 1])).toBe(true);
    expect(adjacent([6, 3, 1])).toBe(true);
    expect(adjacent([3, 6, 1])).toBe(false);
    expect(adjacent([7, 4, 1])).toBe(false);
  });

  test('ruling O-34 figures spoil a clear view but never end it; ruling O-74 wrecks do', () => {
    const between = man([3, 1, 1], { size: 4 });
    const [viewer, target] = [man([1, 1, 1]), man([5, 1, 1])];
    expect(sight(open, viewer, target, { figures: [between] })).toBe('partial');
    expect(sight(open, viewer, target, { wrecks: [between] })).toBe('none');
    expect(sight(open, viewer, target, { figures: [man([3, 3, 1])] })).toBe('clear');
  });

  test('taking a wall or a floor away never makes it worse', () => {
    const key = fc.constantFrom(...SIDES, 'floor', 'solid');
    fc.assert(
      fc.property(
        anyField,
        fc.array(fc.tuple(fc.nat(), key)),
        stander,
        stander,
        (field, some, a, b) => {
          fc.pre(field.cubes.length > 0);
          const before = cubeBoard(field);
          const seen = RANKS[sight(before, a, b)];
          for (const [nth, gone] of some) {
            const more = without(field, nth % field.cubes.length, gone);
            if (!more) continue;
            expect(RANKS[sight(cubeBoard(more), a, b)]).toBeGreaterThanOrEqual(seen);
          }
        },
      ),
    );
  });

  test('is the same in a mirror', () => {
    fc.assert(
      fc.property(anyField, fc.array(fc.tuple(stander, stander)), (field, pairs) => {
        const board = cubeBoard(field);
        const image = cubeBoard(mirrored(field));
        for (const [viewer, target] of pairs) {
          expect(sight(image, inMirror(viewer), inMirror(target))).toBe(
            sight(board, viewer, target),
          );
        }
      }),
    );
  });

  test('can show itself: the same answer, with all lines and what stops each', () => {
    const around = fc.record({
      smoke: fc.array(cube, { maxLength: 2 }),
      wrecks: fc.array(stander, { maxLength: 2 }),
      figures: fc.array(stander, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(anyBoard, fc.array(fc.tuple(stander, stander, around)), (board, all) => {
        for (const [viewer, target, others] of all) {
          const shown = explainSight(board, viewer, target, others);
          expect(shown.sight).toBe(sight(board, viewer, target, others));
          expect(shown.lines.map(({ to }) => to)).toEqual(samplesOf(target));
          for (const { from, to, stop } of shown.lines) {
            if (!stop || stop.by === 'wreck' || stop.by === 'figure') continue;
            for (const axis of [0, 1, 2] as const) {
              expect(stop.at[axis]).toBeGreaterThanOrEqual(Math.min(from[axis], to[axis]));
              expect(stop.at[axis]).toBeLessThanOrEqual(Math.max(from[axis], to[axis]));
            }
          }
        }
      }),
    );
  });

  test('names the wall, the floor, the block and the smoke that stop a line', () => {
    const board = drawn('level 1\n\n    |        XXX\nlevel 2\n\n     .');
    const first = (from: Cube, to: Cube, smoke: readonly Cube[] = []) =>
      explainSight(board, man(from), man(to), { smoke }).lines[0]?.stop;
    expect(first([1, 1, 1], [2, 1, 1])).toEqual({
      by: 'wall',
      cube: [1, 1, 1],
      side: 'east',
      at: [24, 12, 7],
    });
    expect(first([2, 1, 1], [1, 1, 1])).toMatchObject({
      by: 'wall',
      cube: [1, 1, 1],
      side: 'east',
    });
    expect(first([2, 1, 2], [2, 1, 1])).toMatchObject({ by: 'floor', cube: [2, 1, 2] });
    expect(first([5, 1, 1], [3, 1, 1])).toMatchObject({ by: 'solid', cube: [4, 1, 1] });
    expect(first([1, 3, 1], [5, 3, 1], [[3, 3, 1]])).toMatchObject({
      by: 'smoke',
      cube: [3, 3, 1],
    });
    expect(first([1, 3, 1], [5, 3, 1])).toBeUndefined();
  });
});

test('bodies stay within their cubes, and eyes within bodies', () => {
  fc.assert(
    fc.property(stander, (each) => {
      const { low, high } = bodyOf(each);
      const eye = eyeOf(each);
      for (const axis of [0, 1, 2] as const) {
        const start = ((each.cube[axis] ?? 1) - 1) * PARTS;
        expect(low[axis]).toBeGreaterThan(start);
        expect(high[axis]).toBeLessThan(start + PARTS);
        expect(Number.isInteger(eye[axis])).toBe(true);
        expect(eye[axis] >= low[axis] && eye[axis] <= high[axis]).toBe(true);
      }
    }),
  );
  expect(hasFloor(drawn('level 1'), [1, 1, 1])).toBe(true);
});

describe('usual places in a cube', () => {
  const sizes = fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 })
    .filter((each) => each.reduce((sum, size) => sum + size, 0) <= 4);

  test('keep the middles of figures out of each other, of both sides', () => {
    fc.assert(
      fc.property(sizes, sizes, (ours, theirs) => {
        const all = [...spotsFor(ours, 0), ...spotsFor(theirs, 1)];
        expect(new Set(all.map(String)).size).toBe(all.length);
        for (const [x, y] of all) {
          expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
          expect(x > 0 && x < PARTS && y > 0 && y < PARTS).toBe(true);
        }
        expect(spotsFor(ours, 1)).toEqual(
          spotsFor(ours, 0).map(([x, y]) => [PARTS - x, PARTS - y]),
        );
      }),
    );
  });

  test('a figure is clearly visible past a friend next to it, not past one in front', () => {
    const open = drawn('level 1');
    const [first = [0, 0], second = [0, 0]] = spotsFor([1, 1, 1, 1], 0);
    const target = man([4, 4, 1], { spot: first });
    const friend = man([4, 4, 1], { spot: second });
    expect(sight(open, man([4, 1, 1], { spot: [3, 12] }), target, { figures: [friend] })).toBe(
      'clear',
    );
    expect(sight(open, man([8, 4, 1]), target, { figures: [friend] })).toBe('partial');
  });

  test('DZ-CAP-01 figures of one side that fit do not stand in each other', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom<0 | 1>(0, 1), (ours, side) => {
        const bodies = spotsFor(ours, side).map((spot, i) =>
          bodyOf({ cube: [1, 1, 1], size: ours[i] ?? 1, spot }),
        );
        bodies.forEach((one, i) => {
          for (const other of bodies.slice(i + 1)) {
            expect(one.high[0] < other.low[0] || other.high[0] < one.low[0]).toBe(true);
          }
        });
      }),
    );
  });

  test('stay within the cube when there are too many', () => {
    expect(spotsFor([3, 3, 1], 0)).toEqual([
      [9, 6],
      [15, 6],
      [21, 6],
    ]);
  });
});

/** The battlefield as a mirror at its east would show it: its drawing, each line read backwards. */
function mirrored(field: Field): Field {
  const swap = { east: 'west', west: 'east', north: 'north', south: 'south' } as const;
  const result = readField({
    ...field,
    cubes: field.cubes.map(({ at, east, west, stairs, ramp, ...rest }) => ({
      ...rest,
      at: [9 - at[0], at[1], at[2]],
      ...(east && { west: east }),
      ...(west && { east: west }),
      ...(stairs && { stairs: swap[stairs] }),
      ...(ramp && { ramp: swap[ramp] }),
    })),
  });
  if (isProblems(result)) throw new Error(`${makeFieldText(field)}${JSON.stringify(result)}`);
  return result;
}

function inMirror({ cube: [column, row, level], spot, ...rest }: SightBody): SightBody {
  const at: Cube = [9 - column, row, level];
  return { ...rest, cube: at, ...(spot && { spot: [PARTS - spot[0], spot[1]] as const }) };
}

test('cached sight equals computed sight, and a screen is found again', () => {
  fc.assert(
    fc.property(anyBoard, stander, stander, stander, (board, viewer, target, other) => {
      for (let times = 0; times < 2; times++)
        expect(cachedSight(board, viewer, target)).toBe(sight(board, viewer, target));
      const around = { figures: [other] };
      expect(sight(board, viewer, target, around)).toBe(
        explainSight(board, viewer, target, around).sight,
      );
    }),
  );
});
