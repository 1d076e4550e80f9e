import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { smokescreen } from './smokescreen.ts';
import { at, battleWith } from './testing/scripted-battle.ts';

test.each([
  ['smokescreen', 'DZ-ABIL-12', false],
  ['toxic-smokescreen', 'DZ-ABIL-13', true],
] as const)('DZ-ABIL-12 DZ-ABIL-13 a %s is offered until it was used', (ability, rule, toxic) => {
  const battle = battleWith({ b: [['c3', { abilities: [ability] }]] });
  const remaining = runFlow(smokescreen(battle, 'b1'), { choices: ['no'] });
  expect(remaining.choices[0]).toEqual({
    about: 'smokescreen',
    rule,
    who: 1,
    key: 'no',
    options: ['no', 'yes'],
  });
  expect([battle.smoke, at(battle, 'b1').spent, remaining.events]).toEqual([[], [], []]);
  runFlow(smokescreen(battle, 'b1'), { choices: ['yes'] });
  expect(battle.smoke).toEqual([{ cube: [3, 3, 1], toxic }]);
  expect(at(battle, 'b1').spent).toEqual(['smokescreen']);
  expect(runFlow(smokescreen(battle, 'b1')).choices).toEqual([]);
});
