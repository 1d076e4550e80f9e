import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { legalActions } from './candidates.ts';
import { plainDamage } from './damage.ts';
import { explode } from './frag.ts';
import { fits } from './models.ts';
import { reachOf } from './shoot.ts';
import { slam } from './slam.ts';
import {
  activate,
  at,
  battleWith,
  cubeAt,
  give,
  type TestBattle,
} from './testing/scripted-battle.ts';
import { act, miss, eventLines } from './testing/recorded-flow.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';
import { whyNotDo } from './testing/logged-events.ts';

/** What single tests of these rules once let slip. */

const begun = (test: TestBattle) => activate(battleWith(test), 'a1');

test('DZ-ABIL-30 Lynx Eye adds a cube to shots, tags and throws, not to blades', () => {
  const arms = [
    weapon('tag-rifle', 2, ['tag']),
    weapon('launcher', 2, ['grenade', 'frag 2']),
    weapon('knife', 'melee'),
  ];
  const reached = (abilities: NonNullable<FigureSpec['abilities']>, to: string) => {
    const battle = begun({ a: [['d1', { weapons: arms, abilities }]], b: [[to]] });
    const keys = [`shoot:tag-rifle:b1`, 'tag:b1', `lob:launcher:${to}.1`];
    return keys.map((key) => whyNotDo(battle, key));
  };
  const far = [
    'out-of-range DZ-SHOOT-05',
    'out-of-range DZ-ABIL-44',
    'cube-out-of-range DZ-SHOOT-05',
  ];
  expect(reached([], 'd3')).toEqual(['fine', 'fine', 'fine']);
  expect(reached([], 'd4')).toEqual(far);
  expect(reached(['lynx-eye'], 'd4')).toEqual(['fine', 'fine', 'fine']);
  expect(reached(['lynx-eye'], 'd5')).toEqual(far);
  const near = begun({ a: [['d1', { weapons: arms, abilities: ['lynx-eye'] }]], b: [['d2']] });
  expect(whyNotDo(near, 'fight:b1')).toBe('not-beside DZ-FIGHT-01');
  expect(whyNotDo(near, 'shoot:knife:b1')).toBe('no-such-weapon DZ-SHOOT-01');
  expect(reachOf(at(near, 'a1'), weapon('knife', 'melee'))).toBe(0);
});

test('DZ-ABIL-51 a vehicle is hurt by what does not move it', () => {
  const tank: FigureSpec = { abilities: ['vehicle'], size: 4 };
  const blown = battleWith({ b: [['d4', tank]] });
  runFlow(explode(blown, cubeAt('d4'), { dice: 2, by: 0, rule: 'DZ-ABIL-18' }), {
    faces: [[4, 4], miss(3)],
  });
  expect(at(blown, 'b1')).toMatchObject({ cube: [4, 4, 1], damage: 2, pinned: true });
  const hammer: FigureSpec = { weapons: [weapon('shotgun', 2, ['knockback'])] };
  const struck = begun({ a: [['d4', hammer]], b: [['d6', tank]] });
  act(struck, ['shoot:shotgun:b1'], [[4, 1, 1, 1, 1, ...miss(3)]]);
  expect(at(struck, 'b1')).toMatchObject({ cube: [4, 6, 1], damage: 1 });
  const mace: FigureSpec = { weapons: [weapon('mace', 'melee', ['knockback'])] };
  const hit = begun({ a: [['d4', mace]], b: [['d4', tank]] });
  const { choices } = act(hit, ['fight:b1', 'survive'], [[4, 1, 1, ...miss(4)]]);
  expect(choices.map(({ about }) => about)).toEqual(['action', 'reply']);
  expect(at(hit, 'b1')).toMatchObject({ cube: [4, 4, 1], damage: 1 });
});

test('DZ-ABIL-51 a vehicle takes ramps, no walls and no items', () => {
  const tank: FigureSpec = { abilities: ['vehicle'], size: 1 };
  const block = { at: [4, 5, 1], solid: true } as const;
  const walled = begun({ a: [['d4', tank]], b: [['h8']], cubes: [block] });
  expect(whyNotDo(walled, 'move:d5.2')).toBe('no-way DZ-TERR-01');
  const ramp = { at: [4, 4, 1], ramp: 'south' } as const;
  const ridden = begun({ a: [['d4', tank]], b: [['h8']], cubes: [block, ramp] });
  expect(whyNotDo(ridden, 'move:d5.2')).toBe('fine');
  const found = begun({ a: [['d4', tank], ['d5']], b: [['h8']] });
  found.items.push({
    ...{ id: 't1', kind: 'ammo', holder: null, cube: cubeAt('d5'), broken: false, gun: null },
  });
  expect(act(found, ['move:d5.1']).choices).toHaveLength(1);
  const giver = begun({ a: [['d4'], ['d5', tank]], b: [['h8']] });
  give(giver, 'a1', 'ammo');
  expect(act(giver, ['move:d5.1']).choices).toHaveLength(1);
});

test('DZ-ABIL-51 a wreck takes no room and stops nobody', () => {
  const battle = begun({
    a: [['d4', { size: 4 }]],
    b: [['d5', { abilities: ['vehicle'], size: 4 }]],
  });
  Object.assign(at(battle, 'b1'), { where: 'wreck' });
  const { choices } = act(battle, ['move:d5.1']);
  expect(choices).toHaveLength(1);
  expect(at(battle, 'a1').cube).toEqual([4, 5, 1]);
});

test('DZ-CMD-04 a spent die is that of its side, and only dice that are there', () => {
  const dice = [
    { move: 2, dice: 2, shoot: 1 },
    { move: 1, dice: 1 },
  ] as const;
  const battle = begun({ a: [['d4']], b: [['d6']], dice });
  act(battle, ['die-move:d5.1']);
  expect(battle.sides.map((side) => side.dice.move)).toEqual([1, 1]);
  const { choices } = act(battle, ['shoot:rifle:b1', 'add:2', 'none'], [[...miss(7), ...miss(3)]]);
  expect(choices[1]?.options).toEqual(['none', 'add:1', 'add:2']);
  expect(battle.sides[0]?.dice).toMatchObject({ move: 1, dice: 0, shoot: 1 });
  expect(battle.sides[1]?.dice).toMatchObject({ move: 1, dice: 1 });
  expect(whyNotDo(battle, 'die-fight:b1')).toBe('no-die DZ-CMD-05');
});

test('DZ-ITEM-06 a Holo-Sight helps aimed shots, and none without modifiers', () => {
  const arms = [
    weapon('auto', 6, ['rapid-fire']),
    weapon('sniper', 8, ['sniper-scope']),
    weapon('flamer', 4, ['it-burns']),
    weapon('mortar', 6, ['indirect 2']),
    weapon('launcher', 6, ['grenade', 'frag 2']),
  ];
  const dice = (key: string, faces: readonly number[][]) => {
    const battle = begun({ a: [['d4', { weapons: arms }]], b: [['d6', { size: 3, armour: 9 }]] });
    give(battle, 'a1', 'holo-sight');
    return act(battle, [key], faces).rolls[0]?.notation.split('d')[0];
  };
  // Three, two for a clear shot, one for the sight.
  expect(dice('shoot:auto:b1', [[...miss(6), ...miss(3)]])).toBe('6');
  expect(dice('fire-for-effect:auto:b1', [[...miss(7), ...miss(3)]])).toBe('7');
  expect(dice('shoot:sniper:b1', [[...miss(7), ...miss(3)]])).toBe('7');
  expect(dice('shoot:flamer:b1', [miss(3), miss(3)])).toBe('3');
  expect(dice('lob:mortar:d6.1', [[4, 1, 1], miss(2), miss(3), [5]])).toBe('3');
  expect(dice('lob:launcher:d6.1', [[4, 1, 1], miss(2), miss(3), [5]])).toBe('3');
});

test.each([
  ['a tie leaves it standing', [5, 5, 5], [4, 4, 4], ['slammed b1']],
  ['a 4 of the wall is none', [4, 4, 4], [1, 1, 1], ['slammed b1']],
  [
    'armour stops the margin, not the pin',
    [5, 1, 1],
    [1, 1, 1],
    ['slammed b1', 'pinned b1', 'armour-holds b1'],
  ],
  ['the margin is damage', [5, 5, 5], [4, 1, 1], ['slammed b1', 'pinned b1', 'wounded b1 1 1']],
] as const)('DZ-WALL-01 slammed into a wall: %s', (_, wall, own, events) => {
  const battle = battleWith({ b: [['d4', { size: 2, armour: 1 }]] });
  const played = runFlow(slam(battle, 'b1', plainDamage(0, true, 3)), {
    faces: [[...wall, ...own]],
  });
  expect(eventLines(played)).toEqual(events);
  expect(at(battle, 'b1').cube).toEqual([4, 4, 1]);
});

test.each([
  ['three of 1 leave room for a fourth', [1, 1, 1], 1, true],
  ['four of 1 leave none', [1, 1, 1, 1], 1, false],
  ['2 and 2 fit', [2], 2, true],
  ['2 and 3 do not', [2], 3, false],
  ['1 and 3 fit', [1], 3, true],
  ['4 fits alone', [], 4, true],
  ['4 fits beside nobody', [1], 4, false],
] as const)('DZ-CAP-01 room in a cube: %s', (_, there, size, expected) => {
  const sketches = there.map((each) => ['d5', { size: each }] as const);
  const battle = begun({
    a: [['d4', { size }], ...sketches],
    // Enemies have room of their own, and the dead need none.
    b: [
      ['d5', { size: 4 }],
      ['d4', { size: 4 }],
    ],
  });
  Object.assign(at(battle, 'b2'), { where: 'dead' });
  expect(fits(battle, at(battle, 'a1'), cubeAt('d5'))).toBe(expected);
  const ends = battle.activation && legalActions(battle, battle.activation);
  const enters = ends?.some(
    (action) => action.kind === 'move' && action.way.at(-1)?.join() === '4,5,1',
  );
  expect(enters).toBe(expected);
  expect(fits(battle, at(battle, 'a1'), cubeAt('d4'))).toBe(true);
});
