import { isProblems, seededRandom } from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { PARTS, type SubPoint } from './body.ts';
import { FREE, firstStop } from './ray.ts';
import { canPass } from './step.ts';
import { smokeTable } from './smoke.ts';
import { readStop, stopPoint, type Stop } from './ray-stop.ts';
import {
  cubeBoard,
  isOnField,
  neighbours,
  readField,
  explainSight,
  type Cube,
  type CubeBoard,
} from './index.ts';

function boardWith(...cubes: readonly object[]): CubeBoard {
  const name = { en: 'Yard', fr: 'Cour' };
  const field = readField({
    ...{ format: 'skirmish-field', version: 1, id: 'yard', name, levels: 4 },
    cubes,
  });
  if (isProblems(field)) throw new Error(JSON.stringify(field));
  return cubeBoard(field);
}

const middle = ([column, row, level]: Cube): SubPoint => [
  column * PARTS - 12,
  row * PARTS - 12,
  level * PARTS - 12,
];

/** What stops the line between the middles of two cubes, and where. */
function between(
  board: CubeBoard,
  from: Cube,
  to: Cube,
  smoke?: readonly Cube[],
): (Stop & { readonly at: SubPoint }) | undefined {
  const [a, b] = [middle(from), middle(to)];
  const stop = firstStop(board, a, b, smokeTable(smoke));
  return stop === FREE ? undefined : { ...readStop(board, stop), at: stopPoint(stop, a, b) };
}

const PLACES: readonly Cube[] = [
  [1, 1, 1],
  [2, 5, 1],
  [7, 3, 2],
  [4, 7, 3],
];

describe('what stops a line is named, with the place', () => {
  test.each(PLACES)('a wall east of %d, %d on level %d, from either side', (...at) => {
    const [column, row, level] = at;
    const board = boardWith({ at, east: 'blocked' });
    const next: Cube = [column + 1, row, level];
    const stop = { by: 'wall', cube: at, side: 'east' };
    const place = [column * PARTS, row * PARTS - 12, level * PARTS - 12];
    expect(between(board, at, next)).toEqual({ ...stop, at: place });
    expect(between(board, next, at)).toEqual({ ...stop, at: place });
  });

  test.each(PLACES)('a wall south of %d, %d on level %d, from either side', (...at) => {
    const [column, row, level] = at;
    const board = boardWith({ at, south: 'blocked' });
    const next: Cube = [column, row + 1, level];
    const stop = { by: 'wall', cube: at, side: 'south' };
    const place = [column * PARTS - 12, row * PARTS, level * PARTS - 12];
    expect(between(board, at, next)).toEqual({ ...stop, at: place });
    expect(between(board, next, at)).toEqual({ ...stop, at: place });
  });

  test.each(PLACES)('a floor above %d, %d, level %d, from either side', (...at) => {
    const [column, row, level] = at;
    const above: Cube = [column, row, level + 1];
    const board = boardWith({ at: above, floor: 'full' });
    const place = [column * PARTS - 12, row * PARTS - 12, level * PARTS];
    expect(between(board, at, above)).toEqual({ by: 'floor', cube: above, at: place });
    expect(between(board, above, at)).toEqual({ by: 'floor', cube: above, at: place });
  });

  test.each<Cube>([
    [2, 2, 1],
    [5, 7, 2],
    [7, 3, 3],
  ])('a block at %d, %d, level %d, from all sides', (...at) => {
    const board = boardWith({ at, solid: true });
    for (const [x, y, z] of [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ] as const) {
      const from: Cube = [at[0] + x, at[1] + y, at[2] + z];
      if (!isOnField(from, 4)) continue;
      const face = middle(at).map((part, axis) => part + 12 * ([x, y, z][axis] ?? 0));
      expect(between(board, from, at)).toEqual({ by: 'solid', cube: at, at: face });
    }
  });

  test('smoke, where the line comes to it', () => {
    const open = boardWith();
    expect(between(open, [1, 3, 1], [5, 3, 1], [[3, 3, 1]])).toEqual({
      ...{ by: 'smoke', cube: [3, 3, 1] },
      at: [48, 60, 12],
    });
    expect(between(open, [5, 3, 1], [1, 3, 1], [[3, 3, 1]])?.at).toEqual([72, 60, 12]);
    expect(between(open, [3, 6, 2], [3, 1, 2], [[3, 2, 2]])?.at).toEqual([60, 48, 36]);
    expect(between(open, [3, 3, 1], [5, 3, 1], [[3, 3, 1]])?.at).toEqual([60, 60, 12]);
    expect(between(open, [1, 3, 1], [2, 3, 1], [[3, 3, 1]])).toBeUndefined();
  });

  test('a figure in the line is a stop at the top of its middle', () => {
    const lines = (around: Parameters<typeof explainSight>[3]) =>
      explainSight(
        boardWith(),
        { cube: [1, 1, 1], size: 1 },
        { cube: [3, 1, 1], size: 1 },
        around,
      ).lines.flatMap(({ stop }) => (stop ? [stop] : []));
    const man = { cube: [2, 1, 1], size: 1 } as const;
    const aside = { cube: [2, 5, 1], size: 1 } as const;
    expect(lines({ figures: [aside, man] })[0]).toEqual({
      ...{ by: 'figure', cube: [2, 1, 1], index: 1 },
      at: [36, 12, 14],
    });
    expect(lines({ wrecks: [{ ...man, size: 3 }], figures: [man] })[0]).toMatchObject({
      by: 'wreck',
      at: [36, 12, 20],
    });
    expect(lines({ figures: [aside] })).toEqual([]);
  });
});

test('a line passes a hatch up to its rim, from below and from above', () => {
  const board = boardWith({ at: [1, 1, 2], floor: 'partial' });
  const isFree = (x: number, y: number) =>
    [firstStop(board, [x, y, 12], [x, y, 36]), firstStop(board, [x, y, 36], [x, y, 12])].map(
      (stop) => stop === FREE,
    );
  for (const [x, y] of [
    [4, 12],
    [20, 12],
    [12, 4],
    [12, 20],
  ] as const) {
    expect(isFree(x, y)).toEqual([true, true]);
    expect(isFree(x + Math.sign(x - 12), y + Math.sign(y - 12))).toEqual([false, false]);
  }
});

test('DZ-TERR-02 through an edge or a corner a line passes where one way round is free', () => {
  const random = seededRandom('edges');
  const some = <T extends object>(what: T): T | object => (random.between(1, 2) === 1 ? what : {});
  const cubes = [1, 2, 3].flatMap((level) =>
    [1, 2, 3, 4].flatMap((row) =>
      [1, 2, 3, 4].map((column) => ({
        at: [column, row, level],
        ...some({ east: 'blocked' }),
        ...some({ south: 'blocked' }),
        ...(level > 1 && some({ floor: 'full' })),
      })),
    ),
  );
  const board = boardWith(...cubes);
  const found: Record<'free' | 'stopped' | 'wrong', string[]> = {
    free: [],
    stopped: [],
    wrong: [],
  };
  for (const { at } of cubes) {
    const from: Cube = [at[0] ?? 1, at[1] ?? 1, at[2] ?? 1];
    for (const to of neighbours(board, from)) {
      const isFree = between(board, from, to) === undefined;
      const isRight = isFree === canPass(board, from, to, 1);
      found[isRight ? (isFree ? 'free' : 'stopped') : 'wrong'].push(`${from} to ${to}`);
    }
  }
  expect(found.wrong).toEqual([]);
  expect(Math.min(found.free.length, found.stopped.length)).toBeGreaterThan(100);
});
