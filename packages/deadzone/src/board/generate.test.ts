import { hashState } from '@skirmish-kit/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turnedHalf } from '../../test/board/rotate-field.ts';
import {
  checkPlayable,
  cubeBoard,
  floorAt,
  generateField,
  hasFloor,
  isSolid,
  makeFieldText,
  parseField,
  reachCubes,
  climbAt,
  SIDES,
  standableCubes,
  wallAt,
  type CubeBoard,
  type Field,
} from './index.ts';

const seed = fc.integer({ min: -1_000_000, max: 1_000_000 });
const storeys = fc.constantFrom<1 | 2 | 3>(1, 2, 3);

describe('generated battlefields', () => {
  test('the same seed gives the same one, and another seed another', () => {
    fc.assert(
      fc.property(seed, storeys, (from, high) => {
        const field = generateField(from, { storeys: high });
        expect(generateField(from, { storeys: high })).toEqual(field);
        expect(generateField(from + 1, { storeys: high }).cubes).not.toEqual(field.cubes);
      }),
      { numRuns: 15 },
    );
    expect(generateField(5)).toEqual(generateField(5, { storeys: 2 }));
    expect(generateField(-5).id).toBe('generated-minus-5-2');
    expect(() => generateField(1.5)).toThrow(RangeError);
  });

  test('are legal, playable, as high as asked, and the same from both ends', () => {
    fc.assert(
      fc.property(seed, storeys, (from, high) => {
        const field = generateField(from, { storeys: high });
        const board = cubeBoard(field);
        expect(parseField(makeFieldText(field))).toEqual(field);
        expect(checkPlayable(board)).toEqual([]);
        expect(turnedHalf(field)).toEqual(field);
        expect(hasHouseOf(board, high)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('connected as a plain walk finds it: everywhere from anywhere', () => {
    fc.assert(
      fc.property(seed, fc.nat(), (from, nth) => {
        const board = cubeBoard(generateField(from));
        const cubes = standableCubes(board);
        const start = cubes[nth % cubes.length];
        if (!start) return;
        const { cubes: reached } = reachCubes(board, start, { size: 1 }, 100);
        expect(reached.filter(({ floored }) => floored)).toHaveLength(cubes.length);
      }),
      { numRuns: 15 },
    );
  });

  test('DZ-BOARD-03 leave no three by three squares empty', () => {
    // With these seeds, what stands there first leaves such a spot.
    const sparse = [21, 83, 116, 249].map((from): [number] => [from]);
    fc.assert(
      fc.property(seed, (from) => {
        const board = cubeBoard(generateField(from, { storeys: 1 }));
        for (let column = 2; column <= 7; column++) {
          for (let row = 2; row <= 7; row++) {
            const around = [-1, 0, 1].flatMap((x) =>
              [-1, 0, 1].map((y) => [column + x, row + y] as const),
            );
            expect(around.some(([c, r]) => hasScenery(board, c, r))).toBe(true);
          }
        }
      }),
      { numRuns: 15, examples: sparse },
    );
  });
});

describe('what makes a battlefield unplayable', () => {
  const codes = (text: string) => {
    const field = parseField(`id: bad\nen: Bad\nfr: Mauvais\n${text}`);
    if (!('cubes' in field)) throw new Error(JSON.stringify(field));
    return checkPlayable(cubeBoard(field)).map(({ code, params }) =>
      `${code} ${params['cube'] ?? ''}`.trim(),
    );
  };

  test('a floor that nobody gets to', () => {
    expect(codes('level 2\n\n .')).toEqual(['unreachable a1.2']);
    const closed = 'level 1\n\n\n+   +---+\n    |   |\n+   +---+\nlevel 2\n\n\n\n     .';
    expect(codes(closed)).toEqual(['unreachable b2.1']);
  });

  test('a floor that nobody gets back from', () => {
    // Down through a hole without a wall to climb; up only where the walls of the room stand.
    const pit = `level 1\n\n\n\n\n+   +---+---+---+\n    |           |\n+   +   +   +   +\n    |           |
+   +   +   +   +\n    |           |\n+   +---+---+---+
level 2\n\n\n\n\n\n     .   .   .\n\n     .       .\n\n     .   .   .`;
    const found = codes(pit);
    expect(found).toContain('no-way-back c4.1');
    expect(found.every((each) => each.startsWith('no-way-back'))).toBe(true);
  });

  test('a field without a path for size 4 is not playable', () => {
    const fence = ',,,+'.repeat(8);
    expect(codes(`level 1\n${'\n'.repeat(4)}+${fence}`)).toEqual(['no-wide-way']);
  });
});

/** A square with so many storeys: floors one above the other, with walls between them. */
function hasHouseOf(board: CubeBoard, high: number): boolean {
  return standableCubes(board).some(
    ([column, row, level]) =>
      level === high + 1 &&
      Array.from({ length: high }, (_, i) => i + 1).every(
        (below) =>
          hasFloor(board, [column, row, below]) &&
          SIDES.some((side) => wallAt(board, [column, row, below], side) !== 'open'),
      ),
  );
}

function hasScenery(board: CubeBoard, column: number, row: number): boolean {
  return Array.from({ length: board.levels }, (_, i) => i + 1).some(
    (level) =>
      isSolid(board, [column, row, level]) ||
      (level > 1 && floorAt(board, [column, row, level]) !== 'none') ||
      climbAt(board, [column, row, level]) !== undefined ||
      SIDES.some((side) => wallAt(board, [column, row, level], side) !== 'open'),
  );
}

test('a seed keeps its battlefield', () => {
  const field: Field = generateField(11, { storeys: 1 });
  expect(makeFieldText(field).split('\n')).toEqual([
    'id: generated-11-1',
    'en: Battlefield 11',
    'fr: Champ de bataille 11',
    'level 1',
    '+   +   +   +   +   +   +---+   +',
    '                        2 H 2',
    '+   +   +   +   +   +   +---+   +',
    '              R> XXX',
    '+   +   +---+   +   +   +   +   +',
    '          H 2',
    '+   +   +---+,,,+   +   +   +   +',
    '                             XXX',
    '+   +   +   +   +   +   +   +   +',
    ' XXX',
    '+   +   +   +   +,,,+---+   +   +',
    '                    2 H',
    '+   +   +   +   +   +---+   +   +',
    '             XXX  R<',
    '+   +---+   +   +   +   +   +   +',
    '    2 H 2',
    '+   +---+   +   +   +   +   +   +',
    'level 2',
    '+   +   +   +   +   +   +,,,+   +',
    '                         ~',
    '+   +   +   +   +   +   +   +   +',
    '                    ;',
    '+   +   +   +   +   +   +   +   +',
    '         ~',
    '+   +   +   +   +   +   +   +   +',
    '',
    '+   +   +   +   +   +   +   +   +',
    '',
    '+   +   +   +   +   +   +   +   +',
    '                     ~',
    '+   +   +   +   +   +   +   +   +',
    '            ;',
    '+   +   +   +   +   +   +   +   +',
    '     ~',
    '+   +,,,+   +   +   +   +   +   +',
    '',
  ]);
});

test('seeds keep their battlefields, in every engine', () => {
  const fingerprint = (storeys: 1 | 2 | 3) =>
    hashState(
      [1, 2, 3, 4, 5, 6, 7, 8, 21, 83, 116, 249].map((from) => generateField(from, { storeys })),
    );
  expect([fingerprint(1), fingerprint(2), fingerprint(3)]).toEqual([
    '1tpw3i4fbsu',
    '2640kxbysvc',
    '18djgu06689',
  ]);
});
