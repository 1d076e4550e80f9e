import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../test/board/board-from-drawing.ts';
import { cube, field as anyField } from '../../test/board/arbitrary-field.ts';
import { plainReach } from '../../test/board/reference-cubes.ts';
import {
  cubeBoard,
  directlyAway,
  glideLandings,
  hasFloor,
  landing,
  makeCube,
  reachCubes,
  sameCube,
  scattered,
  pathToCube,
  type Cube,
} from './index.ts';

const tower = drawn(`level 1
+   +   +   +
     XXX
level 2
+   +   +   +
     XXX
level 3
+   +   +   +
             ~
level 4
`);

describe('reach', () => {
  test('is what a plain search over the written battlefield finds', () => {
    const mover = fc.record({
      size: fc.integer({ min: 1, max: 4 }),
      gait: fc.constantFrom('foot', 'vehicle'),
    });
    fc.assert(
      fc.property(
        anyField,
        cube,
        mover,
        fc.integer({ min: 1, max: 5 }),
        (field, from, who, steps) => {
          const board = cubeBoard(field);
          fc.pre(hasFloor(board, from));
          const fast = reachCubes(board, from, who, steps).cubes.map(
            ({ cube: at, steps: taken }) => `${makeCube(at)} ${taken}`,
          );
          const plain = plainReach(field, from, who, steps);
          expect(fast.sort((a, b) => (a < b ? -1 : 1))).toEqual(plain);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('every way is made of as many steps as it is said to take', () => {
    fc.assert(
      fc.property(anyField, cube, fc.integer({ min: 1, max: 4 }), (field, from, steps) => {
        const board = cubeBoard(field);
        fc.pre(hasFloor(board, from));
        const reach = reachCubes(board, from, { size: 1 }, steps);
        for (const { cube: at, steps: taken } of reach.cubes) {
          expect(pathToCube(reach, at)).toHaveLength(taken + 1);
        }
        expect(pathToCube(reach, [9, 9, 9])).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  test('DZ-MOVE-04 a move ends in the first cube with an enemy', () => {
    const enemies: readonly Cube[] = [
      [2, 1, 1],
      [2, 2, 1],
      [1, 2, 1],
    ];
    const reach = reachCubes(drawn('level 1'), [1, 1, 1], { size: 1 }, 3, {
      endsIn: (at) => enemies.some((enemy) => sameCube(at, enemy)),
    });
    expect(reach.cubes.map(({ cube: at }) => makeCube(at))).toEqual([
      'a1.1',
      'b1.1',
      'a2.1',
      'b2.1',
    ]);
  });

  test('DZ-EDGE-08 a sprint climbs two levels past a cube without a floor', () => {
    const { cubes } = reachCubes(tower, [1, 1, 1], { size: 1 }, 2);
    expect(cubes.find(({ cube: at }) => sameCube(at, [2, 1, 3]))).toMatchObject({
      steps: 2,
      from: [1, 1, 2],
      floored: true,
    });
    expect(cubes.find(({ cube: at }) => sameCube(at, [1, 1, 2]))?.floored).toBe(false);
  });

  test('DZ-LEVEL-05 a jump of two levels is one step, and tells how deep', () => {
    const { jumps } = reachCubes(tower, [2, 1, 3], { size: 1 }, 1);
    expect(jumps).toContainEqual({ from: [2, 1, 3], cube: [1, 1, 1], steps: 1, fallen: 2 });
    expect(jumps.every(({ fallen, steps }) => fallen === 2 && steps === 1)).toBe(true);
    const block = drawn('level 1\n\n     XXX');
    expect(reachCubes(block, [2, 1, 2], { size: 1 }, 1).jumps).toEqual([]);
    expect(reachCubes(tower, [2, 1, 3], { size: 3, gait: 'vehicle' }, 1).jumps).toEqual([]);
    expect(
      reachCubes(tower, [4, 4, 1], { size: 1 }, 3).jumps.filter(({ steps }) => steps > 3),
    ).toEqual([]);
  });
});

describe('falling', () => {
  test('DZ-SCAT-03 DZ-SCAT-04 a fall ends on the first floor below that holds', () => {
    expect(landing(tower, [1, 1, 4])).toEqual({ cube: [1, 1, 1], floor: 'full', fallen: 3 });
    expect(landing(tower, [2, 1, 4])).toEqual({ cube: [2, 1, 3], floor: 'full', fallen: 1 });
    expect(landing(tower, [4, 1, 4])).toEqual({ cube: [4, 1, 3], floor: 'partial', fallen: 1 });
    expect(landing(tower, [4, 1, 4], 1)).toEqual({ cube: [4, 1, 1], floor: 'full', fallen: 3 });
    const hatches = drawn('level 2\n\n ~\nlevel 3\n\n ~');
    expect([0, 1, 2].map((through) => landing(hatches, [1, 1, 3], through).cube[2])).toEqual([
      3, 2, 1,
    ]);
    expect(() => landing(tower, [2, 1, 2])).toThrow(RangeError);
  });

  test('DZ-SCAT-05 a walled way or the rim keeps it where it is; gaps count by size', () => {
    const board = drawn('level 1\n\n    2\n+   +---');
    expect(scattered(board, [1, 1, 1], 5, 2)).toEqual([2, 1, 1]);
    expect(scattered(board, [1, 1, 1], 5, 3)).toBeUndefined();
    expect(scattered(board, [1, 1, 1], 5, 0)).toEqual([2, 1, 1]);
    expect(scattered(board, [1, 1, 1], 2, 1)).toBeUndefined();
    expect(scattered(board, [1, 1, 1], 8, 4)).toEqual([2, 2, 1]);
    expect(() => scattered(board, [1, 1, 1], 9, 1)).toThrow(RangeError);
  });

  test('DZ-SCAT-02 the same level first, without regard to floors', () => {
    expect(scattered(tower, [2, 1, 3], 4, 1)).toEqual([1, 1, 3]);
  });

  test('DZ-ABIL-33 a glider drifts a cube for each level it drops', () => {
    const down = glideLandings(tower, [2, 1, 3], 1).map(makeCube);
    expect(down).toContain('d1.1');
    expect(down).toContain('a1.1');
    expect(down).not.toContain('e1.1');
    expect(glideLandings(tower, [1, 1, 1], 1)).toEqual([]);
  });
});

describe('DZ-AWAY-01 directly away', () => {
  test('is the next cube on the line', () => {
    expect(directlyAway([1, 1, 1], [4, 1, 1])).toEqual([[5, 1, 1]]);
    expect(directlyAway([4, 4, 1], [3, 3, 1])).toEqual([[2, 2, 1]]);
    expect(directlyAway([4, 4, 3], [3, 4, 1])).toEqual([[2, 4, 1]]);
    expect(directlyAway([2, 2, 1], [3, 5, 1])).toEqual([[3, 6, 1]]);
    expect(directlyAway([2, 1, 1], [1, 1, 1])).toEqual([[0, 1, 1]]);
  });

  test('is any of eight from the same cube, and from straight above or below', () => {
    expect(directlyAway([4, 4, 1], [4, 4, 1])).toHaveLength(8);
    expect(directlyAway([4, 4, 3], [4, 4, 2]).every(([, , level]) => level === 2)).toBe(true);
  });

  test('leads farther away, on the same level, to a neighbour', () => {
    fc.assert(
      fc.property(cube, cube, (from, target) => {
        fc.pre(from[0] !== target[0] || from[1] !== target[1]);
        const away = directlyAway(from, target);
        expect(away).toHaveLength(1);
        for (const [column, row, level] of away) {
          expect(level).toBe(target[2]);
          expect(Math.max(Math.abs(column - target[0]), Math.abs(row - target[1]))).toBe(1);
          const far = (c: number, r: number) => (c - from[0]) ** 2 + (r - from[1]) ** 2;
          expect(far(column, row)).toBeGreaterThan(far(target[0], target[1]));
        }
      }),
    );
  });
});
