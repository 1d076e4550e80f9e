import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { isIdle } from './remote.ts';
import { turnStep } from './turn.ts';
import { battleWith, type TestBattle } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';

const DRILL: FigureSpec = { abilities: ['remote'] };

test('DZ-ABIL-45 an Engineer of its side within three cubes keeps it working', () => {
  const engineer: FigureSpec = { abilities: ['engineer'] };
  const idle = (test: TestBattle, change = {}) => {
    const battle = battleWith(test);
    Object.assign(battle.models.at(-1) ?? {}, change);
    return isIdle(battle, 'a1');
  };
  expect(
    idle({
      a: [
        ['a1', DRILL],
        ['a4', engineer],
      ],
    }),
  ).toBe(false);
  expect(
    idle({
      a: [
        ['a1', DRILL],
        ['a5', engineer],
      ],
    }),
  ).toBe(true);
  expect(idle({ a: [['a1', DRILL], ['a2']] })).toBe(true);
  expect(
    idle(
      {
        a: [
          ['a1', DRILL],
          ['a2', engineer],
        ],
      },
      { where: 'dead' },
    ),
  ).toBe(true);
  expect(idle({ a: [['a1', DRILL]], b: [['a2', engineer]] })).toBe(true);
});

test('DZ-ABIL-45 DZ-TURN-05 the turn of an idle remote model is over at once', () => {
  const battle = battleWith({
    a: [
      ['a1', DRILL],
      ['a2', DRILL],
    ],
    b: [['h8']],
    dice: [{ model: 1 }],
  });
  const { choices } = runFlow(turnStep(battle), { choices: ['activate:a1', 'model:a2'] });
  expect(choices[1]).toMatchObject({ about: 'another-model', options: ['none', 'model:a2'] });
  expect(battle).toMatchObject({ turnOf: 1, second: false, activation: null });
  expect(battle.sides[0]?.dice.model).toBe(0);
});
