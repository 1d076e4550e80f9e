import { advance } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actions } from '../action.ts';
import { possibleActions } from '../candidates.ts';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { activate, at, perform, piece, placeOf, refused } from '../testing/battle.ts';
import { amongAliens, hordeActs } from '../testing/horde.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { playStep } from '../turn.ts';
import { worldOf } from '../world.ts';
import { markersOf, putMarker, setFigureCounter } from '../world-helpers.ts';
import { ALIEN_TABLE, MELEE_ALIEN, SHOOTING_ALIEN } from './aliens.ts';
import { CIVILIANS } from './civilian-profiles.ts';
import { bystanderSeat, spawn } from './spawn.ts';

const acts = (battle: Battle, faces: number[][] = []) => runFlow(hordeActs(battle), { faces });

test('MU-ALIEN-06 the gun takes both hands and costs nothing besides', () => {
  expect(SHOOTING_ALIEN.ranged.map(({ hands, cost }) => [hands, cost])).toEqual([[2, 0]]);
});

test('MU-ALIEN-07 half a die of melee aliens gets no bonus', () => {
  const [odd] = ALIEN_TABLE;
  expect(odd.slice(0, 3).map(([first]) => [first?.half, first?.plus])).toEqual([
    [true, 0],
    [true, 0],
    [true, 0],
  ]);
});

test('MU-ALIEN-02 in melee it strikes with both points, and is the one who acts', () => {
  const battle = amongAliens([[11, 10, MELEE_ALIEN]], { a: [[10, 10]] });
  figureOf(battle, 'a1').weakened = true;
  const { rolls } = acts(battle, [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ]);
  expect(rolls.map(({ notation }) => notation)).toEqual(['4d6>=3', '4d6>=3']);
  const { ap, charged, dived } = figureOf(battle, 'c1');
  expect([battle.active, ap, charged, dived]).toEqual([null, 0, false, false]);
  expect(figureOf(battle, 'a1').weakened).toBe(false);
  const flow = hordeActs(battle);
  const step = advance(flow);
  expect([step.done, battle.active]).toEqual([false, 'c1']);
});

test('MU-ALIEN-02 an enemy too far for a charge is run at for both points', () => {
  const battle = amongAliens([[40, 10, MELEE_ALIEN]], { a: [[10, 10]] });
  expect(eventsWithParams(acts(battle))).toEqual(['shambles MU-ZOM-07 figure=c1 x=500 y=200']);
});

test('MU-ALIEN-02 with the point left after a strike it only walks', () => {
  const battle = amongAliens([[11, 10, MELEE_ALIEN]], {
    a: [
      [10, 10, { life: 1 }],
      [40, 10],
    ],
  });
  acts(battle, [[6, 1, 1, 1], [6]]);
  expect(placeOf(battle, 'c1')).toEqual([21, 10]);
});

test('MU-ALIEN-04 lower than one and a half times its height, to the hair', () => {
  const block = piece('block', [20, 2, 2, 16], { ground: 'impassable', height: 59 });
  const battle = amongAliens([[30, 10, MELEE_ALIEN]], { a: [[10, 10]], terrain: [block] });
  acts(battle);
  expect(placeOf(battle, 'c1')[1]).toBe(10);
});

test('MU-ALIEN-08 a shooter charges within half its charge and shoots beyond', () => {
  const first = (gap: number, faces: number[][]) => {
    const battle = amongAliens([[20, 10, SHOOTING_ALIEN]], { a: [[10, 10]] });
    figureOf(battle, 'c1').at = [200 + 20 + gap, 200];
    return eventsWithParams(acts(battle, faces))[0];
  };
  expect(first(120, [[1, 1]])).toBe('charges MU-CHG-01 figure=c1 target=a1');
  expect(first(121, [[1], [1]])).toMatch(/^shoots /);
});

test('MU-ALIEN-01 players may move them, each point for what they like', () => {
  const battle = amongAliens([[20, 10, MELEE_ALIEN]], {
    a: [[10, 10]],
    worldSettings: { control: 'master' },
  });
  battle.phase = { step: 'wild', figures: ['c1'] };
  expect(eventsWithParams(runFlow(playStep(battle)))).toEqual([
    'activated MU-ACT-01 figure=c1 ap=2',
  ]);
  expect([battle.active, battle.phase]).toEqual(['c1', { step: 'wild', figures: [] }]);
});

test('MU-CIV-03 among aliens too a bystander shoots back when all have acted', () => {
  const battle = amongAliens([], { a: [[10, 10]] });
  spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(14, 10));
  expect(eventsWithParams(acts(battle))).toEqual([]);
  setFigureCounter(battle, 'd1', 'hates-a1', 1);
  expect(eventsWithParams(acts(battle, [[1, 1, 1]]))[0]).toMatch(/^shoots MU-\S+ figure=d1 /);
});

test('MU-CIV-01 a civilian is rescued among aliens too', () => {
  const battle = amongAliens([[12, 1, MELEE_ALIEN]], { a: [[30, 30]] });
  spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(10, 1)).seat = 0;
  const civilian = activate(battle, 'd1');
  expect(worldOf(battle)?.deeds?.(battle, civilian)).toEqual([
    { kind: 'deed', what: 'leave', at: 'd1' },
  ]);
  expect(refused(battle, 'deed:carry-off:a1')).toBe('carries-nobody MU-ALIEN-03');
  expect(eventsWithParams(perform(battle, 'deed:leave:d1'))).toEqual([
    'brought-off MU-CIV-01 figure=d1 seat=0',
  ]);
});

test('MU-CIV-03 civilians shoot and charge aliens that did nothing to them', () => {
  const battle = amongAliens([[16, 10, MELEE_ALIEN]], { a: [[30, 30]] });
  spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(10, 10)).seat = 0;
  const keys = possibleActions(battle, activate(battle, 'd1')).map((each) => actions.make(each));
  expect(keys).toEqual(expect.arrayContaining(['shoot:own-pistol:c1', 'charge:c1']));
});

test('MU-ALIEN-01 MU-ZOM-09 a noise is forgotten at the end of the turn', () => {
  const battle = amongAliens([], { a: [[10, 10]] });
  putMarker(battle, { kind: 'noise', at: at(20, 20) });
  battle.phase = { step: 'end' };
  runFlow(playStep(battle));
  expect(markersOf(battle, 'noise')).toEqual([]);
});
