import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actionsStep } from './activation.ts';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { battleOf, moment, loggedEvents } from './testing/scripted-battle.ts';

/** One step of the actions as the battle stands. */
function step(battle: Battle, script: Script = {}) {
  if (battle.phase.step !== 'actions') throw new Error(`It is ${battle.phase.step}.`);
  return runFlow(actionsStep(battle, battle.phase), script);
}

/** Why the question of this step refuses an answer. */
function refused(battle: Battle, key: string) {
  if (battle.phase.step !== 'actions') throw new Error(`It is ${battle.phase.step}.`);
  for (const asked of actionsStep(battle, battle.phase)) {
    if (asked.kind === 'choice') return asked.explain(key);
  }
  return undefined;
}

const TWO = ['a1 g1 @100,100', 'a2 g2 @100,200', 'b1 g1 @900,900', 'b2 g2 @900,1000'];

test('RX-ACT-01 a group is chosen by its own side, once a turn', () => {
  const battle = battleOf(TWO);
  const chosen = step(battle, { choices: ['A2'] });
  expect(chosen.choices[0]).toMatchObject({ who: 0, about: 'group', options: ['A1', 'A2'] });
  expect(moment(chosen, 'group-acts')).toEqual({ seat: 0, group: 'A2' });
  expect(battle.phase).toEqual({ step: 'actions', turnOf: 0, group: 'A2', figure: null });

  const again = battleOf([...TWO, 'a3 g3 @100,300']);
  for (const group of again.groups) if (group.id === 'A1') group.acted = true;
  expect(refused(again, 'A1')).toMatchObject({ code: 'already-acted', params: { id: 'A1' } });
  expect(refused(again, 'B1')).toMatchObject({ code: 'not-yours', params: { id: 'B1' } });
  expect(refused(again, 'abcdefghijklmnopqrstuvwxyz')).toMatchObject({
    code: 'no-such-thing',
    params: { id: 'abcdefghijklmnopqrst' },
  });
});

test('RX-ACT-01 the turn ends when nobody is left to act', () => {
  const battle = battleOf(TWO);
  for (const group of battle.groups) group.acted = true;
  expect(step(battle).events).toEqual([]);
  expect(battle.phase).toEqual({ step: 'end' });
});

test('RX-ACT-01 a group asks for each figure that can act, and may end before', () => {
  const battle = battleOf(['a1 @100,100', 'a2 @100,200', 'a3 rout @100,300', 'b1 @900,900']);
  battle.phase = { step: 'actions', turnOf: 0, group: 'A1', figure: null };
  expect(refused(battle, 'a3')).toMatchObject({ code: 'cannot-act', rule: 'RX-REACT-13' });
  expect(refused(battle, 'abcdefghijklmnopqrstuvwxyz')).toMatchObject({
    code: 'no-such-thing',
    params: { id: 'abcdefghijklmnopqrst' },
  });
  const asked = step(battle, { choices: ['done'] });
  expect(asked.choices[0]).toMatchObject({ who: 0, options: ['a1', 'a2', 'done'] });
  expect(battle.groups[0]?.acted).toBe(true);
  expect(battle.phase).toEqual({ step: 'actions', turnOf: 1, group: null, figure: null });
});

test('RX-ACT-01 the last of a group is not asked for', () => {
  const battle = battleOf(['a1 @100,100', 'a2 @100,200', 'b1 @900,900']);
  figureOf(battle, 'a1').acted = true;
  battle.phase = { step: 'actions', turnOf: 0, group: 'A1', figure: null };
  const played = step(battle);
  expect(moment(played, 'figure-acts')).toEqual({ figure: 'a2', ap: 6 });
  expect(battle.phase).toEqual({ step: 'actions', turnOf: 0, group: 'A1', figure: 'a2' });
});

test('RX-MACH-05 a machine that is shut down is not chosen', () => {
  const battle = battleOf(['a1 @100,100', 'a2 @100,200', 'a3 robot @100,300', 'b1 @900,900']);
  const { machine } = figureOf(battle, 'a3');
  if (machine) machine.damage.power = 3;
  battle.phase = { step: 'actions', turnOf: 0, group: 'A1', figure: null };
  expect(refused(battle, 'a3')).toMatchObject({ code: 'cannot-act', rule: 'RX-MACH-05' });
});

/** a1 is in the middle of its activation. */
function acting(ap: number, pivoted: boolean): Battle {
  const battle = battleOf(['a1 pistol @100,100', 'b1 @900,900']);
  Object.assign(figureOf(battle, 'a1'), { ap, spent: 6 - ap, pivoted });
  battle.phase = { step: 'actions', turnOf: 0, group: 'A1', figure: 'a1' };
  return battle;
}

test('RX-AP-04 a figure goes on with points left, or a free pivot', () => {
  const points = acting(2, true);
  expect(loggedEvents(step(points, { choices: ['move:100,150'] }))).toEqual(['moves']);
  expect(points.phase).toMatchObject({ figure: 'a1' });

  const pivot = acting(0, false);
  expect(step(pivot, { choices: ['done'] }).choices).toHaveLength(1);

  const nothing = acting(0, true);
  const over = step(nothing);
  expect(over.choices).toEqual([]);
  expect(moment(over, 'figure-done')).toEqual({ figure: 'a1', unused: 0 });
});

test('RX-AP-04 the last point and the pivot used end the activation by themselves', () => {
  const battle = acting(1, false);
  figureOf(battle, 'a1').pivoted = true;
  expect(loggedEvents(step(battle, { choices: ['move:100,150'] }))).toEqual(['moves']);
  // Any action frees the pivot again, so there is one more question.
  expect(battle.phase).toMatchObject({ figure: 'a1' });
  expect(loggedEvents(step(battle, { choices: ['pivot:90'] }))).toEqual(['pivots', 'figure-done']);
  expect(battle.phase).toEqual({ step: 'actions', turnOf: 0, group: 'A1', figure: null });
  expect(figureOf(battle, 'a1')).toMatchObject({ ap: 0, acted: true });
});

test('RX-CC-02 RX-REACT-13 a fighting, routing or fallen figure has no pivot left', () => {
  const fights = acting(0, false);
  fights.melees.push({ starter: 'a1', other: 'b1', rounds: 1 });
  expect(loggedEvents(step(fights))).toEqual(['figure-done']);
  const routs = acting(2, false);
  figureOf(routs, 'a1').reaction = 'rout';
  expect(loggedEvents(step(routs))).toEqual(['figure-done']);
  const out = acting(2, false);
  figureOf(out, 'a1').fate = 'eliminated';
  expect(loggedEvents(step(out))).toEqual(['figure-done']);
});

test('RX-AP-04 unused points are lost, with an event', () => {
  const battle = acting(4, false);
  const done = step(battle, { choices: ['done'] });
  expect(moment(done, 'figure-done')).toEqual({ figure: 'a1', unused: 4 });
  expect(figureOf(battle, 'a1')).toMatchObject({ ap: 0, acted: true });
});

test('RX-ACT-01 the next of three sides with a group left is on', () => {
  const battle = battleOf(['a1', 'b1 @900,900', 'c1 @500,900']);
  const [, second] = battle.groups;
  if (second) second.acted = true;
  battle.phase = { step: 'actions', turnOf: 1, group: null, figure: null };
  expect(moment(step(battle), 'group-acts')).toEqual({ seat: 2, group: 'C1' });
});

test('RX-ACT-01 a figure is chosen by its own side', () => {
  const battle = battleOf(['a1', 'b1 @900,900', 'b2 @900,800']);
  battle.phase = { step: 'actions', turnOf: 1, group: 'B1', figure: null };
  const asked = step(battle, { choices: ['b2'] });
  expect(asked.choices[0]).toMatchObject({
    who: 1,
    about: 'figure',
    options: ['b1', 'b2', 'done'],
  });
});
