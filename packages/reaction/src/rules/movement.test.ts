import { expect, test } from 'vitest';
import { runFlow } from '@skirmish-kit/core/testing';
import { rectangle } from '@skirmish-kit/space';
import { actionPoints, mayGoOn } from './action-points.ts';
import { figureOf } from './figures.ts';
import { playStep } from './turn.ts';
import { act, activate, battleOf, moment, refusal } from './testing/scripted-battle.ts';

const FAR = 'b1 @1900,1100';

function apOf(line: string, cohesion = true): number {
  const battle = battleOf([line, FAR]);
  for (const group of battle.groups) group.cohesion = cohesion;
  return actionPoints(battle, figureOf(battle, 'a1'));
}

test('RX-AP-01 Green 5, Average and Veteran 6, Elite 7, hero 8', () => {
  const ap = ['green', 'average', 'veteran', 'elite', 'hero'].map((word) => apOf(`a1 ${word}`));
  expect(ap).toEqual([5, 6, 6, 7, 8]);
  const battle = battleOf(['a1 green', FAR]);
  expect(refusal(battle, 'a1', 'move:400,100')).toMatchObject({
    code: 'too-far',
    params: { cost: 6, ap: 5 },
  });
});

test('RX-AP-02 out of cohesion everybody of the group has 1 AP less', () => {
  expect(apOf('a1 elite', false)).toBe(6);
});

test('RX-AP-03 an OK or panic marker leaves 3 AP, not fewer out of cohesion', () => {
  expect(apOf('a1 elite ok')).toBe(3);
  expect(apOf('a1 elite panic')).toBe(3);
  expect(apOf('a1 elite panic', false)).toBe(3);
});

test('RX-AP-04 unused points are lost; actions in any order, as often as points allow', () => {
  const battle = battleOf(['a1 pistol @100,100', 'b1 @600,100']);
  battle.phase = { step: 'actions', turnOf: 0, group: 'A1', figure: null };
  runFlow(playStep(battle));
  runFlow(playStep(battle), { choices: ['move:150,100'] });
  runFlow(playStep(battle), { choices: ['shoot:pistol:b1'], faces: [[1]] });
  runFlow(playStep(battle), { choices: ['move:200,100'] });
  runFlow(playStep(battle), { choices: ['shoot:pistol:b1'], faces: [[1]] });
  expect(figureOf(battle, 'a1').ap).toBe(2);
  const played = runFlow(playStep(battle), { choices: ['done'] });
  expect(moment(played, 'figure-done')).toEqual({ figure: 'a1', unused: 2 });
  expect(figureOf(battle, 'a1')).toMatchObject({ ap: 0, acted: true });
});

test('RX-MOVE-01 a pivot up to 90 degrees is free', () => {
  const battle = battleOf(['a1 >90', FAR]);
  act(battle, 'a1', 'pivot:180');
  expect(figureOf(battle, 'a1')).toMatchObject({ facing: 180, ap: 6 });
  expect(refusal(battle, 'a1', 'pivot:180')).toMatchObject({ code: 'same-facing' });
  expect(refusal(battle, 'a1', 'pivot:360')).toMatchObject({ code: 'bad-facing' });
});

test('RX-MOVE-02 a wider pivot costs 1; so does a second one before another action', () => {
  const battle = battleOf(['a1 >90', FAR]);
  act(battle, 'a1', 'pivot:181');
  expect(figureOf(battle, 'a1').ap).toBe(5);
  act(battle, 'a1', 'move:100,150');
  act(battle, 'a1', 'pivot:90');
  expect(figureOf(battle, 'a1').ap).toBe(4);
  act(battle, 'a1', 'pivot:100');
  expect(figureOf(battle, 'a1').ap).toBe(3);
  const wide = battleOf(['a1 >90', FAR]);
  act(wide, 'a1', 'pivot:270');
  act(wide, 'a1', 'pivot:300');
  expect(figureOf(wide, 'a1').ap).toBe(5); // What was paid for is not the free one.
  const loose = battleOf(['a1 >90', FAR], { settings: { freePivot: 'always' } });
  act(loose, 'a1', 'pivot:100');
  act(loose, 'a1', 'pivot:110');
  expect(figureOf(loose, 'a1').ap).toBe(6);
});

test('RX-MOVE-03 5 cm for a point: Average goes 30 cm and no tenth more', () => {
  const battle = battleOf(['a1 average', FAR]);
  expect(refusal(battle, 'a1', 'move:401,100')).toMatchObject({
    code: 'too-far',
    params: { cost: 7, ap: 6 },
  });
  const played = act(battle, 'a1', 'move:400,100');
  expect(moment(played, 'moves')).toEqual({
    figure: 'a1',
    x: 400,
    y: 100,
    fromX: 100,
    fromY: 100,
    distance: 300,
    ap: 6,
  });
  expect(figureOf(battle, 'a1')).toMatchObject({ at: [400, 100], facing: 90, ap: 0, moved: true });
});

test('RX-MOVE-03 not onto others, not off the table, not through walls but round them', () => {
  const wall = { id: 'wall', shape: rectangle(150, 50, 20, 100), ground: 'impassable' } as const;
  const battle = battleOf(['a1 elite', 'a2 @100,150', FAR], { terrain: [wall] });
  expect(refusal(battle, 'a1', 'move:100,140')).toMatchObject({
    code: 'occupied',
    params: { by: 'a2' },
  });
  expect(refusal(battle, 'a1', 'move:160,100')).toMatchObject({
    code: 'occupied',
    params: { by: 'wall' },
  });
  expect(refusal(battle, 'a1', 'move:100,5')).toMatchObject({ code: 'off-table' });
  expect(refusal(battle, 'a1', 'move:100,100')).toMatchObject({ code: 'not-moving' });
  expect(refusal(battle, 'a1', 'move:here')).toMatchObject({ code: 'not-understood' });
  const played = act(battle, 'a1', 'move:200,100');
  expect(Number(moment(played, 'moves')?.distance)).toBeGreaterThan(100);
});

test('RX-MOVE-04 4 cm for a point in combat armour: Elite goes 28 cm', () => {
  const battle = battleOf(['a1 elite combat', FAR]);
  expect(refusal(battle, 'a1', 'move:381,100')).toMatchObject({
    code: 'too-far',
    params: { cost: 8 },
  });
  expect(refusal(battle, 'a1', 'move:380,100')).toBeUndefined();
});

test('RX-MOVE-05 difficult ground costs 2 for 5 cm, and for 4 cm in combat armour', () => {
  const mud = { id: 'mud', shape: rectangle(0, 0, 2000, 1200), ground: 'difficult' } as const;
  const cost = (line: string, x: number) => {
    const battle = battleOf([line, FAR], { terrain: [mud] });
    activate(battle, 'a1', 20);
    const played = act(battle, 'a1', `move:${x},100`);
    return moment(played, 'moves')?.ap;
  };
  expect(cost('a1', 150)).toBe(2);
  expect(cost('a1', 151)).toBe(4);
  expect(cost('a1 combat', 140)).toBe(2);
  expect(cost('a1 combat', 141)).toBe(4);
});

test('RX-MOVE-05 a way partly through difficult ground pays each stretch', () => {
  const mud = { id: 'mud', shape: rectangle(200, 0, 30, 1200), ground: 'difficult' } as const;
  const battle = battleOf(['a1', FAR], { terrain: [mud] });
  expect(moment(act(battle, 'a1', 'move:300,100'), 'moves')?.ap).toBe(4 + 2);
});

test('RX-MOVE-05 a move says by which rule it was paid', () => {
  const mud = { id: 'mud', shape: rectangle(200, 0, 30, 1200), ground: 'difficult' } as const;
  const rule = (line: string, x: number) => {
    const battle = battleOf([line, FAR], { terrain: [mud] });
    return act(battle, 'a1', `move:${x},100`).events.find(({ about }) => about === 'moves')?.rule;
  };
  expect([rule('a1', 180), rule('a1 combat', 180), rule('a1', 300)]).toEqual([
    'RX-MOVE-03',
    'RX-MOVE-04',
    'RX-MOVE-05',
  ]);
});

test('RX-ACTC-04 a figure that has moved cannot aim', () => {
  const battle = battleOf(['a1 pistol', 'b1 @400,100']);
  activate(battle, 'a1', 8);
  act(battle, 'a1', 'move:150,100');
  expect(refusal(battle, 'a1', 'aim:pistol:b1')).toMatchObject({
    code: 'has-moved',
    rule: 'RX-ACTC-04',
  });
  const loose = battleOf(['a1 pistol', 'b1 @400,100'], { settings: { aimAfterMoving: 'allowed' } });
  activate(loose, 'a1', 8);
  act(loose, 'a1', 'move:150,100');
  expect(refusal(loose, 'a1', 'aim:pistol:b1')).toBeUndefined();
});

test('RX-MOVE-02 any action but a pivot frees the next pivot', () => {
  const battle = battleOf(['a1 pistol @500,500 >90', 'b1 @700,500']);
  const figure = activate(battle, 'a1', 6);
  act(battle, 'a1', 'pivot:100');
  expect(figure.pivoted).toBe(true);
  act(battle, 'a1', 'shoot:pistol:b1', { faces: [[1]] });
  expect(figure.pivoted).toBe(false);
  expect(figure.ap).toBe(5);
});

test('RX-MOVE-01 facings go from 0 to 359', () => {
  const battle = battleOf(['a1 @500,500 >90', 'b1 @900,900']);
  for (const facing of ['0', '359'])
    expect(refusal(battle, 'a1', `pivot:${facing}`)).toBeUndefined();
  for (const facing of ['360', '-1'])
    expect(refusal(battle, 'a1', `pivot:${facing}`), facing).toMatchObject({ code: 'bad-facing' });
  for (const facing of ['1.5', 'north', '', '090', '90:'])
    expect(refusal(battle, 'a1', `pivot:${facing}`), facing).toMatchObject({
      code: 'not-understood',
    });
});

test('RX-MOVE-03 a place is two whole numbers', () => {
  const battle = battleOf(['a1 @500,500', 'b1 @900,900']);
  for (const place of ['', '5', '5,', ',5', '5;5', 'x,y', '1.5,2', '123456,1']) {
    expect(refusal(battle, 'a1', `move:${place}`), place).toMatchObject({ code: 'not-understood' });
  }
  expect(refusal(battle, 'a1', 'move:500,500')).toMatchObject({ code: 'not-moving' });
});

test('RX-MOVE-03 a place behind a wall is too far if any path leads there', () => {
  const wall = { id: 'w', shape: rectangle(200, 0, 10, 900), ground: 'impassable' } as const;
  const round = battleOf(['a1 green @100,100', FAR], { terrain: [wall] });
  expect(refusal(round, 'a1', 'move:300,100')).toMatchObject({
    code: 'too-far',
    params: { cost: 34, ap: 5 },
  });
  const shut = { ...wall, shape: rectangle(200, 0, 10, 1200) };
  const apart = battleOf(['a1 green @100,100', FAR], { terrain: [shut] });
  expect(refusal(apart, 'a1', 'move:300,100')).toMatchObject({ code: 'no-way' });
  expect(refusal(apart, 'a1', 'move:205,100')).toMatchObject({
    code: 'occupied',
    params: { by: 'w' },
  });
});

test('RX-MOVE-02 a pivot does not free the next one', () => {
  const battle = battleOf(['a1 @100,100 >90', 'b1 @900,900']);
  act(battle, 'a1', 'pivot:180');
  act(battle, 'a1', 'pivot:270');
  expect(figureOf(battle, 'a1')).toMatchObject({ spent: 1, pivoted: true });
});

test('RX-REACT-13 a figure that routs or is gone does not finish its action', () => {
  const battle = battleOf(['a1', 'b1 @900,900']);
  const a1 = figureOf(battle, 'a1');
  a1.ap = 6;
  expect(mayGoOn(battle, a1)).toBe(true);
  a1.reaction = 'rout';
  expect(mayGoOn(battle, a1)).toBe(false);
  a1.reaction = 'none';
  a1.fate = 'eliminated';
  expect(mayGoOn(battle, a1)).toBe(false);
});

test('RX-REACT-12 a panicked figure finishes what 3 points pay for', () => {
  const battle = battleOf(['a1 panic', 'b1 @900,900']);
  const a1 = figureOf(battle, 'a1');
  a1.spent = 3;
  expect(mayGoOn(battle, a1)).toBe(true);
  a1.spent = 4;
  expect(mayGoOn(battle, a1)).toBe(false);
});

test('RX-MOVE-03 a place without a path is refused with the place', () => {
  const wall = { id: 'wall', shape: rectangle(300, 0, 20, 1200), ground: 'impassable' } as const;
  const battle = battleOf(['a1 @100,100', 'b1 @900,900'], { terrain: [wall] });
  expect(refusal(battle, 'a1', 'move:400,150')).toMatchObject({
    code: 'no-way',
    params: { x: 400, y: 150 },
  });
});
