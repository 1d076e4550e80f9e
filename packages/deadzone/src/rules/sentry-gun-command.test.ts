import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import type { Special } from './profile.ts';
import { activate, at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import { act, miss } from './testing/recorded-flow.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';
import { explode } from './frag.ts';

const SHOOTER: FigureSpec = { weapons: [weapon('cannon', 8, [], 3)] };

/** A sentry gun of a side whose leader has this special, and who shoots at it. */
function guarded(special: Special) {
  const leader: FigureSpec = { type: 'leader', special };
  const battle = battleWith({
    a: [['d4', SHOOTER]],
    b: [
      ['h8', leader],
      ['d6', { item: 'sentry-gun' }],
    ],
    dice: [{}, { special: 3 }],
  });
  Object.assign(at(battle, 'b2'), { where: 'dead' });
  const gun = at(battle, 'b2g');
  Object.assign(gun, { where: 'field', cube: cubeAt('d6') });
  for (const item of battle.items) Object.assign(item, { holder: null, cube: null });
  return activate(battle, 'a1');
}

test.each(['bastion', 'stalwart', 'starforged-armour'] as const)(
  'DZ-CMD-14 no Special face is spent on a sentry gun: %s',
  (special) => {
    const battle = guarded(special);
    const played = act(
      battle,
      ['shoot:cannon:b2g'],
      [[...new Array<number>(5).fill(4), ...miss(3)]],
    );
    expect(played.choices.map(({ about }) => about)).toEqual(['action']);
    expect(at(battle, 'b2g').where).toBe('dead');
    expect(battle.sides[1]?.dice.special).toBe(3);
  },
);

test('DZ-CMD-14 DZ-LDR-01 Bastion is offered in an explosion for the others alone', () => {
  const battle = guarded('bastion');
  at(battle, 'b1').cube = cubeAt('d6');
  const { choices } = runFlow(
    explode(battle, cubeAt('d6'), { dice: 1, by: 0, rule: 'DZ-ABIL-18' }),
    {
      choices: ['none'],
      faces: [miss(1), miss(3), miss(3), [1]],
    },
  );
  expect(choices[0]?.options).toEqual(['none', 'model:b1']);
});
