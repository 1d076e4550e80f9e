import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actions } from './action.ts';
import { actionStep } from './activation.ts';
import { possibleActions } from './candidates.ts';
import { isCarriedOff } from './carry-off.ts';
import { figureOf } from './figures.ts';
import { activate, at, battleWith, perform, refused, type TestBattle } from './testing/battle.ts';

/** A chief lies at the edge, a minion beside him; a2, his troll, stands on the other side. */
function fallenChief(rest: TestBattle = {}) {
  const battle = battleWith({
    a: [
      [1, 10, { rank: 'chief' }],
      [2, 10, { mercenary: 'troll-bodyguard' }],
      [1, 11, {}],
      [1, 9, {}],
    ],
    b: [[40, 10]],
    ...rest,
  });
  for (const id of ['a1', 'a4']) figureOf(battle, id).fate = 'out';
  return battle;
}

test('MU-MERC-09 MU-CHAR-14 a bodyguard leaves the table with his fallen chief', () => {
  const battle = fallenChief();
  activate(battle, 'a2', 3);
  for (const key of ['carry:a1', `walk:${at(1.2, 10)}`, 'deed:carry-off:a1'])
    runFlow(actionStep(battle, 'a2'), { choices: [key] });
  expect(figureOf(battle, 'a2').fate).toBe('left');
  expect([isCarriedOff(battle, 'a1'), battle.active]).toEqual([true, null]);
  activate(battle, 'a3');
  expect(refused(battle, 'carry:a1')).toBe('carried-already MU-CHAR-14');
});

test('MU-MERC-09 it is offered at an edge, out of melee, with the chief alone', () => {
  const battle = fallenChief();
  activate(battle, 'a2', 3);
  perform(battle, 'carry:a1');
  const why = (key = 'deed:carry-off:a1') => [
    possibleActions(battle, figureOf(battle, 'a2')).some((each) => actions.make(each) === key),
    refused(battle, key),
  ];
  expect(why()).toEqual([false, 'not-at-edge MU-MERC-09']);
  figureOf(battle, 'a2').at = at(1.5, 10);
  expect(why()).toEqual([true, undefined]);
  figureOf(battle, 'b1').at = at(2.5, 10);
  expect(why()).toEqual([false, 'in-melee MU-ACT-05']);
  figureOf(battle, 'b1').at = at(40, 10);
  expect(why('deed:carry-off:a4')).toEqual([false, 'no-such-deed MU-ACT-03']);
  perform(battle, 'put-down');
  expect(why()).toEqual([false, 'carries-nobody MU-MERC-09']);
});

test('MU-MERC-09 nobody but the bodyguard leaves the table with the chief', () => {
  const battle = fallenChief();
  activate(battle, 'a3');
  perform(battle, 'carry:a1');
  expect(refused(battle, 'deed:carry-off:a1')).toBe('no-such-deed MU-ACT-03');
});
