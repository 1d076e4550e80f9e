import { describe, expect, test } from 'vitest';
import { drawn } from '../../test/board/board-from-drawing.ts';
import {
  canStep,
  directlyAway,
  glideLandings,
  makeCube,
  neighbours,
  reachCubes,
  type Cube,
  type CubeBoard,
} from './index.ts';

const named = (cubes: readonly Cube[]) => cubes.map(makeCube).join(' ');
const open = (levels: number) => drawn(`level ${levels}`);

describe('DZ-MOVE-02 the cubes around one', () => {
  test('neighbours are listed by level, row and column, on the board only', () => {
    expect(named(neighbours(open(1), [1, 1, 1]))).toBe('b1.1 a2.1 b2.1');
    expect(named(neighbours(open(2), [8, 8, 1]))).toBe('g7.1 h7.1 g8.1 g7.2 h7.2 g8.2 h8.2');
    expect(named(neighbours(open(3), [1, 4, 2]))).toBe(
      'a3.1 b3.1 a4.1 b4.1 a5.1 b5.1 a3.2 b3.2 b4.2 a5.2 b5.2 a3.3 b3.3 a4.3 b4.3 a5.3 b5.3',
    );
    expect(neighbours(open(3), [4, 4, 2])).toHaveLength(26);
  });

  test('reach comes by steps, then level, row and column', () => {
    const block = drawn('level 1\n\n     XXX\nlevel 2');
    const reached = reachCubes(block, [2, 2, 1], { size: 1 }, 1).cubes;
    expect(named(reached.map(({ cube }) => cube))).toBe(
      'b2.1 a1.1 c1.1 a2.1 c2.1 a3.1 b3.1 c3.1 b1.2',
    );
    const far = reachCubes(open(1), [1, 1, 1], { size: 1 }, 2).cubes;
    expect(named(far.map(({ cube }) => cube))).toBe('a1.1 b1.1 a2.1 b2.1 c1.1 c2.1 a3.1 b3.1 c3.1');
    expect(far.map(({ steps }) => steps)).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 2]);
    const around = reachCubes(open(1), [4, 4, 1], { size: 1 }, 2).cubes.slice(9);
    expect(named(around.map(({ cube }) => cube))).toBe(
      'b2.1 c2.1 d2.1 e2.1 f2.1 b3.1 f3.1 b4.1 f4.1 b5.1 f5.1 b6.1 c6.1 d6.1 e6.1 f6.1',
    );
  });
});

describe('DZ-ABIL-33 where a glider comes down', () => {
  test('a level down: below it or beside that, straight down first', () => {
    expect(named(glideLandings(open(2), [4, 5, 2], 1))).toBe(
      'd5.1 c4.1 d4.1 e4.1 c5.1 e5.1 c6.1 d6.1 e6.1',
    );
    expect(named(glideLandings(open(2), [1, 1, 2], 1))).toBe('a1.1 b1.1 a2.1 b2.1');
  });

  test('two levels down: up to two cubes away, and no farther than a floor on the way', () => {
    expect(glideLandings(open(3), [4, 4, 3], 1)).toHaveLength(25);
    const roofed = drawn('level 2\n\n .   .   .\n\n .   .   .\n\n .   .   .\nlevel 3');
    expect(named(glideLandings(roofed, [2, 2, 3], 1))).toBe(
      'b2.2 a1.2 b1.2 c1.2 a2.2 c2.2 a3.2 b3.2 c3.2',
    );
  });

  test('not through a wall, nor from the ground', () => {
    const walled = drawn('level 2\n\n    |');
    const landings = named(glideLandings(walled, [1, 1, 2], 1));
    expect(landings).toBe('a1.1 b1.1 a2.1 b2.1');
    expect(glideLandings(open(1), [4, 4, 1], 1)).toEqual([]);
    const shut = drawn('level 1\n+---+\n|   |\n+---+\nlevel 2\n+---+\n|   |\n+---+');
    expect(named(glideLandings(shut, [1, 1, 2], 1))).toBe('a1.1');
  });
});

test('DZ-AWAY-01 directly away goes along, across or both, by the larger way', () => {
  const away = (from: Cube, target: Cube) => named(directlyAway(from, target));
  expect(away([2, 4, 1], [4, 5, 1])).toBe('e5.1');
  expect(away([4, 2, 1], [5, 4, 1])).toBe('e5.1');
  expect(away([4, 4, 1], [2, 3, 2])).toBe('a3.2');
  expect(away([4, 4, 1], [3, 2, 2])).toBe('c1.2');
  expect(away([2, 2, 1], [4, 4, 1])).toBe('e5.1');
  expect(away([4, 4, 1], [3, 5, 1])).toBe('b6.1');
});

test('DZ-LEVEL-04 a vehicle needs the way up its ramp open, and the way off its top', () => {
  const ramp = (above: string) => drawn(`level 1\n\n R>\nlevel 2\n\n${above}`);
  const vehicle = { size: 3, gait: 'vehicle' } as const;
  const upAndDown = (board: CubeBoard, size = 3) => [
    canStep(board, [1, 1, 1], [2, 1, 2], { ...vehicle, size }),
    canStep(board, [2, 1, 2], [1, 1, 1], { ...vehicle, size }),
  ];
  expect(upAndDown(ramp('     .'))).toEqual([true, true]);
  expect(upAndDown(ramp('    |.'))).toEqual([false, false]);
  expect(upAndDown(ramp('    2.'))).toEqual([false, false]);
  expect(upAndDown(ramp('    2.'), 2)).toEqual([true, true]);
  expect(upAndDown(ramp(' ~   .'))).toEqual([false, false]);
  expect(upAndDown(ramp(' ~   .'), 2)).toEqual([true, true]);
});

describe('DZ-ITEM-14 a jump pack', () => {
  const pack = { size: 1, gait: 'jump-pack' } as const;

  test('crosses one cube without a floor, not two', () => {
    const roofs = drawn('level 2\n\n .       .');
    expect(canStep(roofs, [1, 1, 2], [2, 1, 2], pack)).toBe(true);
    expect(canStep(roofs, [2, 1, 2], [3, 1, 2], pack)).toBe(true);
    expect(canStep(roofs, [2, 1, 2], [2, 2, 2], pack)).toBe(false);
    expect(canStep(roofs, [1, 1, 2], [2, 1, 2], { size: 1 })).toBe(false);
  });

  test('leaps a wall only where nothing is above either side of it', () => {
    const wall = 'level 1\n\n\n\n\n\n    |';
    const leaps = (levels: string) => canStep(drawn(levels), [1, 3, 1], [2, 3, 1], pack);
    const back = (levels: string) => canStep(drawn(levels), [2, 3, 1], [1, 3, 1], pack);
    expect([leaps(wall), back(wall)]).toEqual([true, true]);
    for (const above of ['\n\n\n\n\n\n .', '\n\n\n\n\n\n     .', '\n\n\n\n\n\n    |']) {
      expect([leaps(`${wall}\nlevel 2${above}`), back(`${wall}\nlevel 2${above}`)]).toEqual([
        false,
        false,
      ]);
    }
    for (const aside of [
      '\n\n .',
      '\n\n\n\n .   .',
      '\n\n\n\n\n\n         .',
      '\n\n\n\n\n\n\n\n .   .',
    ]) {
      expect(leaps(`${wall}\nlevel 2${aside}`)).toBe(true);
    }
    expect(canStep(drawn('level 1\n\n    |XXX\nlevel 2'), [1, 1, 1], [2, 1, 1], pack)).toBe(false);
  });
});
