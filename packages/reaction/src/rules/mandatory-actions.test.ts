import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { malfunction, selfRepair } from './machines.ts';
import { doMandatory, mandatoryTasks } from './mandatory-actions.ts';
import { battleOf, loggedEvents } from './testing/scripted-battle.ts';
import { panic, rout } from './reaction.ts';

test('RX-TURN-02 a figure that fell before its turn does nothing', () => {
  const battle = battleOf(['a1 robot self-repair', 'a2 rout @1000,600', 'b1 @1900,1100']);
  for (const figure of battle.figures) {
    figure.burning = true;
    figure.fate = 'eliminated';
  }
  const { machine } = figureOf(battle, 'a1');
  if (machine) machine.damage = { hardware: 1, power: 0, software: 1 };
  for (const kind of ['burn', 'rout', 'self-repair', 'software'] as const) {
    for (const figure of ['a1', 'a2'])
      expect(runFlow(doMandatory(battle, { kind, figure })).events).toEqual([]);
  }
});

test('RX-TURN-02 each task is done by itself, and only while there is a reason', () => {
  const battle = battleOf(['a1 rout @1000,600', 'b1 @1900,1100']);
  const a1 = figureOf(battle, 'a1');
  a1.burning = true;
  expect(loggedEvents(runFlow(doMandatory(battle, { kind: 'rout', figure: 'a1' })))).toEqual([
    'rout-move',
  ]);
  expect(a1.burning).toBe(true);
  a1.burning = false;
  expect(loggedEvents(runFlow(doMandatory(battle, { kind: 'burn', figure: 'a1' })))).toEqual([]);
  a1.reaction = 'panic';
  expect(loggedEvents(runFlow(doMandatory(battle, { kind: 'rout', figure: 'a1' })))).toEqual([]);
});

test('RX-MACH-07 RX-MACH-05 only what is damaged repairs itself or malfunctions', () => {
  const tasks = (words: string, hardware: 0 | 1 | 2, software: 0 | 1) => {
    const battle = battleOf([`a1 robot ${words}`, 'b1 @1900,1100']);
    const { machine } = figureOf(battle, 'a1');
    if (machine) machine.damage = { hardware, power: 0, software };
    return runFlow(mandatoryTasks(battle)).result.map(({ kind }) => kind);
  };
  expect(tasks('self-repair', 0, 0)).toEqual([]);
  expect(tasks('self-repair', 1, 0)).toEqual(['self-repair']);
  expect(tasks('self-repair', 2, 0)).toEqual([]);
  expect(tasks('', 1, 0)).toEqual([]);
  expect(tasks('', 0, 1)).toEqual(['software']);
});

test('RX-TURN-02 three sides: dice from the highest down, ties among themselves', () => {
  const lines = ['a1 rout', 'b1 rout @900,600', 'c1 rout @1500,600', 'd1 @1900,1100'];
  const { result, rolls } = runFlow(mandatoryTasks(battleOf(lines)), {
    faces: [
      [3, 6, 3],
      [1, 2],
    ],
  });
  expect(result.map(({ figure }) => figure)).toEqual(['b1', 'c1', 'a1']);
  expect(rolls.map(({ notation }) => notation)).toEqual(['3d6', '2d6']);
});

test('RX-REACT-17 a figure out of the game takes no fright', () => {
  const battle = battleOf(['a1 @1000,600', 'b1 @1900,1100']);
  const a1 = figureOf(battle, 'a1');
  a1.fate = 'eliminated';
  expect(runFlow(panic(battle, a1, 'RX-REACT-17')).events).toEqual([]);
  expect(runFlow(rout(battle, a1, 'RX-REACT-17')).events).toEqual([]);
  expect(a1.reaction).toBe('none');
});

test('RX-TURN-02 each die is that of its side, in any list order', () => {
  const lines = ['b1 rout @900,600', 'a1 rout @300,600', 'c1 @1900,1100'];
  const { result } = runFlow(mandatoryTasks(battleOf(lines)), { faces: [[6, 1]] });
  expect(result.map(({ figure }) => figure)).toEqual(['a1', 'b1']);
});

test('RX-REACT-14 a friend or who has fallen catches nobody who routs', () => {
  const battle = battleOf(['a1 @1000,600', 'a2 @1024,600', 'b1 @976,600', 'b2 @1900,1100']);
  figureOf(battle, 'b1').fate = 'eliminated';
  const a1 = figureOf(battle, 'a1');
  expect(loggedEvents(runFlow(rout(battle, a1, 'RX-REACT-13')))).not.toContain('caught-routing');
  expect(a1.fate).toBe('in');
});

test('RX-MACH-05 RX-MACH-07 sound software rolls nothing, and a repair is one d6', () => {
  const battle = battleOf(['a1 robot self-repair', 'b1 @1900,1100']);
  const figure = figureOf(battle, 'a1');
  expect(runFlow(malfunction(battle, figure))).toMatchObject({ result: 'obeys', events: [] });
  if (!figure.machine) throw new Error('It is a machine.');
  figure.machine.damage.hardware = 1;
  const { rolls } = runFlow(selfRepair(figure, figure.machine), { faces: [[6]] });
  expect(rolls.map(({ notation }) => notation)).toEqual(['d6']);
});
