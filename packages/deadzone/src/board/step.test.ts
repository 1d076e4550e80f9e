import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../test/board/board-from-drawing.ts';
import {
  board as anyBoard,
  cube,
  field as anyField,
  without,
} from '../../test/board/arbitrary-field.ts';
import {
  canStep,
  cubeBoard,
  hasFloor,
  canPass,
  neighbours,
  reachCubes,
  SIDES,
  type Cube,
  type CubeBoard,
} from './index.ts';

const size = fc.integer({ min: 1, max: 4 });

/** Up to which size a figure steps from one cube to another. */
function upTo(board: CubeBoard, from: Cube, to: Cube): number {
  return [1, 2, 3, 4].filter((each) => canStep(board, from, to, { size: each })).length;
}

describe('on one level', () => {
  const board = drawn(`level 1
+   +   +   +   +   +   +
    |   1   2   3   ,
+   +   +---+   +   +   +`);

  test('DZ-TERR-03 each gap lets its sizes pass', () => {
    expect(upTo(board, [1, 1, 1], [2, 1, 1])).toBe(0);
    expect(upTo(board, [2, 1, 1], [3, 1, 1])).toBe(1);
    expect(upTo(board, [3, 1, 1], [4, 1, 1])).toBe(2);
    expect(upTo(board, [4, 1, 1], [5, 1, 1])).toBe(3);
    expect(upTo(board, [5, 1, 1], [6, 1, 1])).toBe(3);
    expect(upTo(board, [6, 1, 1], [7, 1, 1])).toBe(4);
  });

  test('DZ-TERR-02 a diagonal needs one free way round its corner', () => {
    expect(upTo(board, [1, 1, 1], [2, 2, 1])).toBe(4);
    expect(upTo(board, [3, 1, 1], [4, 2, 1])).toBe(2);
    expect(upTo(board, [2, 1, 1], [3, 2, 1])).toBe(4);
    const corner = drawn('level 1\n+   +   +\n    |\n+   +---+\n    |');
    expect(upTo(corner, [2, 1, 1], [1, 2, 1])).toBe(0);
    expect(upTo(corner, [1, 1, 1], [2, 2, 1])).toBe(0);
  });

  test('DZ-BOARD-06 the rim is a wall', () => {
    expect(canStep(board, [1, 1, 1], [0, 1, 1], { size: 1 })).toBe(false);
    expect(canPass(board, [8, 8, 1], [9, 8, 1], 0)).toBe(false);
  });

  test('a step is possible in both directions, for every size', () => {
    fc.assert(
      fc.property(
        anyBoard,
        cube,
        fc.constantFrom(-1, 0, 1),
        fc.constantFrom(-1, 0, 1),
        size,
        (each, a, x, y, big) => {
          const b: Cube = [a[0] + x, a[1] + y, a[2]];
          fc.pre(hasFloor(each, a) && hasFloor(each, b));
          expect(canStep(each, a, b, { size: big })).toBe(canStep(each, b, a, { size: big }));
          expect(canPass(each, a, b, big)).toBe(canStep(each, a, b, { size: big }));
        },
      ),
    );
  });

  test('a smaller model moves at least as far', () => {
    fc.assert(
      fc.property(anyBoard, cube, size, (each, from, big) => {
        for (const to of neighbours(each, from)) {
          if (!canStep(each, from, to, { size: big })) continue;
          expect(canStep(each, from, to, { size: 1 })).toBe(true);
        }
      }),
    );
  });

  test('taking a wall away shuts no way on that level', () => {
    fc.assert(
      fc.property(
        anyField,
        fc.nat(),
        fc.constantFrom(...SIDES),
        cube,
        size,
        (field, nth, side, from, big) => {
          fc.pre(field.cubes.length > 0);
          const more = without(field, nth % field.cubes.length, side);
          fc.pre(more !== undefined);
          if (!more) return;
          const [before, after] = [cubeBoard(field), cubeBoard(more)];
          fc.pre(hasFloor(before, from));
          for (let x = -1; x <= 1; x++) {
            for (let y = -1; y <= 1; y++) {
              const to: Cube = [from[0] + x, from[1] + y, from[2]];
              if (canStep(before, from, to, { size: big })) {
                expect(canStep(after, from, to, { size: big })).toBe(true);
              }
            }
          }
        },
      ),
    );
  });
});

describe('between levels', () => {
  const house = drawn(`level 1
+   +---+   +
    |   |    XXX
+   +-3-+   +

level 2
+   +   +   +
     .
+   +   +   +
                 .
`);

  test('DZ-LEVEL-02 up the outside of a wall and onto the roof', () => {
    expect(upTo(house, [1, 1, 1], [2, 1, 2])).toBe(4);
    expect(upTo(house, [3, 1, 1], [2, 1, 2])).toBe(4);
    expect(upTo(house, [3, 1, 1], [4, 1, 2])).toBe(4);
    expect(upTo(house, [2, 2, 1], [2, 1, 2])).toBe(4);
  });

  test('DZ-LEVEL-03 not through a solid ceiling, and not where there is nothing to climb', () => {
    expect(upTo(house, [2, 1, 1], [2, 1, 2])).toBe(0);
    expect(upTo(house, [5, 3, 1], [5, 2, 2])).toBe(0);
    expect(upTo(house, [5, 2, 1], [5, 2, 2])).toBe(0);
  });

  test('DZ-LEVEL-03 diagonally up in three ways at once', () => {
    expect(upTo(house, [1, 2, 1], [2, 1, 2])).toBe(4);
    const alone = drawn('level 1\n\nlevel 2\n\n\n\n     .');
    expect(upTo(alone, [1, 1, 1], [2, 2, 2])).toBe(0);
  });

  test('a low wall does not reach up', () => {
    const low = drawn('level 1\n\n    ;\nlevel 2\n\n     .');
    expect(upTo(low, [1, 1, 1], [2, 1, 2])).toBe(0);
    const high = drawn('level 1\n\n    2\nlevel 2\n\n     .');
    expect(upTo(high, [1, 1, 1], [2, 1, 2])).toBe(4);
  });

  test('a hatch lets sizes 1 and 2 through, up a ladder and down', () => {
    const hatch = drawn('level 1\n\n H\nlevel 2\n\n ~');
    expect(upTo(hatch, [1, 1, 1], [1, 1, 2])).toBe(2);
    expect(upTo(hatch, [1, 1, 2], [1, 1, 1])).toBe(2);
  });

  test('DZ-LEVEL-05 down one level, straight or diagonally, without a wall', () => {
    expect(upTo(house, [5, 2, 2], [6, 2, 1])).toBe(4);
    expect(upTo(house, [5, 2, 2], [6, 3, 1])).toBe(4);
    expect(upTo(house, [2, 1, 2], [2, 1, 1])).toBe(0);
  });

  test('DZ-EDGE-08 a cube without a floor is passed only up or down a wall', () => {
    const cliff = drawn('level 1\n\n     XXX\nlevel 2\n\n     XXX\nlevel 3\n\n             .');
    expect(canStep(cliff, [1, 1, 1], [1, 1, 2], { size: 1 })).toBe(true);
    expect(canStep(cliff, [1, 1, 2], [2, 1, 3], { size: 1 })).toBe(true);
    expect(canStep(cliff, [2, 1, 3], [3, 1, 3], { size: 1 })).toBe(false);
    expect(canStep(cliff, [4, 1, 3], [4, 2, 2], { size: 1 })).toBe(false);
    expect(canStep(cliff, [2, 1, 3], [3, 1, 2], { size: 1 })).toBe(true);
    const ledge = drawn('level 1\n\n     XXX\nlevel 2\n\n     XXX\n\n .');
    expect(canStep(ledge, [1, 2, 2], [1, 1, 2], { size: 1 })).toBe(false);
    expect(canStep(ledge, [1, 2, 2], [1, 1, 1], { size: 1 })).toBe(true);
  });

  test('DZ-LEVEL-04 a vehicle changes level by a ramp alone, and only the way it leads', () => {
    const leading = drawn('level 1\n\n R>  XXX\n\n     XXX');
    const car = { size: 3, gait: 'vehicle' } as const;
    expect(canStep(leading, [1, 1, 1], [2, 1, 2], car)).toBe(true);
    expect(canStep(leading, [2, 1, 2], [1, 1, 1], car)).toBe(true);
    expect(canStep(leading, [1, 1, 1], [2, 2, 2], car)).toBe(false);
    expect(canStep(leading, [1, 2, 1], [2, 2, 2], car)).toBe(false);
    expect(canStep(leading, [1, 2, 1], [2, 2, 2], { size: 3 })).toBe(true);
    expect(canStep(leading, [2, 1, 2], [3, 1, 1], car)).toBe(false);
    expect(canStep(leading, [1, 2, 1], [1, 3, 1], car)).toBe(true);
  });

  test('DZ-ITEM-14 a jump pack needs no wall, leaps walls, and crosses gaps of one cube', () => {
    const jump = { size: 1, gait: 'jump-pack' } as const;
    expect(canStep(house, [5, 3, 1], [5, 2, 2], jump)).toBe(true);
    const yard = drawn('level 1\n\n    |   |\nlevel 2\n\n     .\n\n                 .       .');
    expect(canStep(yard, [3, 1, 1], [2, 1, 1], jump)).toBe(false);
    const open = drawn('level 1\n\n    |\nlevel 2\n\n\n\n                 .       .   .');
    expect(canStep(open, [1, 1, 1], [2, 1, 1], jump)).toBe(true);
    expect(canStep(open, [1, 1, 1], [2, 1, 1], { size: 1 })).toBe(false);
    const over = reachCubes(open, [5, 2, 2], jump, 2).cubes.map(({ cube: at }) => String(at));
    expect(over).toContain('7,2,2');
    const gap = drawn('level 1\n\nlevel 3\n\n\n\n .           .');
    expect(
      reachCubes(gap, [1, 2, 3], jump, 3).cubes.map(({ cube: at }) => String(at)),
    ).not.toContain('4,2,3');
  });
});
