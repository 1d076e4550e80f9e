import { isRefusal } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { bodyOf, makeCube, PARTS, type Cube } from '../board/index.ts';
import { expect, test } from 'vitest';
import { legalActions } from './candidates.ts';
import { climbOn } from './agile.ts';
import { exitOf, leave } from './exit.ts';
import { getUp } from './get-up.ts';
import { sightBodyOf } from './battlefield.ts';
import { move, walk } from './move.ts';
import { parsePath, movePaths } from './move-paths.ts';
import { fits } from './models.ts';
import { internCube } from './cube-index.ts';
import { actionStep } from './activation.ts';
import type { Battle } from './state.ts';
import {
  activate,
  at,
  battleWith,
  cubeAt,
  give,
  type TestBattle,
} from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

/** Where a model can get to, as texts. */
function reach(battle: Battle, id: string, steps: number): readonly string[] {
  return movePaths(battle, at(battle, id), steps).map((way) => makeCube(way.at(-1) ?? [0, 0, 0]));
}

const go = (battle: Battle, id: string, ...way: string[]) =>
  move(battle, id, way.map(cubeAt), way.length);

function actionsOf(battle: Battle, id: string): readonly string[] {
  const { activation } = activate(battle, id);
  if (!activation) throw new Error('Nobody is active.');
  return legalActions(battle, activation).map(({ kind }) => kind);
}

test('DZ-MOVE-01 a Move goes as far as the first Speed value, or about in the cube', () => {
  const battle = battleWith({ a: [['d4', { speed: { move: 2, sprint: 4 } }]] });
  expect(reach(battle, 'a1', 2)).toHaveLength(24);
  expect(actionsOf(battle, 'a1')).toContain('reposition');
  expect(parsePath(battle, at(battle, 'a1'), [cubeAt('d7')], 2)).toMatchObject({ code: 'no-way' });
});

test('DZ-MOVE-02 neighbours are those around, above and below', () => {
  const cubes = [3, 4, 5].flatMap((column) =>
    [3, 4, 5].map((row) => ({ at: [column, row, 2] as const, floor: 'full' as const })),
  );
  const jumper: FigureSpec = { equipment: ['jump-pack'] };
  const battle = battleWith({ a: [['d4.2', jumper]], cubes });
  const found = reach(battle, 'a1', 1);
  expect(found).toContain('e5.2');
  const open = battleWith({ a: [['a1', jumper]], cubes: [{ at: [2, 2, 2], floor: 'full' }] });
  expect(reach(open, 'a1', 1)).toContain('b2.2');
});

test('DZ-MOVE-03 models of a side stand in their cube side by side', () => {
  const battle = battleWith({ a: [['a1'], ['a1'], ['a1'], ['a1']], b: [['a1', { size: 4 }]] });
  expect(fits(battle, at(battle, 'a1'), cubeAt('a1'))).toBe(true);
  const spots = ['a1', 'a2', 'a3', 'a4'].map((id) => sightBodyOf(battle, at(battle, id)).spot);
  expect(spots).toEqual([
    [3, 6],
    [9, 6],
    [15, 6],
    [21, 6],
  ]);
  // Without the dead model the others stand closer: placing is free.
  at(battle, 'a1').where = 'dead';
  expect(sightBodyOf(battle, at(battle, 'a2')).spot).toEqual([3, 6]);
  expect(sightBodyOf(battle, at(battle, 'b1')).spot).toEqual([12, 18]);
});

test('DZ-MOVE-04 an enemy in the way means a fight at once, and the move is over', () => {
  const battle = battleWith({ a: [['a1', { speed: { move: 1, sprint: 2 } }]], b: [['a2']] });
  const { rolls } = runFlow(walk(battle, 'a1', [cubeAt('a2'), cubeAt('a3')]), {
    choices: ['survive'],
    faces: [[...miss(4), ...miss(3)]],
  });
  expect(rolls[0]?.notation).toBe('4d8!=8>=4 vs 3d8!=8>=4');
  expect(at(battle, 'a1').cube).toEqual([1, 2, 1]);
  expect(reach(battleWith({ a: [['a1']], b: [['a2']] }), 'a1', 2)).not.toContain('a4.1');
});

test('DZ-MOVE-05 the fight of a Move ends it, except for command dice', () => {
  const battle = battleWith({ a: [['a1']], b: [['a2']], dice: [{ fight: 1 }] });
  activate(battle, 'a1');
  if (!battle.activation) throw new Error('Nobody is active.');
  runFlow(actionStep(battle, battle.activation), {
    choices: ['move:a2.1', 'survive'],
    faces: [[...miss(4), ...miss(3)]],
  });
  const kinds =
    battle.activation && legalActions(battle, battle.activation).map(({ kind }) => kind);
  expect(kinds).toEqual(['die-fight', 'done']);
});

test('DZ-MOVE-15 the fight of a move is not the model’s Fight action', () => {
  const battle = battleWith({ a: [['a1']], b: [['a2']] });
  activate(battle, 'a1');
  if (!battle.activation) throw new Error('Nobody is active.');
  runFlow(actionStep(battle, battle.activation), {
    choices: ['move:a2.1', 'survive'],
    faces: [[...miss(4), ...miss(3)]],
  });
  expect(battle.activation?.done).toEqual(['move']);
});

test('DZ-MOVE-06 one enemy may strike at who breaks away; a wound does not stop it', () => {
  const battle = battleWith({ a: [['a1', { size: 2 }]], b: [['a1'], ['a1']] });
  const { choices } = runFlow(go(battle, 'a1', 'a2'), {
    choices: ['model:b2'],
    faces: [[4, 1, 1, 1, ...miss(4)]],
  });
  expect(choices[0]).toMatchObject({ who: 1, options: ['none', 'model:b1', 'model:b2'] });
  expect(at(battle, 'a1')).toMatchObject({ damage: 1, cube: [1, 2, 1] });
  const killed = battleWith({ a: [['a1']], b: [['a1']] });
  runFlow(go(killed, 'a1', 'a2'), { choices: ['model:b1'], faces: [[4, 4, 1, ...miss(3)]] });
  expect(at(killed, 'a1')).toMatchObject({ where: 'dead', cube: [1, 1, 1] });
});

test('DZ-MOVE-06 a model pinned by the parting blow does not get away', () => {
  const gauntlet = { weapons: [weapon('gauntlet', 'melee', ['knockback'])] };
  const battle = battleWith({
    a: [['d4', { size: 3 }]],
    b: [['d4', gauntlet]],
    cubes: [{ at: [5, 4, 1], west: 'blocked' }],
  });
  runFlow(go(battle, 'a1', 'd5'), {
    choices: ['model:b1', 'way:5'],
    faces: [
      [4, 1, 1, ...miss(4)],
      [5, 1, 1, ...miss(3)],
    ],
  });
  expect(at(battle, 'a1')).toMatchObject({ pinned: true, damage: 2, cube: [4, 4, 1] });
});

test('DZ-MOVE-07 a parting blow costs its owner nothing', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1']] });
  runFlow(go(battle, 'a1', 'a2'), { choices: ['model:b1'], faces: [miss(6)] });
  expect(at(battle, 'b1').activated).toBe(false);
});

test('DZ-MOVE-08 the pinned strike no parting blow', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1']] });
  at(battle, 'b1').pinned = true;
  expect(runFlow(go(battle, 'a1', 'a2')).choices).toEqual([]);
});

test('DZ-MOVE-14 one enemy strikes, not all of them', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1'], ['a1'], ['a1']] });
  const { rolls } = runFlow(go(battle, 'a1', 'a2'), {
    choices: ['model:b1'],
    faces: [[...miss(4), ...miss(3)]],
  });
  expect(rolls).toHaveLength(1);
});

test('DZ-MOVE-09 knocked back by the parting blow, it moves on from there or ends', () => {
  const gauntlet = { weapons: [weapon('gauntlet', 'melee', ['knockback'])] };
  const sides = { a: [['d4', { size: 2 }]], b: [['d4', gauntlet]] } as const;
  const on = battleWith(sides);
  runFlow(go(on, 'a1', 'd5'), {
    choices: ['model:b1', 'way:5', 'to:f4.1'],
    faces: [[4, 1, 1, ...miss(4)]],
  });
  expect(at(on, 'a1').cube).toEqual([6, 4, 1]);
  const over = battleWith({ ...sides, settings: { partingKnockback: 'move-over' } });
  runFlow(go(over, 'a1', 'd5'), {
    choices: ['model:b1', 'way:5'],
    faces: [[4, 1, 1, ...miss(4)]],
  });
  expect(at(over, 'a1').cube).toEqual([5, 4, 1]);
});

test('DZ-MOVE-12 a move ends on a floor with room', () => {
  const battle = battleWith({
    a: [['a1'], ['b1', { size: 4 }]],
    cubes: [{ at: [1, 2, 1], north: 'blocked' }],
  });
  const wanted = (text: string) => parsePath(battle, at(battle, 'a1'), [cubeAt(text)], 1);
  expect(wanted('b1')).toMatchObject({ code: 'no-room', rule: 'DZ-CAP-01' });
  expect(wanted('a1.2')).toMatchObject({ code: 'no-floor', rule: 'DZ-MOVE-12' });
});

test('DZ-MOVE-13 models leave the table where the mission says so, and stay away', () => {
  const exits = [{ squares: { from: [1, 8], to: [8, 8] }, zone: 0, who: 'leader', vp: 4 }] as const;
  const battle = battleWith({
    a: [['c8', { type: 'leader' }], ['d8']],
    b: [['e8', { type: 'leader' }]],
    mission: { exits },
  });
  expect(actionsOf(battle, 'a1')).toContain('leave');
  expect(actionsOf(battle, 'a2')).not.toContain('leave');
  expect(exitOf(battle, at(battle, 'b1'))).toBeUndefined();
  runFlow(leave(battle, 'a1', 1));
  expect(at(battle, 'a1').where).toBe('left');
  expect(battle.sides[0]?.points).toBe(4);
});

test('DZ-MOVE-13 the step over the edge is one of a Move or a Sprint', () => {
  const exits = [{ squares: { from: [1, 8], to: [8, 8] }, zone: 0, who: 'any', vp: 2 }] as const;
  const near: TestBattle = { a: [['c7'], ['c6'], ['h8', { speed: null }]], mission: { exits } };
  expect(actionsOf(battleWith(near), 'a1')).toContain('sprint-leave');
  expect(actionsOf(battleWith(near), 'a1')).not.toContain('leave');
  expect(actionsOf(battleWith(near), 'a2')).not.toContain('sprint-leave');
  expect(actionsOf(battleWith(near), 'a3')).not.toContain('leave');
  const battle = battleWith(near);
  const { events } = runFlow(leave(battle, 'a1', 2));
  expect(events.map(({ about }) => about)).toEqual(['moves', 'leaves']);
  expect(at(battle, 'a1').where).toBe('left');
  expect(battle.sides[0]?.points).toBe(2);
});

test('DZ-SPRINT-01 a Sprint goes as far as the second Speed value, and is all it does', () => {
  const battle = battleWith({ a: [['a1', { speed: { move: 1, sprint: 5 } }]], b: [['h8']] });
  activate(battle, 'a1');
  if (!battle.activation) throw new Error('Nobody is active.');
  runFlow(actionStep(battle, battle.activation), { choices: ['sprint:f1.1'] });
  expect(at(battle, 'a1').cube).toEqual([6, 1, 1]);
  expect(legalActions(battle, battle.activation).map(({ kind }) => kind)).toEqual(['done']);
});

test('DZ-SPRINT-02 nobody sprints out of a cube in which an enemy is, pinned or not', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1']] });
  at(battle, 'b1').pinned = true;
  expect(actionsOf(battle, 'a1')).not.toContain('sprint');
  const began = battleWith({ a: [['a1']] });
  activate(began, 'a1');
  battle.activation = began.activation && { ...began.activation, beganWithEnemy: true };
  at(battle, 'b1').where = 'dead';
  if (!battle.activation) throw new Error('Nobody is active.');
  expect(legalActions(battle, battle.activation).map(({ kind }) => kind)).not.toContain('sprint');
});

test('DZ-TERR-01 a side without room stops a model of that size', () => {
  const cubes = [{ at: [2, 1, 1], west: 'blocked', south: 'blocked' }] as const;
  const battle = battleWith({ a: [['a1']], cubes });
  expect(parsePath(battle, at(battle, 'a1'), [cubeAt('b1')], 1)).toMatchObject({
    code: 'no-way',
    rule: 'DZ-TERR-01',
  });
});

test('DZ-TERR-02 a diagonal step needs one of its two ways', () => {
  const one = [{ at: [2, 1, 1], west: 'blocked' }] as const;
  expect(reach(battleWith({ a: [['a1']], cubes: one }), 'a1', 1)).toContain('b2.1');
  const both = [...one, { at: [1, 2, 1], north: 'blocked' }] as const;
  expect(reach(battleWith({ a: [['a1']], cubes: both }), 'a1', 1)).toEqual([]);
});

test('DZ-TERR-03 gaps let through who is small enough', () => {
  const passes = (gap: 'small' | 'medium' | 'large', size: number) =>
    reach(
      battleWith({
        a: [['a1', { size }]],
        cubes: [
          { at: [2, 1, 1], west: gap },
          { at: [1, 2, 1], north: 'blocked' },
        ],
      }),
      'a1',
      1,
    ).includes('b1.1');
  expect([1, 2].map((size) => passes('small', size))).toEqual([true, false]);
  expect([2, 3].map((size) => passes('medium', size))).toEqual([true, false]);
  expect([3, 4].map((size) => passes('large', size))).toEqual([true, false]);
});

test('DZ-TERR-04 gaps are part of the map, so players need not agree on them', () => {
  const cubes = [{ at: [2, 1, 1], west: 'low-small' }] as const;
  const battle = battleWith({ a: [['a1', { size: 2 }]], cubes });
  expect(reach(battle, 'a1', 1)).not.toContain('b1.1');
  const small = battleWith({ a: [['a1', { size: 1 }]], cubes });
  expect(reach(small, 'a1', 1)).toContain('b1.1');
  expect(parsePath(battle, at(battle, 'a1'), [cubeAt('b1')], 1)).toMatchObject({
    code: 'no-way',
    rule: 'DZ-TERR-01',
  });
});

test('DZ-LEVEL-01 a step may go up or down a level, diagonally too', () => {
  const cubes = [{ at: [2, 2, 1], solid: true }] as const;
  const battle = battleWith({ a: [['a1'], ['b2.2']], cubes });
  expect(reach(battle, 'a1', 1)).toContain('b2.2');
  expect(reach(battle, 'a2', 1)).toContain('a1.1');
});

test('DZ-LEVEL-02 a model needs something to climb to go up', () => {
  const cubes = [
    { at: [2, 1, 2], floor: 'full' },
    { at: [1, 1, 2], floor: 'none' },
  ] as const;
  expect(reach(battleWith({ a: [['a1']], cubes }), 'a1', 1)).not.toContain('b1.2');
});

test('DZ-LEVEL-03 not up through a ceiling, but out over the edge', () => {
  const cubes = [
    { at: [1, 1, 2], floor: 'full' },
    { at: [1, 1, 1], east: 'blocked' },
  ] as const;
  const battle = battleWith({ a: [['a1'], ['b1']], cubes });
  expect(reach(battle, 'a1', 1)).not.toContain('a1.2');
  expect(reach(battle, 'a2', 1)).toContain('a1.2');
});

test('DZ-LEVEL-04 vehicles keep to ramps', () => {
  const block = { at: [2, 1, 1], solid: true } as const;
  const bike: FigureSpec = { abilities: ['vehicle'] };
  expect(reach(battleWith({ a: [['a1', bike]], cubes: [block] }), 'a1', 1)).not.toContain('b1.2');
  const ramp = { at: [1, 1, 1], ramp: 'east' } as const;
  expect(reach(battleWith({ a: [['a1', bike]], cubes: [block, ramp] }), 'a1', 1)).toContain('b1.2');
});

test('DZ-LEVEL-05 one level down is a step, more is a jump with a test', () => {
  const cubes = [{ at: [2, 1, 3], floor: 'full' }] as const;
  const battle = battleWith({ a: [['b1.3', { size: 2 }]], cubes });
  expect(reach(battle, 'a1', 1)).toContain('a1.1');
  const { rolls } = runFlow(walk(battle, 'a1', [cubeAt('a1')]), {
    faces: [[...miss(5), ...miss(3)]],
  });
  expect(rolls[0]?.rule).toBe('DZ-FALL-01');
  expect(at(battle, 'a1')).toMatchObject({ cube: [1, 1, 1], pinned: true });
});

test('DZ-EDGE-08 a Sprint may climb two levels; only where it ends there is a floor', () => {
  const cubes = [
    { at: [2, 1, 1], solid: true },
    { at: [2, 1, 2], solid: true },
  ] as const;
  const battle = battleWith({ a: [['a1']], cubes });
  expect(reach(battle, 'a1', 1)).not.toContain('a1.2');
  expect(reach(battle, 'a1', 2)).toContain('b1.3');
});

test('DZ-ITEM-14 a jump pack jumps walls and gaps of one cube, and falls softly', () => {
  const jumper: FigureSpec = { equipment: ['jump-pack'] };
  const up = battleWith({ a: [['a1', jumper]], cubes: [{ at: [2, 1, 2], floor: 'full' }] });
  expect(reach(up, 'a1', 1)).toContain('b1.2');
  const wall = battleWith({
    a: [['a1', jumper]],
    cubes: [{ at: [1, 1, 1], east: 'blocked', south: 'blocked' }],
  });
  expect(reach(wall, 'a1', 1)).toContain('b1.1');
  const roofs = (gap: number) =>
    battleWith({
      a: [['a1.4', jumper]],
      cubes: [
        { at: [1, 1, 4], floor: 'full' },
        { at: [2 + gap, 1, 4], floor: 'full' },
      ],
    });
  expect(reach(roofs(1), 'a1', 2)).toContain('c1.4');
  expect(reach(roofs(2), 'a1', 3)).not.toContain('d1.4');
  const high = battleWith({ a: [['a1.3', jumper]], cubes: [{ at: [1, 1, 3], floor: 'full' }] });
  runFlow(walk(high, 'a1', [cubeAt('b1')]));
  expect(at(high, 'a1').pinned).toBe(false);
});

test('DZ-ITEM-14 a found jump pack works too; its giver stays there', () => {
  const roof = { at: [3, 1, 2], floor: 'full' } as const;
  const found = battleWith({ a: [['b1']], cubes: [roof] });
  expect(reach(found, 'a1', 1)).not.toContain('c1.2');
  give(found, 'a1', 'jump-pack');
  expect(reach(found, 'a1', 1)).toContain('c1.2');
  const bought: FigureSpec = { item: 'jump-pack' };
  const high = battleWith({ a: [['a1.3', bought]], cubes: [{ at: [1, 1, 3], floor: 'full' }] });
  expect(runFlow(walk(high, 'a1', [cubeAt('b1')])).rolls).toEqual([]);
  const shared = battleWith({ a: [['a1', bought], ['b1']], cubes: [roof] });
  runFlow(walk(shared, 'a1', [cubeAt('b1'), cubeAt('c1.2')]), { choices: ['give:a1i:a2'] });
  expect(at(shared, 'a1').cube).toEqual([2, 1, 1]);
  const ridden = battleWith({ a: [['b1', { abilities: ['vehicle'] }]], cubes: [roof] });
  give(ridden, 'a1', 'jump-pack');
  expect(reach(ridden, 'a1', 1)).not.toContain('c1.2');
});

test('DZ-CAP-01 the sizes of one side in a cube add up to at most 4', () => {
  const battle = battleWith({
    a: [['a1'], ['a1'], ['a1'], ['a1'], ['a2'], ['c1', { size: 2 }], ['c2', { size: 3 }]],
    b: [
      ['a1', { size: 4 }],
      ['c1', { size: 2 }],
    ],
  });
  expect(fits(battle, at(battle, 'a5'), cubeAt('a1'))).toBe(false);
  expect(fits(battle, at(battle, 'a7'), cubeAt('c1'))).toBe(false);
  expect(fits(battle, at(battle, 'a5'), cubeAt('c1'))).toBe(true);
  expect(fits(battle, at(battle, 'b1'), cubeAt('a1'))).toBe(true);
});

test('DZ-CAP-02 a model that enters a cube pushes nobody out', () => {
  const battle = battleWith({ a: [['a1'], ['a2']], b: [] });
  runFlow(walk(battle, 'a1', [cubeAt('a2')]));
  expect(at(battle, 'a2').cube).toEqual([1, 2, 1]);
  expect(at(battle, 'a1').cube).toEqual([1, 2, 1]);
  // Where there is no room, nobody comes; enemies take none.
  const full = battleWith({ a: [['a1'], ['a2', { size: 4 }]], b: [['b1', { size: 4 }]] });
  expect(reach(full, 'a1', 1)).not.toContain('a2.1');
  expect(reach(full, 'a1', 1)).toContain('b1.1');
});

test('DZ-CAP-02 friends make way by the newcomer’s Size at most, enemies not at all', () => {
  const sizes = [1, 2, 3, 4].flatMap((first) =>
    [1, 2, 3].map((second) => [first, second] as const),
  );
  for (const [size, there] of sizes.filter(([first, second]) => first + second <= 4)) {
    const battle = battleWith({
      a: [
        ['a1', { size }],
        ['a2', { size: there }],
      ],
      b: [['a2'], ['a2', { size: 3 }]],
    });
    at(battle, 'b1').pinned = at(battle, 'b2').pinned = true;
    const standing = (id: string) => sightBodyOf(battle, at(battle, id));
    const before = ['a2', 'b1', 'b2'].map(standing);
    at(battle, 'a1').cube = internCube(cubeAt('a2'));
    const [friend, ...enemies] = ['a2', 'b1', 'b2'].map(standing);
    expect(enemies).toEqual(before.slice(1));
    const along = (friend?.spot?.[0] ?? 0) - (before[0]?.spot?.[0] ?? 0);
    expect([along, friend?.spot?.[1]]).toEqual([size * (PARTS / 4), before[0]?.spot?.[1]]);
  }
});

test('DZ-CAP-03 items take no room', () => {
  const battle = battleWith({ a: [['a1', { size: 4 }]] });
  give(battle, 'a1', 'ammo');
  for (const [i, kind] of (['ammo', 'intel', 'scout-bike'] as const).entries())
    battle.items.push({
      ...{ id: `t${i}`, kind, holder: null, broken: false, gun: null },
      cube: cubeAt('a2'),
    });
  expect(fits(battle, at(battle, 'a1'), cubeAt('a2'))).toBe(true);
  expect(reach(battle, 'a1', 1)).toContain('a2.1');
});

test('DZ-EDGE-16 each side has its own room, also in a mirror match', () => {
  const battle = battleWith({ a: [['a1', { size: 4 }]], b: [['a2', { size: 4 }]] });
  expect(fits(battle, at(battle, 'b1'), cubeAt('a1'))).toBe(true);
});

test('DZ-BOARD-05 a model is in one cube, whatever its base overlaps', () => {
  const battle = battleWith({ a: [['d4', { size: 4 }]] });
  expect(at(battle, 'a1').cube).toEqual([4, 4, 1]);
  // However large, nothing of it is outside: lines of sight meet it in its cube alone.
  const { low, high } = bodyOf(sightBodyOf(battle, at(battle, 'a1')));
  const [west, north] = [3 * PARTS, 3 * PARTS];
  expect([low[0] >= west, low[1] >= north]).toEqual([true, true]);
  expect([high[0] <= west + PARTS, high[1] <= north + PARTS]).toEqual([true, true]);
});

test('DZ-ABIL-01 the Agile may change level in their stack after a move', () => {
  const cubes = [
    { at: [1, 1, 2], floor: 'partial' },
    { at: [1, 1, 1], ladder: true },
  ] as const;
  const battle = battleWith({ a: [['a1', { abilities: ['agile'] }]], cubes });
  const { choices } = runFlow(climbOn(battle, 'a1'), { choices: ['to:a1.2'] });
  expect(choices[0]?.options).toEqual(['none', 'to:a1.2']);
  expect(at(battle, 'a1').cube).toEqual([1, 1, 2]);
});

test('DZ-GETUP-01 a model that gets up is no longer pinned', () => {
  const battle = battleWith({ a: [['a1']] });
  at(battle, 'a1').pinned = true;
  runFlow(getUp(battle, 'a1'));
  expect(at(battle, 'a1').pinned).toBe(false);
});

test('DZ-GETUP-02 a standing enemy of the opponent’s choice attacks who gets up', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1'], ['a1'], ['a1']] });
  at(battle, 'a1').pinned = true;
  at(battle, 'b3').pinned = true;
  const { choices, rolls } = runFlow(getUp(battle, 'a1'), {
    choices: ['model:b2'],
    faces: [[...miss(4), ...miss(3)]],
  });
  expect(choices[0]).toMatchObject({ who: 1, options: ['model:b1', 'model:b2'] });
  // A friend beside it, and no die for a pinned opponent: it has stood up.
  expect(rolls[0]?.notation).toBe('4d8!=8>=4 vs 3d8!=8>=4');
});

test('a path may be answered cube by cube, and a blocked cube is refused', () => {
  const battle = battleWith({ a: [['a1']], cubes: [{ at: [2, 1, 1], west: 'blocked' }] });
  const way = (...texts: string[]): readonly Cube[] => texts.map(cubeAt);
  const model = at(battle, 'a1');
  expect(parsePath(battle, model, way('a2', 'b1'), 2)).toEqual(way('a2', 'b1'));
  expect(isRefusal(parsePath(battle, model, way('b1', 'c1'), 2))).toBe(true);
  expect(isRefusal(parsePath(battle, model, way('a2', 'a3', 'a4'), 2))).toBe(true);
});
