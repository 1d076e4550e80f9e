import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { scout } from './scout.ts';
import { pathAnswers } from './path-answers.ts';
import { battleWith, cubeAt } from './testing/scripted-battle.ts';

test('DZ-ABIL-11 a Scout may stay where it is', () => {
  const battle = battleWith({
    b: [['h8', { abilities: ['scout'], speed: { move: 1, sprint: 1 } }]],
  });
  const { choices, events } = runFlow(scout(battle, 'b1'), { choices: ['none'] });
  expect(choices[0]).toMatchObject({ about: 'scout', rule: 'DZ-ABIL-11', who: 1 });
  expect([...(choices[0]?.options ?? [])].sort()).toEqual([
    'none',
    'to:g7.1',
    'to:g8.1',
    'to:h7.1',
  ]);
  expect(events).toEqual([]);
  expect(
    runFlow(scout(battleWith({ b: [['h8', { speed: null }]] }), 'b1'), { choices: ['none'] })
      .choices[0]?.options,
  ).toEqual(['none']);
});

test('DZ-MOVE-09 ways to pick from are named by their ends', () => {
  const way = [cubeAt('a2'), cubeAt('a3')];
  expect(pathAnswers([way])).toEqual([
    { key: 'none', value: null },
    { key: 'to:a3.1', value: way },
  ]);
});
