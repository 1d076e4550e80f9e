import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { deploymentCubes, deployStep, logisticsStep, scoutStep } from './deployment.ts';
import type { Battle } from './state.ts';
import { questionOf, eventLines } from './testing/recorded-flow.ts';
import { at, battleWith, type TestBattle } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';

/** Before anybody has been put down. */
function undeployed(position: TestBattle, first: 0 | 1 = 0): Battle {
  const battle = battleWith(position);
  for (const model of battle.models) model.where = 'waiting';
  battle.first = first;
  battle.phase = { step: 'deployment', seat: first };
  return battle;
}

test('DZ-DEPLOY-01 a model is deployed where it is put, with an event', () => {
  const battle = undeployed({ a: [['a1'], ['a1']], b: [['h8']] });
  expect(eventLines(runFlow(deployStep(battle, 0), { choices: ['to:c2.1'] }))).toEqual([
    'deployed a1 c2.1',
  ]);
  expect(at(battle, 'a1')).toMatchObject({ where: 'field', cube: [3, 2, 1] });
  expect(battle.phase).toEqual({ step: 'deployment', seat: 0 });
});

test('DZ-DEPLOY-01 the first player deploys last if the second one begins', () => {
  const battle = undeployed({ a: [['a1']], b: [['h8']] }, 1);
  runFlow(deployStep(battle, 1), { choices: ['to:h8.1'] });
  expect(battle.phase).toEqual({ step: 'deployment', seat: 0 });
  runFlow(deployStep(battle, 0), { choices: ['to:a1.1'] });
  expect(battle.phase).toEqual({ step: 'logistics', seats: [] });
});

test('DZ-ABIL-03 a side with nobody but a Hammerfist puts nobody down', () => {
  const battle = undeployed({ a: [['a1', { abilities: ['hammerfist'] }]], b: [['h8']] });
  expect(eventLines(runFlow(deployStep(battle, 0)))).toEqual([]);
  expect(battle.phase).toEqual({ step: 'deployment', seat: 1 });
  expect(at(battle, 'a1').where).toBe('waiting');
});

test('DZ-DEPLOY-01 a zone may be as narrow as its mission says', () => {
  const zones = [
    { from: [1, 4], to: [2, 8] },
    { from: [7, 1], to: [8, 5] },
  ] as const;
  const battle = undeployed({ a: [['a1']], b: [['h8']], mission: { zones } });
  const spread = (id: string, axis: 0 | 1) => [
    ...new Set(deploymentCubes(battle, at(battle, id)).map((cube) => cube[axis])),
  ];
  expect([spread('a1', 0), spread('a1', 1)]).toEqual([
    [1, 2],
    [4, 5, 6, 7, 8],
  ]);
  expect([spread('b1', 0), spread('b1', 1)]).toEqual([
    [7, 8],
    [1, 2, 3, 4, 5],
  ]);
});

test('DZ-DEPLOY-02 a place that cannot be taken is refused with the reason', () => {
  const battle = undeployed({
    a: [
      ['a1', { abilities: ['vehicle'], size: 2 }],
      ['c2', { size: 3 }],
    ],
    b: [['h8']],
    cubes: [{ at: [4, 2, 2], floor: 'full' }],
  });
  at(battle, 'a2').where = 'field';
  const question = questionOf(deployStep(battle, 0));
  const why = (key: string) => {
    const refusal = question.explain(key);
    return refusal && [refusal.code, refusal.rule, refusal.params];
  };
  expect(why('to:d2.1')).toBeUndefined();
  const at1 = (to: string) => ({ model: 'a1', to });
  expect(why('to:d3.1')).toEqual(['not-in-zone', 'DZ-DEPLOY-01', at1('d3.1')]);
  expect(why('to:d2.2')).toEqual(['ground-only', 'DZ-DEPLOY-02', at1('d2.2')]);
  expect(why('to:c2.1')).toEqual(['no-room', 'DZ-CAP-01', { ...at1('c2.1'), steps: 0 }]);
  expect(why('to:e2.2')).toEqual(['no-floor', 'DZ-DEPLOY-02', { ...at1('e2.2'), steps: 0 }]);
  const nonsense = `x${'y'.repeat(100)}`;
  const unread = (answer: string) => ['not-an-option', 'DZ-DEPLOY-01', { answer, about: 'deploy' }];
  expect(why(nonsense)).toEqual(unread(nonsense.slice(0, 80)));
  expect(why('none')).toEqual(unread('none'));
});

test('DZ-DEPLOY-03 DZ-ABIL-26 leaders with Logistics, the first player’s first', () => {
  const logistician: FigureSpec = { type: 'leader', abilities: ['logistics'] };
  const battle = undeployed(
    {
      // Only a leader’s counts.
      a: [
        ['a1', { abilities: ['logistics'] }],
        ['a1', logistician],
      ],
      b: [['h8', logistician]],
    },
    1,
  );
  for (const id of ['a1', 'b1']) at(battle, id).where = 'field';
  runFlow(deployStep(battle, 0), { choices: ['to:a1.1'] });
  expect(battle.phase).toEqual({ step: 'logistics', seats: [1, 0] });
  runFlow(logisticsStep(battle, [1, 0]));
  expect(battle.phase).toEqual({ step: 'logistics', seats: [0] });
  const plain = undeployed(
    { a: [['a1', { abilities: ['logistics'] }]], b: [['h8', logistician]] },
    1,
  );
  at(plain, 'b1').where = 'field';
  runFlow(deployStep(plain, 0), { choices: ['to:a1.1'] });
  expect(plain.phase).toEqual({ step: 'logistics', seats: [1] });
});

test('DZ-ABIL-11 scouts move one after the other, those of the first player first', () => {
  const scout: FigureSpec = { abilities: ['scout'] };
  const battle = battleWith({
    a: [['a1', scout], ['a1'], ['a1', scout]],
    b: [['h8'], ['h8', scout], ['h7', scout]],
  });
  battle.first = 1;
  at(battle, 'a3').where = 'waiting';
  runFlow(logisticsStep(battle, []));
  expect(battle.phase).toEqual({ step: 'scouts', models: ['b2', 'b3', 'a1'] });
  const { choices } = runFlow(scoutStep(battle, ['b2', 'b3', 'a1']), { choices: ['none'] });
  expect(choices[0]?.who).toBe(1);
  expect(battle.phase).toEqual({ step: 'scouts', models: ['b3', 'a1'] });
});
