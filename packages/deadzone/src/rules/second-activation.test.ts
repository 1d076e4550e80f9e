import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { turnStep } from './turn.ts';
import { activate, at, battleWith } from './testing/scripted-battle.ts';

test('DZ-TURN-02 DZ-CMD-05 a +1 Model face opens a second activation after an idle one', () => {
  const sides = { a: [['a1'], ['a3']], b: [['h8']] } as const;
  const idle = activate(battleWith({ ...sides, dice: [{ model: 1 }] }), 'a1');
  const { choices } = runFlow(turnStep(idle), { choices: ['done', 'model:a2'] });
  expect(choices.map(({ about }) => about)).toEqual(['action', 'another-model']);
  expect(idle).toMatchObject({ turnOf: 0, activation: { model: 'a2' } });
  expect(at(idle, 'a1').activated).toBe(true);
  const without = activate(battleWith(sides), 'a1');
  runFlow(turnStep(without), { choices: ['done'] });
  expect(without.turnOf).toBe(1);
});
