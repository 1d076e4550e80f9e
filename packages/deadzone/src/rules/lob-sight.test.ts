import type { FieldCube } from '../board/index.ts';
import { expect, test } from 'vitest';
import { activate, battleWith } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';
import { whyNotDo } from './testing/logged-events.ts';

const LOBBER: FigureSpec = {
  weapons: [weapon('launcher', 6, ['grenade', 'frag 2']), weapon('mortar', 6, ['indirect 2'])],
};

const ROOF = {
  thrower: { at: [4, 4, 2], floor: 'full' },
  target: { at: [4, 6, 2], floor: 'full' },
} as const;
const WALL: FieldCube = { at: [4, 5, 1], south: 'blocked', north: 'blocked' };
/** No way for the eye from d4 to d6. */
const BOXED: FieldCube = { at: [4, 6, 1], north: 'blocked', west: 'blocked', east: 'blocked' };

/** Whether a grenade and a mortar may be lobbed at the enemy, in sight or not, under such roofs. */
function lobbed(seen: boolean, roofs: readonly (keyof typeof ROOF)[]): readonly string[] {
  const cubes = [...(seen ? [] : [WALL, BOXED]), ...roofs.map((roof) => ROOF[roof])];
  // Cubes of one place are one cube.
  const battle = activate(battleWith({ a: [['d4', LOBBER]], b: [['d6']], cubes }), 'a1');
  return ['launcher', 'mortar'].map((arm) => whyNotDo(battle, `lob:${arm}:d6.1`));
}

const NO = 'not-from-above DZ-ABIL-21';

test.each([
  ['in the open, seen', true, [], ['fine', 'fine']],
  ['in the open, unseen', false, [], ['fine', 'fine']],
  ['from under a roof, seen', true, ['thrower'], ['fine', NO]],
  ['from under a roof, unseen', false, ['thrower'], [NO, NO]],
  ['at a roof, seen', true, ['target'], ['fine', NO]],
  ['at a roof, unseen', false, ['target'], [NO, NO]],
  ['from roof to roof, seen', true, ['thrower', 'target'], ['fine', NO]],
  ['from roof to roof, unseen', false, ['thrower', 'target'], [NO, NO]],
] as const)('DZ-ABIL-21 DZ-ABIL-23 a grenade and a mortar %s', (_, seen, roofs, expected) => {
  expect(lobbed(seen, roofs)).toEqual(expected);
});
