import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { playStep } from './round.ts';
import { shoot } from './shoot.ts';
import type { Battle } from './state.ts';
import { decideOutcome } from './victory.ts';
import { at, battleWith, cubeAt, type TestBattle } from './testing/scripted-battle.ts';
import { loggedEvents } from './testing/logged-events.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

function atEnd(test: TestBattle): Battle {
  const battle = battleWith(test);
  battle.phase = { step: 'end' };
  return battle;
}

test('DZ-ROUND-01 DZ-CMD-01 a round begins with the initiative and nobody finished', () => {
  const battle = battleWith({ a: [['a1']], b: [['h8']] });
  Object.assign(battle, { phase: { step: 'command' }, turnOf: 1, began: 0, finished: 0 });
  battle.second = true;
  const { events } = runFlow(playStep(battle), {
    choices: ['keep', 'keep'],
    faces: [
      [1, 1, 1],
      [2, 2, 2],
    ],
  });
  expect(battle).toMatchObject({ round: 2, began: 1, finished: null, second: false });
  expect(loggedEvents(events)).toEqual([
    ['round', 'DZ-ROUND-01', { round: 2, scores: [0, 0] }],
    ['command-dice', 'DZ-CMD-01', { seat: 1, faces: ['model', 'model', 'model'] }],
    ['command-dice', 'DZ-CMD-01', { seat: 0, faces: ['dice', 'dice', 'dice'] }],
  ]);
});

test('DZ-OBJ-03 DZ-ITEM-05 a round ends with scored objectives and clearing smoke', () => {
  const objectives = [
    { id: 'well', square: [8, 8], vp: 1 },
    { id: 'tree', square: [8, 8], vp: 0 },
    { id: 'rock', square: [4, 4], vp: 2 },
  ] as const;
  const battle = atEnd({ a: [['a1']], b: [['h8']], mission: { objectives } });
  battle.smoke = [
    { cube: cubeAt('b2'), toxic: false },
    { cube: cubeAt('c2'), toxic: true },
  ];
  const { events } = runFlow(playStep(battle), { faces: [[5], [4]] });
  expect(loggedEvents(events)).toEqual([
    ['objective', 'DZ-OBJ-03', { seat: 1, points: 1 }],
    ['smoke-gone', 'DZ-ITEM-05', { to: 'b2.1' }],
  ]);
  expect(battle.sides.map(({ points }) => points)).toEqual([0, 1]);
  expect(battle.smoke).toEqual([{ cube: [3, 2, 1], toxic: true }]);
});

test('DZ-END-02 the other player begins the next round if nobody has finished', () => {
  const next = (began: 0 | 1, finished: 0 | 1 | null) => {
    const battle = atEnd({ a: [['a1']], b: [['h8']] });
    Object.assign(battle, { began, finished, turnOf: began });
    runFlow(playStep(battle));
    return battle.turnOf;
  };
  expect([next(0, null), next(1, null), next(0, 0), next(1, 1)]).toEqual([1, 0, 0, 1]);
});

test('DZ-WIN-05 the end of the game is logged with its scores', () => {
  const battle = atEnd({ a: [['a1']], b: [['h8']], mission: { victoryPoints: 0, rounds: 1 } });
  const { events } = runFlow(playStep(battle));
  expect(loggedEvents(events)).toEqual([['game-over', 'DZ-WIN-05', { scores: [0, 0] }]]);
  expect(battle.decided).toEqual({ winners: [], reason: 'last-round', scores: [0, 0] });
});

test('DZ-WIN-01 the only side left on the field wins', () => {
  const without = (...ids: readonly string[]) => {
    const battle = battleWith({ a: [['a1']], b: [['h8']] });
    for (const id of ids) at(battle, id).where = 'dead';
    const outcome = decideOutcome(battle);
    return [outcome?.reason, outcome?.winners];
  };
  expect(without('a1')).toEqual(['extermination', [1]]);
  expect(without('b1')).toEqual(['extermination', [0]]);
  expect(without('a1', 'b1')).toEqual(['all-gone', []]);
  expect(without()).toEqual([undefined, undefined]);
});

test('DZ-SHOOT-07 a killed model scores for its killer in the tally of the game', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3', { vp: 3 }], ['h8']] });
  runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), { faces: [[4, 4, 4, 4, 4, ...miss(3)]] });
  battle.phase = { step: 'command' };
  const { events } = runFlow(playStep(battle), {
    choices: ['keep', 'keep'],
    faces: [
      [1, 1, 1],
      [1, 1, 1],
    ],
  });
  expect(events[0]?.params).toEqual({ round: 2, scores: [3, 0] });
});
