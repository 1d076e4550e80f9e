import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import {
  actionStep,
  beginActivation,
  endActivation,
  markFinished,
  takeAction,
} from './activation.ts';
import { OVER, type Battle } from './state.ts';
import { act, questionOf, eventLines } from './testing/recorded-flow.ts';
import { activate, at, battleWith, cubeAt } from './testing/scripted-battle.ts';

/** One model of each side. */
function duel(began: 0 | 1): Battle {
  const battle = battleWith({ a: [['a1']], b: [['h8']] });
  battle.began = began;
  return battle;
}

test('DZ-TURN-01 DZ-CMD-05 an activation begins with nothing done and no Special', () => {
  const battle = duel(0);
  for (const side of battle.sides) side.specialSpent = true;
  expect(eventLines(runFlow(beginActivation(battle, 'a1')))).toEqual(['activated a1']);
  expect(battle.sides.map(({ specialSpent }) => specialSpent)).toEqual([false, false]);
  expect(battle.activation).toEqual({
    model: 'a1',
    controller: 0,
    beganWithEnemy: false,
    length: 0,
    done: [],
    faces: [],
    sprinted: false,
  });
});

test('DZ-TURN-01 an activation ends with an event and a marked model', () => {
  const battle = activate(duel(0), 'a1');
  expect(eventLines(act(battle, ['done']))).toEqual(['activation-over a1']);
  expect(at(battle, 'a1').activated).toBe(true);
  // There is nothing left to end.
  expect(eventLines(runFlow(endActivation(battle)))).toEqual([]);
});

test('DZ-ACT-01 a model that can do nothing more, or is dead, is not asked', () => {
  const idle = activate(duel(0), 'a1');
  if (idle.activation) Object.assign(idle.activation, { length: 2, done: ['sprint'] });
  expect(eventLines(act(idle, []))).toEqual(['activation-over a1']);
  const dead = activate(duel(0), 'a1');
  at(dead, 'a1').where = 'dead';
  expect(eventLines(act(dead, []))).toEqual(['activation-over a1']);
});

test('DZ-ABIL-06 the death of the active model ends its activation', () => {
  const battle = battleWith({ a: [['a1', { abilities: ['boom 5'] }]], b: [['h8']] });
  activate(battle, 'a1');
  expect(eventLines(act(battle, ['detonate']))).toEqual([
    'killed a1',
    'scores 1 1',
    'explodes a1 5',
    'activation-over a1',
  ]);
  expect(battle.activation).toBeNull();
});

test('DZ-ABIL-25 a model stopped by a trap is asked about its faces, and can only end', () => {
  const leader = { type: 'leader', special: 'too-stubborn-to-die' } as const;
  const battle = battleWith({ a: [['a1', leader]], b: [['h8']], dice: [{ special: 1 }] });
  at(battle, 'a1').damage = 1;
  activate(battle, 'a1');
  if (battle.activation) battle.activation.length = OVER;
  const { choices } = act(battle, ['done']);
  expect(choices[0]?.options).toEqual(['done']);
});

test.each([
  [0, 2],
  [1, 1],
  [2, 0],
  [OVER, 0],
])('DZ-ACT-01 short actions are used up: after %i there are %i left', (length, left) => {
  const battle = battleWith({ a: [['a1']], b: [['h8']], dice: [{ move: 1 }] });
  const { activation } = activate(battle, 'a1');
  if (!activation) throw new Error('Nobody is active.');
  activation.length = length;
  expect(questionOf(actionStep(battle, activation)).params).toEqual({ model: 'a1', left });
});

test('DZ-ACT-01 an unreadable or impossible answer is refused with the reason', () => {
  const battle = activate(duel(0), 'a1');
  if (!battle.activation) throw new Error('Nobody is active.');
  const question = questionOf(actionStep(battle, battle.activation));
  const nonsense = `x${'y'.repeat(100)}`;
  expect(question.explain(nonsense)).toMatchObject({
    code: 'not-an-option',
    rule: 'DZ-ACT-01',
    params: { answer: nonsense.slice(0, 80), about: 'action' },
  });
  expect(question.explain('move:a3.1')).toMatchObject({ code: 'no-way', rule: 'DZ-MOVE-01' });
  // A cube is written in one way only, and a weapon in letters that keys may have.
  expect(question.explain('move:A2.1')).toMatchObject({ code: 'not-an-option' });
  expect(question.explain('move:a2')).toMatchObject({ code: 'not-an-option' });
  expect(question.explain('shoot:Rifle!:b1')).toMatchObject({ code: 'not-an-option' });
  expect(question.explain('shoot:rifle:b1')).toMatchObject({ code: 'out-of-range' });
  // Cube by cube, which is not among what is offered.
  expect(question.explain('sprint:b1.1+b2.1')).toBeUndefined();
});

test('DZ-END-02 a side without models to activate has finished; ties go by the start', () => {
  const finished = (began: 0 | 1, done: readonly string[]) => {
    const battle = duel(began);
    for (const id of done) at(battle, id).activated = true;
    markFinished(battle);
    return battle.finished;
  };
  expect([finished(0, []), finished(1, [])]).toEqual([null, null]);
  expect([finished(0, ['a1']), finished(1, ['a1'])]).toEqual([0, 0]);
  expect([finished(0, ['b1']), finished(1, ['b1'])]).toEqual([1, 1]);
  expect([finished(0, ['a1', 'b1']), finished(1, ['a1', 'b1'])]).toEqual([1, 0]);
});

test('DZ-END-02 a side that loses its last model in an activation has finished', () => {
  const battle = activate(duel(1), 'a1');
  at(battle, 'b1').where = 'dead';
  runFlow(endActivation(battle));
  expect(battle.finished).toBe(1);
  const last = activate(duel(1), 'a1');
  runFlow(endActivation(last));
  expect(last.finished).toBe(0);
});

test('DZ-MOVE-01 a move that became impossible is not made', () => {
  const battle = activate(duel(0), 'a1');
  if (!battle.activation) throw new Error('Nobody is active.');
  // The odds try answers of before on a table that has changed.
  expect(eventLines(runFlow(takeMove(battle, 'c3')))).toEqual([]);
  expect(at(battle, 'a1').cube).toEqual([1, 1, 1]);
});

function takeMove(battle: Battle, to: string) {
  if (!battle.activation) throw new Error('Nobody is active.');
  return takeAction(battle, battle.activation, { kind: 'move', way: [cubeAt(to)] });
}
