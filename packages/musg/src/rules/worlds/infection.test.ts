import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { endActivation } from '../activation.ts';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { amongDead } from '../testing/horde.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { setFigureCounter } from '../world-helpers.ts';
import { loseLife } from '../wound.ts';
import { infect, isStunned } from './infection.ts';

const among = (): Battle =>
  amongDead([[30, 10]], {
    a: [
      [10, 10],
      [11, 10],
    ],
  });

/** What is rolled when that one is wounded by c1, whose hands held these. */
const bitten = (battle: Battle, id: string, wielded: readonly string[], faces: number[][]) => {
  figureOf(battle, 'c1').wielded = wielded;
  return eventsWithParams(runFlow(infect(battle, id, 'c1'), { faces }));
};

test.each([
  ['nothing yet', [], 1],
  ['its fists', ['fists'], 1],
  ['a club', ['club'], 0],
  ['a club and a fist', ['club', 'fists'], 0],
])('MU-ZOM-04 %s in its hands decides whether it infects', (_, wielded, lines) => {
  expect(bitten(among(), 'a1', wielded, lines ? [[1, 1]] : [])).toHaveLength(lines);
});

test('MU-ZOM-04 an infection is logged with its duration, and so is an escape', () => {
  const battle = among();
  expect(bitten(battle, 'a1', ['fists'], [[1, 1]])).toEqual(['not-infected MU-ZOM-04 figure=a1']);
  expect(bitten(battle, 'a1', ['fists'], [[6, 6], [3]])).toEqual([
    'infected MU-ZOM-04 figure=a1 left=2',
  ]);
  expect(battle.world?.marks).toEqual({ 'a1/infected': 2, 'a1/infected-by': 3 });
});

test('MU-ZOM-04 the infected, the fallen, zombies and accidents catch no infection', () => {
  const battle = amongDead(
    [
      [30, 10],
      [31, 10],
    ],
    {
      a: [
        [10, 10],
        [11, 10],
      ],
    },
  );
  setFigureCounter(battle, 'a1', 'infected', 1);
  figureOf(battle, 'a2').fate = 'out';
  for (const id of ['a1', 'a2', 'c2']) expect(bitten(battle, id, ['fists'], [])).toEqual([]);
  const alone = among();
  expect(eventsWithParams(runFlow(loseLife(alone, 'a1', 1, null, 'MU-MELEE-02')))).toHaveLength(1);
});

test('MU-ZOM-04 after the last activation the infected rises as a zombie in its place', () => {
  const battle = among();
  setFigureCounter(battle, 'a1', 'infected', 2);
  const ends = (id: string) => eventsWithParams(runFlow(endActivation(battle, id))).slice(1);
  expect([ends('a2'), ends('a1')]).toEqual([[], []]);
  expect([battle.world?.marks, battle.figures.length]).toEqual([{ 'a1/infected': 1 }, 3]);
  expect(ends('a1')).toEqual([
    'turns MU-ZOM-04 figure=a1',
    'killed MU-CHAR-11 figure=a1',
    'appears MU-ZOM-04 figure=c2 x=200 y=200',
  ]);
  expect([figureOf(battle, 'a1').life, figureOf(battle, 'a1').fate]).toEqual([-1, 'dead']);
  expect(ends('a1')).toEqual([]);
  expect(battle.figures).toHaveLength(4);
});

test('MU-ZOM-04 an infected that dies early does not rise', () => {
  const battle = among();
  setFigureCounter(battle, 'a1', 'infected', 1);
  figureOf(battle, 'a1').fate = 'out';
  expect(eventsWithParams(runFlow(endActivation(battle, 'a1')))).toHaveLength(1);
  expect(battle.figures).toHaveLength(3);
});

test.each([
  [3, [], {}],
  [4, ['stunned MU-ZOM-16 figure=c1 turns=1'], { 'c1/stunned': 1 }],
  [6, ['stunned MU-ZOM-16 figure=c1 turns=3'], { 'c1/stunned': 3 }],
])('MU-ZOM-16 a %i for one that was hurt', (die, lines, marks) => {
  const battle = among();
  const played = runFlow(loseLife(battle, 'c1', 1, 'a1', 'MU-SHOOT-12'), { faces: [[die]] });
  expect(played.rolls.map(({ about, rule }) => `${about} ${rule}`)).toEqual(['stun MU-ZOM-16']);
  expect(eventsWithParams(played).slice(1)).toEqual(lines);
  expect(battle.world?.marks).toEqual(marks);
});

test('MU-ZOM-16 a stun passes turn by turn, and who is not stunned keeps no count', () => {
  const battle = among();
  setFigureCounter(battle, 'c1', 'stunned', 2);
  const zombie = figureOf(battle, 'c1');
  expect([1, 2, 3].map(() => isStunned(battle, zombie))).toEqual([true, true, false]);
  expect(battle.world?.marks).toEqual({});
});
