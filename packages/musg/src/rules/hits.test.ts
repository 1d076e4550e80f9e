import type { GameEvent } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { headShot } from './head-shot.ts';
import { COVER_NEED, RANGE_MODIFIER, rangeOf } from './range.ts';
import { clusterOf } from './targets.ts';
import {
  activate,
  battleWith,
  fence,
  perform,
  piece,
  type Placed,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';

/** a1 shoots; what was rolled for, what was told, and who has how much life left. */
function shot(
  sketch: FigureSpec,
  b: readonly Placed[],
  faces: number[][],
  rest: TestBattle & { readonly choices?: string[]; readonly more?: readonly Placed[] } = {},
) {
  const { choices = [], more = [], ...battleRest } = rest;
  const battle = battleWith({ a: [[10, 20, sketch], ...more], b, ...battleRest });
  activate(battle, 'a1');
  const [weapon] = sketch.weapons ?? [];
  const { events, rolls } = perform(battle, `shoot:${weapon}:b1`, { faces, choices });
  return {
    rolls: rolls.map(({ rule, notation }) => `${rule} ${notation}`),
    logged: events.map(({ about }: GameEvent) => about),
    lives: battle.figures.map(({ life }) => life),
  };
}

test('MU-SHOOT-12 MU-CHAR-12 shots at a lone figure are rolled together and logged', () => {
  const alone: Placed[] = [[20, 20]];
  const gun = { weapons: ['assault-rifle'] };
  expect(
    shot(gun, alone, [
      [6, 6, 1, 1, 1],
      [1, 1],
    ]),
  ).toEqual({
    rolls: ['MU-SHOOT-07 5d6>=4', 'MU-SHOOT-12 2d6>=3'],
    logged: ['shoots', 'hits', 'unhurt'],
    lives: [3, 3],
  });
  // Nor does it matter who stands further off.
  const apart = shot(
    gun,
    [...alone, [30, 30]],
    [
      [6, 6, 1, 1, 1],
      [1, 1],
    ],
  );
  expect(apart.rolls).toEqual(['MU-SHOOT-07 5d6>=4', 'MU-SHOOT-12 2d6>=3']);
  const felled = shot(gun, alone, [
    [6, 6, 6, 6, 6],
    [6, 6, 6, 6, 1],
  ]);
  expect(felled.logged).toEqual(['shoots', 'hits', 'wounded', 'out-of-action']);
  expect(felled.lives).toEqual([3, 0]);
  expect(shot(gun, alone, [[1, 1, 1, 1, 1]])).toMatchObject({ logged: ['shoots', 'hits'] });
});

test('MU-COVER-02 MU-COVER-03 a shot rolls against each obstacle until it is stopped', () => {
  const terrain = [fence('near', 14), fence('far', 17)];
  const gun = { weapons: ['submachine-gun'] };
  const behind = (faces: number[][]) => shot(gun, [[20, 20]], faces, { terrain });
  expect(behind([[1, 1, 1]])).toMatchObject({ logged: ['shoots', 'cover'] });
  expect(
    behind([
      [6, 6, 1],
      [1, 1],
    ]),
  ).toMatchObject({ logged: ['shoots', 'cover', 'cover'] });
  expect(behind([[6, 6, 1], [6, 1], [1]])).toEqual({
    rolls: ['MU-COVER-02 3d6>=3', 'MU-COVER-02 2d6>=3', 'MU-SHOOT-07 d6>=4'],
    logged: ['shoots', 'cover', 'cover', 'hits'],
    lives: [3, 3],
  });
});

const THREE: Placed[] = [
  [20, 20, { life: 1 }],
  [21.5, 20, { life: 1 }],
  [23, 20],
];

test('MU-MULTI-04 hits go on to the next when somebody falls, one by one', () => {
  const burst = shot({ weapons: ['submachine-gun'] }, THREE, [[6, 6, 6], [1], [6], [6]]);
  expect(burst.rolls).toEqual([
    'MU-SHOOT-07 3d6>=4',
    'MU-SHOOT-12 d6',
    'MU-SHOOT-12 d6',
    'MU-SHOOT-12 d6',
  ]);
  expect(burst.lives).toEqual([3, 0, 0, 3]);
});

test('MU-MULTI-04 a weapon for one target hits no neighbour of it', () => {
  const single = shot({ weapons: ['rifle'] }, THREE, [[6], [6]]);
  expect(single.rolls).toEqual(['MU-SHOOT-07 d6>=4', 'MU-SHOOT-12 d6>=3']);
  expect(single.lives).toEqual([3, 0, 1, 3]);
  // MU-SHOOT-14: two pistols have two dice and one target; what is left when he falls is lost.
  const pair = shot(
    { weapons: ['pistol', 'pistol'], abilities: ['poison'] },
    THREE,
    [[6, 6], [6]],
    { settings: { twoPistols: 'both' } },
  );
  expect(pair.lives).toEqual([3, 0, 1, 3]);
});

test('MU-PULP-12 poison rolls one failed wound of a shot again, and no second', () => {
  const poison = { weapons: ['submachine-gun'], abilities: ['poison'] } as const;
  const alone: Placed[] = [[20, 20]];
  const first = shot(poison, alone, [[6, 6, 6], [6], [1], [6], [1]]);
  expect(first.rolls.slice(1)).toEqual([
    'MU-SHOOT-12 d6',
    'MU-SHOOT-12 d6',
    'MU-PULP-12 d6',
    'MU-SHOOT-12 d6',
  ]);
  expect(first.lives).toEqual([3, 1]);
  expect(shot(poison, alone, [[6, 1, 1], [6]]).rolls).toHaveLength(2);
});

test('MU-FREE-01 MU-FREE-03 a figure that takes a hit for its chief is logged', () => {
  const saved = shot(
    { weapons: ['rifle'] },
    [
      [20, 20, { rank: 'chief' }],
      [20, 22],
      [20, 23.1],
    ],
    [[6], [6]],
    { choices: ['figure:b2'] },
  );
  expect(saved.logged).toEqual(['shoots', 'hits', 'look-out', 'wounded']);
  expect(saved.lives).toEqual([3, 6, 2, 3]);
});

const SNIPER = { weapons: ['rifle'], abilities: ['shoots-into-melee'] } as const;

test('MU-SHOOT-06 each friend gets a cover roll, nearest first; a failure is hit', () => {
  const friends: readonly Placed[] = [
    [20, 21],
    [19, 20],
    [30, 30],
  ];
  const into = (faces: number[][]) => shot(SNIPER, [[20, 20]], faces, { more: friends });
  // Past both of them.
  expect(into([[3], [3], [6], [6]])).toEqual({
    rolls: ['MU-SHOOT-06 d6', 'MU-SHOOT-06 d6', 'MU-SHOOT-07 d6>=4', 'MU-SHOOT-06 d6'],
    logged: ['shoots', 'hits', 'wounded'],
    lives: [3, 3, 3, 3, 2],
  });
  expect(into([[2], [6], [6]])).toMatchObject({
    logged: ['shoots', 'hits', 'friend-hit', 'wounded'],
    lives: [3, 3, 2, 3, 3],
  });
  expect(into([[3], [2], [6], [6]]).lives).toEqual([3, 2, 3, 3, 3]);
  expect(into([[3], [2], [1]])).toMatchObject({ logged: ['shoots', 'hits'] });
});

test('MU-SHOOT-06 MU-MERC-10 targets outside melee, and of snipers, risk no friend', () => {
  const near: readonly Placed[] = [[19, 18]];
  expect(shot(SNIPER, [[20, 20]], [[6], [6]], { more: near }).rolls[1]).toBe('MU-SHOOT-12 d6>=3');
  const elf = { ...SNIPER, abilities: ['shoots-into-melee', 'spares-friends'] } as const;
  const held = shot(elf, [[20, 20]], [[6], [6]], { more: [[19, 20]] });
  expect(held.rolls).toEqual(['MU-SHOOT-07 d6>=4', 'MU-SHOOT-12 d6>=3']);
});

test('MU-SHOOT-06 a fallen figure next to the target is in nobody’s way', () => {
  const battle = battleWith({
    a: [
      [10, 20, SNIPER],
      [19, 20],
      [20, 19],
    ],
    b: [[20, 20]],
  });
  figureOf(battle, 'a2').fate = 'out';
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:rifle:b1', { faces: [[6], [1]], choices: [] });
  expect(rolls.map(({ about }) => about)).toEqual(['past-friend', 'to-hit']);
});

test('MU-SHOOT-06 MU-ARCH-01 MU-ARCH-02 old weapons pass the fence, then may burst', () => {
  const fired = (faces: number[][]) => {
    const old = { ...SNIPER, weapons: ['rifle-black-powder'] };
    return shot(old, [[18, 20]], faces, {
      more: [[18, 21]],
      terrain: [fence('fence', 15)],
    }).rolls.map((roll) => roll.split(' ')[0]);
  };
  const start = ['MU-SHOOT-06', 'MU-COVER-02'];
  expect(fired([[6], [1]])).toEqual(start);
  expect(fired([[6], [6], [2]])).toEqual([...start, 'MU-SHOOT-07']);
  expect(fired([[6], [6], [6], [1]])).toEqual([...start, 'MU-SHOOT-07', 'MU-SHOOT-06']);
  expect(fired([[6], [6], [1], [1], [1]])).toEqual([
    ...start,
    'MU-SHOOT-07',
    'MU-ARCH-02',
    'MU-ARCH-02',
  ]);
});

test('MU-PULP-13 a shot that hurts a voodoo zombie destroys it on a 6', () => {
  const zombie: Placed[] = [[20, 20, { race: 'voodoo-zombie' }]];
  const spared = shot({ weapons: ['rifle'] }, zombie, [[6], [6], [5]]);
  expect([spared.rolls.at(-1), spared.lives]).toEqual(['MU-PULP-13 d6', [3, 2]]);
  const hit = shot({ weapons: ['rifle'] }, zombie, [[6], [6], [6]]);
  expect(hit.logged).toEqual([
    'shoots',
    'hits',
    'wounded',
    'head-shot',
    'wounded',
    'out-of-action',
  ]);
  expect(hit.lives).toEqual([3, 0]);
  const battle = battleWith({ a: [[10, 20]], b: zombie });
  figureOf(battle, 'b1').fate = 'out';
  expect(runFlow(headShot(battle, 'b1', 'a1')).rolls).toEqual([]);
});

test('MU-MULTI-01 a group is all within a pace from one to the next, or of every other', () => {
  const cluster = (burstSpread: 'chain' | 'pairs') => {
    const battle = battleWith({ b: THREE, settings: { burstSpread } });
    return clusterOf(battle, figureOf(battle, 'b1'), battle.figures).map(({ id }) => id);
  };
  expect([cluster('chain'), cluster('pairs')]).toEqual([
    ['b1', 'b2', 'b3'],
    ['b1', 'b2'],
  ]);
});

test('MU-SHOOT-08 MU-COVER-02 the limit of a range belongs to it; none reaches nowhere', () => {
  const [rifle, flames] = ['rifle', 'flamethrower'].map((id) => {
    const battle = battleWith({ a: [[5, 5, { weapons: [id] }]] });
    return figureOf(battle, 'a1').recruit.ranged[0];
  });
  if (!rifle || !flames) throw new Error('Both are there.');
  expect([200, 201, 400, 401, 600, 601].map((distance) => rangeOf(rifle, distance))).toEqual([
    'short',
    'medium',
    'medium',
    'long',
    'long',
    'beyond',
  ]);
  expect(rangeOf(flames, 1)).toBe('beyond');
  expect(Object.values(COVER_NEED)).toEqual([3, 4, 5, 5]);
  expect(Object.values(RANGE_MODIFIER).slice(0, 3)).toEqual([-1, 0, 1]);
});

/** Two hits at b1, who has one life, with somebody a pace beside him; what that one has left. */
function spilt(adjacent: Placed, rest: TestBattle & { readonly more?: readonly Placed[] } = {}) {
  const faces = [[6, 6, 1], [6], [6]];
  return (sketch: FigureSpec = {}, isSpared = false) =>
    shot(
      { weapons: ['machine-pistol'], ...sketch },
      [[14, 20, { life: 1 }], adjacent],
      isSpared
        ? [
            [6, 6, 1],
            [6, 6],
          ]
        : faces,
      rest,
    ).lives.at(-1);
}

const ADJACENT: Placed = [14, 22];

test('MU-MULTI-06 MU-SHOOT-05 a burst passes on to nobody in melee with a friend', () => {
  const friend = [[14, 23]] as const;
  expect(spilt(ADJACENT)()).toBe(2);
  expect(spilt(ADJACENT, { more: friend })({}, true)).toBe(3);
  expect(spilt(ADJACENT, { more: friend, settings: { nextTarget: 'chosen' } })({}, true)).toBe(3);
  expect(spilt(ADJACENT, { more: friend })({ mercenary: 'elf-sniper' })).toBe(2);
});

test('MU-MULTI-06 MU-LOS-01 a burst passes on to nobody whom the shooter does not see', () => {
  const wall = piece('wall', [12, 20.6, 1, 4], { ground: 'impassable', blocksSight: true });
  expect(spilt(ADJACENT, { terrain: [wall] })({}, true)).toBe(3);
});
