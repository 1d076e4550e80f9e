import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { lob, whyNotLob } from './grenade.ts';
import type { Battle } from './state.ts';
import { at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import { weapon } from './testing/recruits.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

function why(battle: Battle, cube: string, arm = 'frag-grenade'): string | undefined {
  return whyNotLob(battle, at(battle, 'a1'), arm, cubeAt(cube))?.code;
}

function thrower(cubes: Parameters<typeof battleWith>[0]['cubes'] = []): Battle {
  const battle = battleWith({ a: [['d4']], b: [['d6']], cubes });
  give(battle, 'a1', 'frag-grenade');
  return battle;
}

test('DZ-ABIL-21 a grenade needs an enemy in sight, or both cubes open to the sky', () => {
  const battle = thrower();
  expect([why(battle, 'd6'), why(battle, 'f4'), why(battle, 'd8'), why(battle, 'd4')]).toEqual([
    undefined,
    undefined,
    'cube-out-of-range',
    'too-near',
  ]);
  // Under a roof, and nobody to be seen.
  const inside = thrower([{ at: [6, 4, 2], floor: 'full' }]);
  expect(why(inside, 'f4')).toBe('not-from-above');
  const seen = thrower([{ at: [4, 6, 2], floor: 'full' }]);
  expect(why(seen, 'd6')).toBeUndefined();
});

test('DZ-ABIL-21 a grenade lands with one success, else scatters; walls stop it', () => {
  const hit = thrower();
  const { rolls } = runFlow(lob(hit, 'a1', 'frag-grenade', cubeAt('d6')), {
    faces: [[4, 1, 1], miss(3), miss(3), [5]],
  });
  expect(rolls[0]?.notation).toBe('3d8!=8>=4');
  expect(at(hit, 'b1').pinned).toBe(true);
  const off = thrower();
  runFlow(lob(off, 'a1', 'frag-grenade', cubeAt('d6')), { faces: [miss(3), [5]] });
  expect(at(off, 'b1').pinned).toBe(false);
  const walled = thrower([{ at: [5, 6, 1], west: 'blocked' }]);
  runFlow(lob(walled, 'a1', 'frag-grenade', cubeAt('d6')), {
    faces: [miss(3), [5], miss(3), miss(3), [7]],
  });
  expect(at(walled, 'b1').pinned).toBe(true);
});

test('DZ-ITEM-04 a frag grenade is Frag (3), once', () => {
  const battle = thrower();
  const { rolls } = runFlow(lob(battle, 'a1', 'frag-grenade', cubeAt('d6')), {
    faces: [[4, 1, 1], [4, 4, 1], miss(3)],
  });
  expect(rolls[1]?.notation).toBe('3d8!=8>=4');
  expect(at(battle, 'b1').where).toBe('dead');
  expect(why(battle, 'd6')).toBe('no-such-weapon');
});

test('DZ-ITEM-03 a stun grenade marks everybody there as activated, of both sides', () => {
  const battle = battleWith({ a: [['d4'], ['d6']], b: [['d6']] });
  give(battle, 'a1', 'stun-grenade');
  runFlow(lob(battle, 'a1', 'stun-grenade', cubeAt('d6')), { faces: [[4, 1, 1]] });
  expect([at(battle, 'a2'), at(battle, 'b1')].map(({ activated }) => activated)).toEqual([
    true,
    true,
  ]);
  expect(at(battle, 'b1').damage).toBe(0);
});

test('DZ-ITEM-05 a smoke grenade fills a cube', () => {
  const battle = battleWith({ a: [['d4']], b: [['d6']] });
  give(battle, 'a1', 'smoke-grenade');
  runFlow(lob(battle, 'a1', 'smoke-grenade', cubeAt('d6')), { faces: [[4, 1, 1]] });
  expect(battle.smoke).toEqual([{ cube: [4, 6, 1], toxic: false }]);
});

test('DZ-ABIL-23 Indirect needs one success in sight, two without, from two cubes on', () => {
  const mortar = { weapons: [weapon('mortar', 8, ['indirect 4'])] };
  const seen = battleWith({ a: [['d4', mortar]], b: [['d7']], dice: [{ dice: 2 }] });
  expect([why(seen, 'd5', 'mortar'), why(seen, 'd6', 'mortar')]).toEqual(['too-near', undefined]);
  // No Dice face can be added to the aim.
  const { rolls } = runFlow(lob(seen, 'a1', 'mortar', cubeAt('d7')), {
    faces: [[4, 1, 1], miss(4), miss(3), [2]],
  });
  expect(rolls[1]?.notation).toBe('4d8!=8>=4');
  expect(at(seen, 'b1').pinned).toBe(true);
  const blind = battleWith({
    a: [['d4', mortar]],
    b: [['d7']],
    cubes: [1, 2, 3, 4, 5, 6, 7, 8].map((column) => ({
      at: [column, 6, 1] as const,
      north: 'blocked' as const,
    })),
  });
  // One success is not enough: it goes one cube east, where a tower stands with nobody on it.
  runFlow(lob(blind, 'a1', 'mortar', cubeAt('d7')), { faces: [[4, 1, 1], [5]] });
  expect(at(blind, 'b1').pinned).toBe(false);
});

test('DZ-ABIL-23 a scattered shot comes down on top of its new stack', () => {
  const mortar = { weapons: [weapon('mortar', 8, ['indirect 1'])] };
  const battle = battleWith({
    a: [['d4', mortar]],
    b: [['d7'], ['e7.2']],
    cubes: [{ at: [5, 7, 2], floor: 'full' }],
  });
  runFlow(lob(battle, 'a1', 'mortar', cubeAt('d7')), { faces: [miss(3), [5], [1], miss(3), [2]] });
  expect(at(battle, 'b2').pinned).toBe(true);
});

test('DZ-ABIL-07 Dice faces help a shot without modifiers only if the table says so', () => {
  const settings = { unmodifiedShots: 'command-dice' } as const;
  const battle = battleWith({ a: [['d4']], b: [['d6']], dice: [{ dice: 1 }], settings });
  give(battle, 'a1', 'smoke-grenade');
  const { rolls } = runFlow(lob(battle, 'a1', 'smoke-grenade', cubeAt('d6')), {
    choices: ['add:1'],
    faces: [[4, 1, 1, 1]],
  });
  expect(rolls[0]?.notation).toBe('4d8!=8>=4');
});
