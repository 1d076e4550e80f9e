import { isRefusal } from '@skirmish-kit/core';
import { makeCube, type FieldCube } from '../board/index.ts';
import { expect, test } from 'vitest';
import type { Battle } from './state.ts';
import { at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';
import { parsePath, movePaths, type MoveLimits } from './move-paths.ts';

/** Where a model can get to, in the order of the alphabet. */
function reach(battle: Battle, id: string, steps: number, manner?: MoveLimits): readonly string[] {
  return movePaths(battle, at(battle, id), steps, manner)
    .map((way) => makeCube(way.at(-1) ?? [0, 0, 0]))
    .sort();
}

/** A lane along the first column: nobody gets out of it before its end. */
const LANE: readonly FieldCube[] = [1, 2, 3, 4].map((row) => ({
  at: [1, row, 1],
  east: 'blocked',
}));

test('DZ-MOVE-04 nobody goes through an enemy, and everybody through a friend', () => {
  const lane = (sides: Parameters<typeof battleWith>[0]) =>
    reach(battleWith({ ...sides, cubes: LANE }), 'a1', 3);
  expect(lane({ a: [['a1']] })).toEqual(['a2.1', 'a3.1', 'a4.1']);
  expect(lane({ a: [['a1']], b: [['a2']] })).toEqual(['a2.1']);
  expect(lane({ a: [['a1']], b: [['a3']] })).toEqual(['a2.1', 'a3.1']);
  expect(lane({ a: [['a1']], b: [['a4']] })).toEqual(['a2.1', 'a3.1', 'a4.1']);
  expect(lane({ a: [['a1'], ['a2']] })).toEqual(['a2.1', 'a3.1', 'a4.1']);
});

test('DZ-MOVE-04 enemies who come, go or move change the ways of the same battlefield', () => {
  const battle = battleWith({ a: [['a1']], b: [['a2'], ['h8']], cubes: LANE });
  expect(reach(battle, 'a1', 3)).toEqual(['a2.1']);
  at(battle, 'b1').cube = cubeAt('a3');
  expect(reach(battle, 'a1', 3)).toEqual(['a2.1', 'a3.1']);
  at(battle, 'b2').cube = cubeAt('a2');
  expect(reach(battle, 'a1', 3)).toEqual(['a2.1']);
  for (const id of ['b1', 'b2']) at(battle, id).where = 'dead';
  expect(reach(battle, 'a1', 3)).toEqual(['a2.1', 'a3.1', 'a4.1']);
});

test('DZ-CAP-01 DZ-MOVE-12 a way leads through a full cube and does not end there', () => {
  const battle = battleWith({ a: [['a1'], ['a2', { size: 4 }]], cubes: LANE });
  expect(reach(battle, 'a1', 2)).toEqual(['a3.1']);
  at(battle, 'a2').where = 'dead';
  expect(reach(battle, 'a1', 2)).toEqual(['a2.1', 'a3.1']);
});

test('DZ-ABIL-11 a scout ends beside nobody, and goes through nobody', () => {
  const scouting = (sides: Parameters<typeof battleWith>[0]) =>
    reach(battleWith({ ...sides, cubes: LANE }), 'a1', 3, 'scouting');
  expect(scouting({ a: [['a1']], b: [['h8']] })).toEqual(['a2.1', 'a3.1', 'a4.1']);
  expect(scouting({ a: [['a1']], b: [['a3']] })).toEqual(['a2.1']);
  expect(scouting({ a: [['a1'], ['a3']] })).toEqual(['a2.1']);
  expect(scouting({ a: [['a1'], ['a2']], b: [['a3']] })).toEqual([]);
});

const BLOCK: readonly FieldCube[] = [
  { at: [4, 4, 1], solid: true },
  { at: [5, 4, 1], solid: true },
  { at: [4, 5, 3], floor: 'full' },
  { at: [2, 2, 1], east: 'small', south: 'medium' },
  { at: [3, 2, 1], east: 'blocked', south: 'small' },
  { at: [3, 3, 2], floor: 'partial' },
];

test('DZ-LEVEL-05 DZ-ITEM-14 every end is offered once, walked to or jumped to', () => {
  for (const sketch of [{}, { equipment: ['jump-pack'] }] satisfies FigureSpec[]) {
    const battle = battleWith({ a: [['d5.3', sketch]], cubes: BLOCK });
    for (const steps of [1, 2, 3]) {
      const ends = reach(battle, 'a1', steps);
      expect(ends).toEqual([...new Set(ends)]);
      expect(ends).not.toContain('d5.3');
      expect(ends.length).toBeGreaterThan(1);
    }
  }
});

test('DZ-ABIL-33 a glider walks like others and lands wherever the wind carries it', () => {
  const cubes: readonly FieldCube[] = [
    { at: [1, 1, 3], floor: 'full' },
    { at: [2, 1, 3], floor: 'full' },
  ];
  const glider: FigureSpec = { abilities: ['glide'] };
  const battle = battleWith({
    a: [
      ['a1.3', glider],
      ['c3', { size: 4 }],
    ],
    cubes,
  });
  const ground = ['a1.1', 'b1.1', 'c1.1'].flatMap((cube) =>
    [1, 2, 3].map((row) => cube.replace('1.', `${row}.`)),
  );
  // The roof beside it on foot; two cubes sideways for two levels, but not where it is full.
  const ends = reach(battle, 'a1', 1);
  expect(ends).toEqual([...new Set(ends)]);
  expect(ends).toContain('b1.3');
  expect(ends).not.toContain('c3.1');
  for (const cube of ground.filter((each) => !['a1.1', 'b1.1', 'c3.1'].includes(each)))
    expect(ends).toContain(cube);
  at(battle, 'a2').where = 'dead';
  expect(reach(battle, 'a1', 1)).toContain('c3.1');
  const low = battleWith({ a: [['a1', glider]] });
  expect(reach(low, 'a1', 1)).toEqual(['a2.1', 'b1.1', 'b2.1']);
});

test('DZ-ABIL-33 a glider has each place from a low roof once; others jump or climb', () => {
  const cubes: readonly FieldCube[] = [{ at: [1, 1, 2], floor: 'full' }];
  const down = ['a2.1', 'b1.1', 'b2.1'];
  const from = (sketch: FigureSpec, steps: number) =>
    reach(battleWith({ a: [['a1.2', sketch], ['c3']], cubes }), 'a1', steps);
  expect(from({ abilities: ['glide'] }, 1)).toEqual(expect.arrayContaining(down));
  expect(new Set(from({ abilities: ['glide'] }, 1)).size).toBe(
    from({ abilities: ['glide'] }, 1).length,
  );
  expect(from({}, 1).filter((cube) => cube !== 'a1.1')).toEqual(down);
  const high = battleWith({
    a: [['a1.3'], ['c3']],
    cubes: [{ at: [1, 1, 3], floor: 'full' }],
  });
  expect(reach(high, 'a1', 1)).toEqual(expect.arrayContaining(down));
  expect(reach(high, 'a1', 1)).not.toContain('c1.1');
});

test('DZ-MOVE-01 a move to nowhere, too far or walled in is refused with its rule', () => {
  const battle = battleWith({ a: [['a1']], cubes: LANE });
  const wanted = (...way: readonly string[]) => {
    const read = parsePath(battle, at(battle, 'a1'), way.map(cubeAt), 2);
    return isRefusal(read) ? [read.code, read.rule, read.params] : read.map(makeCube);
  };
  expect(wanted()).toEqual(['no-way', 'DZ-MOVE-01', { model: 'a1', to: '', steps: 2 }]);
  expect(wanted('a3')).toEqual(['a2.1', 'a3.1']);
  expect(wanted('a4')).toEqual(['no-way', 'DZ-MOVE-01', { model: 'a1', to: 'a4.1', steps: 2 }]);
  expect(wanted('b2')).toEqual(['no-way', 'DZ-TERR-01', { model: 'a1', to: 'b2.1', steps: 2 }]);
  expect(wanted('c1')).toEqual(['no-way', 'DZ-TERR-01', { model: 'a1', to: 'c1.1', steps: 2 }]);
  expect(wanted('a1')).toEqual(['no-way', 'DZ-TERR-01', { model: 'a1', to: 'a1.1', steps: 2 }]);
});

test('DZ-TERR-01 DZ-MOVE-04 each step of a path is free, and its end has room', () => {
  const battle = battleWith({
    a: [['d4'], ['f4', { size: 4 }]],
    b: [['d6'], ['c4']],
    cubes: [{ at: [4, 3, 1], north: 'blocked' }],
  });
  const may = (...way: readonly string[]) => {
    const read = parsePath(battle, at(battle, 'a1'), way.map(cubeAt), 3);
    return isRefusal(read) ? `${read.code} ${read.rule}` : read.map(makeCube).join(' ');
  };
  const no = 'no-way DZ-TERR-01';
  expect(may('d5', 'e5', 'e6')).toBe('d5.1 e5.1 e6.1');
  expect(may('d5', 'd6')).toBe('d5.1 d6.1');
  expect(may('e5', 'd6', 'd7')).toBe(no);
  expect(may('c4', 'b4')).toBe(no);
  expect(may('d3', 'd2')).toBe(no);
  expect(may('e4', 'f4')).toBe(no);
  expect(may('e4', 'f4', 'g4')).toBe('e4.1 f4.1 g4.1');
  expect(may('e4', 'e5', 'e6', 'e7')).toBe(no);
  const jumper: FigureSpec = { equipment: ['jump-pack'] };
  const high = battleWith({ a: [['d4', jumper]], cubes: [{ at: [5, 4, 2], floor: 'full' }] });
  const over = (...way: readonly string[]) =>
    isRefusal(parsePath(high, at(high, 'a1'), way.map(cubeAt), 2));
  expect([over('d4.2', 'e4.2'), over('e5', 'e5.2')]).toEqual([false, true]);
});

test('found paths are cached per model, whatever was searched before', () => {
  const walkers: readonly FigureSpec[] = [1, 2, 3, 4].flatMap((size) => [
    { size },
    { size, equipment: ['jump-pack'] },
    { size, abilities: ['vehicle'] },
  ]);
  const places = ['c3', 'c4', 'd4.2'];
  const cases = walkers.flatMap((_, i) =>
    places.flatMap((place) => [1, 2, 3].map((steps) => ({ id: `a${i + 1}`, place, steps }))),
  );
  /** Everything that can be reached, looked for one after the other on one battlefield. */
  const lookUp = (order: typeof cases) => {
    const battle = battleWith({ a: walkers.map((sketch) => ['a8', sketch]), cubes: BLOCK });
    const found = order.map(({ id, place, steps }) => {
      for (const model of battle.models) model.where = model.id === id ? 'field' : 'waiting';
      at(battle, id).cube = cubeAt(place);
      return [`${id} ${place} ${steps}`, reach(battle, id, steps).join()] as const;
    });
    return Object.fromEntries(found);
  };
  expect(lookUp(cases)).toEqual(lookUp(cases.toReversed()));
});

test('ways that were found once are not looked for again', () => {
  const battle = battleWith({ a: [['d4']], b: [['d6']] });
  const ways = movePaths(battle, at(battle, 'a1'), 3);
  give(battle, 'a1', 'ammo');
  expect(movePaths(battle, at(battle, 'a1'), 3)).toBe(ways);
});
