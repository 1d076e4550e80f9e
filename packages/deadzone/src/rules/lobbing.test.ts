import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { fillWithSmoke, lob, whyNotLob } from './grenade.ts';
import type { ItemId } from './item.ts';
import type { Battle } from './state.ts';
import { miss, recordFlow, eventLines } from './testing/recorded-flow.ts';
import { at, battleWith, cubeAt, give, type TestBattle } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';

function why(battle: Battle, arm: string, cube: string): readonly unknown[] | undefined {
  const refusal = whyNotLob(battle, at(battle, 'a1'), arm, cubeAt(cube));
  return refusal && [refusal.code, refusal.rule, refusal.params];
}

/** Somebody with a grenade in the middle, and an enemy two cubes to the south. */
function thrower(kind: ItemId, more: TestBattle = {}): Battle {
  const battle = battleWith({ a: [['d4']], b: [['d6']], ...more });
  give(battle, 'a1', kind);
  return battle;
}

/** The log of a throw at the enemy that misses and scatters. */
function thrownOff(kind: ItemId, faces: readonly number[][], more: TestBattle): readonly string[] {
  return eventLines(
    runFlow(lob(thrower(kind, more), 'a1', kind, cubeAt('d6')), { faces: [miss(3), ...faces] }),
  );
}

const mortar = (...more: Parameters<typeof weapon>[2] & object): FigureSpec => ({
  weapons: [weapon('mortar', 8, ['indirect 2', ...more])],
});

test.each(['frag-grenade', 'smoke-grenade', 'stun-grenade'] as const)(
  'DZ-ITEM-03 DZ-ITEM-04 DZ-ITEM-05 a %s flies three cubes',
  (kind) => {
    const battle = thrower(kind);
    expect(why(battle, kind, 'd7')).toBeUndefined();
    expect(why(battle, kind, 'd8')).toEqual([
      'cube-out-of-range',
      'DZ-SHOOT-05',
      { to: 'd8.1', distance: 4, range: 3 },
    ]);
  },
);

test('DZ-ABIL-21 DZ-ABIL-23 why a cube cannot be lobbed at', () => {
  const battle = thrower('frag-grenade', { a: [['d4', mortar()]] });
  const spoon = { model: 'a1', weapon: 'spoon' };
  expect(why(battle, 'spoon', 'd6')).toEqual(['no-such-weapon', 'DZ-ABIL-21', spoon]);
  const air = { model: 'a1', to: 'd6.2', steps: 0 };
  expect(why(battle, 'frag-grenade', 'd6.2')).toEqual(['no-floor', 'DZ-ABIL-21', air]);
  const near = (to: string, distance: number) => ({ to, distance });
  expect(why(battle, 'frag-grenade', 'd4')).toEqual(['too-near', 'DZ-ABIL-21', near('d4.1', 0)]);
  expect(why(battle, 'frag-grenade', 'd5')).toBeUndefined();
  expect(why(battle, 'mortar', 'd5')).toEqual(['too-near', 'DZ-ABIL-23', near('d5.1', 1)]);
  at(battle, 'b1').cube = cubeAt('d4');
  at(battle, 'b1').pinned = true;
  expect(why(battle, 'mortar', 'd6')).toEqual(['enemy-beside', 'DZ-SHOOT-02', { model: 'a1' }]);
});

test('DZ-DICE-08 a model that cannot shoot cannot throw', () => {
  const battle = thrower('frag-grenade', { a: [['d4', { shoot: null }]] });
  expect(why(battle, 'frag-grenade', 'd6')?.[0]).toBe('no-such-weapon');
  expect(eventLines(runFlow(lob(battle, 'a1', 'frag-grenade', cubeAt('d6'))))).toEqual([]);
});

test('DZ-ABIL-21 a throw is logged, with its landing place if that is another cube', () => {
  const battle = thrower('frag-grenade');
  const hit = recordFlow(lob(battle, 'a1', 'frag-grenade', cubeAt('d6')), {
    faces: [[4, 1, 1], miss(3), miss(3), [5]],
  });
  expect(eventLines(hit)).toEqual([
    'lobs a1 frag-grenade d6.1',
    'frag 0',
    'thrown b1 e6.1',
    'pinned b1',
  ]);
  expect(hit.rolls.map(({ rule }) => rule)).toEqual([
    'DZ-ABIL-21',
    'DZ-ABIL-18',
    'DZ-ABIL-18',
    'DZ-SCAT-01',
  ]);
  expect(hit.rollers.slice(0, 2)).toEqual(['aim 0', 'frag 0']);
  expect(thrownOff('frag-grenade', [[1]], {})).toEqual(['lobs a1 frag-grenade d6.1', 'lands c5.1']);
});

test('DZ-ABIL-23 a mortar has its own rule, and empties or is used up like others', () => {
  const battle = battleWith({
    a: [['d4', mortar('slow-reload', 'one-use')]],
    b: [['d7', { size: 2 }]],
  });
  const { rolls } = runFlow(lob(battle, 'a1', 'mortar', cubeAt('d7')), {
    faces: [[4, 1, 1], [4, 4], miss(3), [5]],
  });
  expect(rolls.slice(0, 3).map(({ rule }) => rule)).toEqual([
    'DZ-ABIL-23',
    'DZ-ABIL-23',
    'DZ-ABIL-18',
  ]);
  expect(at(battle, 'a1')).toMatchObject({ unloaded: ['mortar'], spent: ['mortar'] });
});

test('DZ-ABIL-23 two successes are enough for what is not seen', () => {
  const wall = [1, 2, 3, 4, 5, 6, 7, 8].map((column) => ({
    at: [column, 6, 1] as const,
    north: 'blocked' as const,
  }));
  const battle = battleWith({ a: [['d4', mortar()]], b: [['d7']], cubes: wall });
  runFlow(lob(battle, 'a1', 'mortar', cubeAt('d7')), {
    faces: [[4, 4, 1], miss(2), miss(3), [5]],
  });
  expect(at(battle, 'b1').pinned).toBe(true);
});

test('DZ-SCAT-02 DZ-SCAT-03 a grenade goes off on its own level, under a roof too', () => {
  const roof = [{ at: [5, 6, 2], floor: 'full' }] as const;
  expect(thrownOff('smoke-grenade', [[5]], { cubes: roof })).toEqual([
    'lobs a1 smoke-grenade d6.1',
    'lands e6.1',
    'smoke e6.1',
  ]);
});

test('DZ-SCAT-04 a partial floor holds it on 5 or more; otherwise it falls to the next', () => {
  const cubes = [
    { at: [4, 6, 3], floor: 'full' },
    { at: [5, 6, 3], floor: 'partial' },
    { at: [5, 6, 2], floor: 'partial' },
    { at: [4, 4, 3], floor: 'full' },
  ] as const;
  const landing = (...dice: readonly number[]) => {
    const battle = thrower('smoke-grenade', { a: [['d4.3']], b: [['h8']], cubes });
    const faces = [miss(3), [5], ...dice.map((die) => [die])];
    return eventLines(runFlow(lob(battle, 'a1', 'smoke-grenade', cubeAt('d6.3')), { faces }))[1];
  };
  expect([landing(5), landing(4, 5), landing(4, 4)]).toEqual([
    'lands e6.3',
    'lands e6.2',
    'lands e6.1',
  ]);
});

test('DZ-ITEM-05 DZ-ABIL-13 more smoke has no effect, and toxic smoke stays toxic', () => {
  const battle = battleWith({});
  const clouds = (text: string, toxic: boolean) => {
    const lines = eventLines(runFlow(fillWithSmoke(battle, cubeAt(text), toxic)));
    expect(lines).toEqual([`smoke ${text}.1`]);
    return battle.smoke.map((cloud) => [...cloud.cube.slice(0, 2), cloud.toxic]);
  };
  expect(clouds('d4', false)).toEqual([[4, 4, false]]);
  expect(clouds('e4', true)).toEqual([
    [4, 4, false],
    [5, 4, true],
  ]);
  expect(clouds('e4', false)).toEqual([
    [4, 4, false],
    [5, 4, true],
  ]);
  expect(clouds('d4', false)).toEqual([
    [5, 4, true],
    [4, 4, false],
  ]);
});

test('DZ-ITEM-03 every model in a stun grenade is logged', () => {
  const battle = thrower('stun-grenade', { a: [['d4'], ['d6']] });
  expect(
    eventLines(runFlow(lob(battle, 'a1', 'stun-grenade', cubeAt('d6')), { faces: [[4, 1, 1]] })),
  ).toEqual(['lobs a1 stun-grenade d6.1', 'stunned a2', 'stunned b1']);
});

test('DZ-ABIL-23 an Indirect miss goes over walls, onto the top of a solid neighbour', () => {
  const battle = battleWith({
    a: [['d4', mortar()]],
    b: [
      ['d8', { size: 3 }],
      ['e6.2', { size: 3 }],
    ],
    cubes: [
      { at: [5, 6, 1], solid: true },
      { at: [4, 6, 1], north: 'blocked', south: 'blocked', west: 'blocked' },
    ],
  });
  const played = runFlow(lob(battle, 'a1', 'mortar', cubeAt('d6')), {
    faces: [miss(3), [5], [4, 4], miss(3), [5]],
  });
  expect(eventLines(played).slice(0, 4)).toEqual([
    'lobs a1 mortar d6.1',
    'lands e6.2',
    'frag 2',
    'wounded b2 2 2',
  ]);
});

test('DZ-ABIL-23 DZ-BOARD-06 an Indirect miss over the rim bounces back', () => {
  const battle = battleWith({ a: [['d4', mortar()]], b: [['d8', { size: 3 }]] });
  const played = runFlow(lob(battle, 'a1', 'mortar', cubeAt('d8')), {
    faces: [miss(3), [7], [4, 4], miss(3), [5]],
  });
  expect(eventLines(played).slice(0, 2)).toEqual(['lobs a1 mortar d8.1', 'frag 2']);
});
