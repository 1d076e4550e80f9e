import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actions } from '../action.ts';
import { beginActivation, endActivation } from '../activation.ts';
import { possibleActions } from '../candidates.ts';
import { hasLostHalf } from '../end-of-turn.ts';
import { figureOf, isEngaged } from '../figures.ts';
import { minionsOf } from '../initiative.ts';
import type { Battle } from '../state.ts';
import { activate, at, battleWith, perform, refused, type TestBattle } from '../testing/battle.ts';
import { parked } from '../testing/vehicles.ts';
import { amongDead } from '../testing/horde.ts';
import { playStep } from '../turn.ts';
import { scoreOf, unitValue } from '../victory.ts';
import { worldOf } from '../world.ts';
import { setFigureCounter } from '../world-helpers.ts';
import { CIVILIANS } from './civilian-profiles.ts';
import { civilians } from './civilian-world.ts';
import { findCivilian } from './civilians.ts';
import { bystanderSeat, spawn } from './spawn.ts';
import { zombies } from './zombies.ts';

/** The first side has found Ashlee; she is d1. */
function found([x, y]: readonly [number, number], rest: TestBattle): Battle {
  const battle = battleWith({ world: zombies, worldSettings: { alliance: 'against' }, ...rest });
  runFlow(findCivilian(battle, 0, at(x, y)), { faces: [[1]] });
  return battle;
}

test('MU-CIV-01 MU-VP-01 a civilian that leaves the table alive is worth 5', () => {
  const battle = found([59, 10], { a: [[50, 10]], b: [[10, 10]] });
  activate(battle, 'd1');
  expect(refused(battle, 'deed:leave:d1')).toBeUndefined();
  perform(battle, 'deed:leave:d1');
  expect(figureOf(battle, 'd1').fate).toBe('left');
  expect([scoreOf(battle, 0), scoreOf(battle, 1)]).toEqual([5, 0]);
  expect(unitValue(battle, figureOf(battle, 'd1'))).toBe(0);
});

test.each(['5', '8', '10'])('MU-VP-01 a table may let a civilian be worth %s', (civilianWorth) => {
  const worldSettings = { alliance: 'against', civilianWorth };
  const battle = found([59, 10], { a: [[50, 10]], b: [[10, 10]], worldSettings });
  activate(battle, 'd1');
  perform(battle, 'deed:leave:d1');
  expect(scoreOf(battle, 0)).toBe(Number(civilianWorth));
});

test('MU-CIV-01 a civilian leaves at the edge only', () => {
  const battle = found([57, 10], { a: [[50, 10]] });
  activate(battle, 'd1');
  expect(refused(battle, 'deed:leave:d1')).toBe('not-at-edge MU-CIV-01');
});

test('MU-CIV-02 a figure next to a civilian for a whole round takes it over', () => {
  const battle = found([20, 10], { a: [[30, 10]], b: [[19, 10]] });
  runFlow(endActivation(battle, 'b1'));
  battle.turn += 1;
  runFlow(beginActivation(battle, 'b1'));
  expect(figureOf(battle, 'd1').seat).toBe(1);
  const guarded = found([20, 10], { a: [[21, 10]], b: [[19, 10]] });
  runFlow(endActivation(guarded, 'b1'));
  guarded.turn += 1;
  runFlow(beginActivation(guarded, 'b1'));
  expect(figureOf(guarded, 'd1').seat).toBe(0);
});

test('MU-CIV-03 he attacks only who shot at him, at sight, and never joins that side', () => {
  const battle = found([20, 10], {
    a: [[40, 10]],
    b: [
      [30, 10, { weapons: ['rifle'] }],
      [24, 14],
    ],
  });
  activate(battle, 'd1');
  expect(refused(battle, 'shoot:own-pistol:b1')).toBe('not-shot-at MU-CIV-03');
  activate(battle, 'b1');
  perform(battle, 'shoot:rifle:d1', { faces: [[1]] });
  const { events } = runFlow(beginActivation(battle, 'd1'), { faces: [[1, 1, 1]] });
  expect(events.find(({ about }) => about === 'shoots')?.params).toMatchObject({ target: 'b1' });
  expect(figureOf(battle, 'd1').ap).toBe(1);
  expect(refused(battle, 'shoot:own-pistol:b1')).toBeUndefined();
  expect(refused(battle, 'shoot:own-pistol:b2')).toBe('not-shot-at MU-CIV-03');
  figureOf(battle, 'b2').at = at(19, 10);
  runFlow(endActivation(battle, 'b2'));
  battle.turn += 1;
  runFlow(beginActivation(battle, 'b2'));
  expect(figureOf(battle, 'd1').seat).toBe(0);
});

test('MU-CIV-04 five civilians, four with 3 life and Marvin with 4', () => {
  expect(CIVILIANS.map(({ name, values }) => `${name.en} ${values.life}`)).toEqual([
    'Ashlee 3',
    'Suzy Q 3',
    'Selene 3',
    'Shaun 3',
    'Marvin 4',
  ]);
});

test('MU-CIV-05 MU-CIV-06 civilians have three dice for pistols, Marvin one of 4', () => {
  const guns = CIVILIANS.map(({ ranged: [gun] }) => `${gun?.strength} ${gun?.targets}`);
  expect(guns).toEqual(['3 3', '3 3', '3 3', '4 1', '4 1']);
  expect(CIVILIANS[4]?.ranged[0]?.ranges).toEqual([6, 12, 18]);
});

test('MU-CIV-07 the finder plays a civilian as a minion that counts for nothing else', () => {
  const battle = found([20, 10], {
    a: [
      [10, 10],
      [12, 10],
    ],
  });
  expect(minionsOf(battle, 0)).toBe(2);
  runFlow(beginActivation(battle, 'd1'));
  expect(figureOf(battle, 'd1').ap).toBe(2);
  figureOf(battle, 'd1').fate = 'out';
  figureOf(battle, 'a1').fate = 'out';
  expect(hasLostHalf(battle, 0)).toBe(false);
});

test('MU-CIV-07 none is drawn twice before all five have been there', () => {
  const battle = battleWith({ world: zombies, a: [[10, 10]] });
  for (let draw = 0; draw < 5; draw++)
    runFlow(findCivilian(battle, 0, at(20, 10 + 2 * draw)), { faces: [[1]] });
  const names = battle.figures.slice(1).map(({ recruit }) => recruit.name.en);
  expect(names).toEqual(['Ashlee', 'Suzy Q', 'Selene', 'Shaun', 'Marvin']);
  const again = runFlow(findCivilian(battle, 0, at(30, 10)), { faces: [[5]] });
  expect(again.rolls[0]?.notation).toBe('d5');
});

test('MU-CIV-01 civilians wait in the middle and go with who touches them first', () => {
  const battle = battleWith({ world: civilians, a: [[10, 10]], b: [[50, 10]] });
  const waiting = worldOf(battle)?.deployed?.(battle);
  if (!waiting) throw new Error('Nobody waits.');
  runFlow(waiting, { faces: [[1], [1], [1]] });
  expect(battle.figures.filter(({ seat }) => seat === 3)).toHaveLength(3);
  const [x, y] = figureOf(battle, 'd1').at;
  const finder = activate(battle, 'a1');
  finder.at = [x - 60, y];
  expect(refused(battle, 'charge:d1')).toBe('not-there MU-CHG-05');
  perform(battle, `walk:${x - 21},${y}`);
  expect(figureOf(battle, 'd1').seat).toBe(0);
  expect(isEngaged(battle, finder)).toBe(false);
});

test('MU-CIV-03 bitten by the dead, a civilian strikes back with what he has', () => {
  const battle = amongDead([[21, 10]], { a: [[40, 10]], b: [[30, 10]] });
  spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(20, 10)).seat = 0;
  const civilian = activate(battle, 'd1');
  const keys = possibleActions(battle, civilian).map((each) => actions.make(each));
  expect(keys.some((key) => /^strike:c1:.*chainsaw/.test(key))).toBe(true);
  expect(keys.filter((key) => key.includes(':b1'))).toEqual([]);
});

test('MU-CIV-03 nor is a vehicle attacked whose crew did nothing to him', () => {
  const battle = found([16, 20], {
    a: [[40, 10]],
    b: [[5, 5]],
    vehicles: [[], [{ class: 'light' }]],
  });
  parked(battle, 'bv1', [20, 20], ['b1']);
  activate(battle, 'd1');
  const keys = ['shoot-vehicle:own-pistol:bv1', 'shoot-crew:own-pistol:b1'];
  for (const key of keys) expect(refused(battle, key)).toBe('not-shot-at MU-CIV-03');
  setFigureCounter(battle, 'd1', 'hates-b1', 1);
  for (const key of keys) expect(refused(battle, key)).toBeUndefined();
});

test('MU-CIV-03 a bystander can be shot at, and shoots back when all have acted', () => {
  const battle = battleWith({
    world: civilians,
    a: [[10, 10, { weapons: ['rifle'] }]],
    b: [[50, 10]],
  });
  const waiting = worldOf(battle)?.deployed?.(battle);
  if (waiting) runFlow(waiting, { faces: [[1], [1], [1]] });
  figureOf(battle, 'd1').at = at(20, 10);
  activate(battle, 'a1');
  perform(battle, 'shoot:rifle:d1', { faces: [[1]] });
  battle.active = null;
  battle.phase = { step: 'wild', figures: ['d1'] };
  const { events } = runFlow(playStep(battle), { faces: [[1, 1, 1]] });
  expect(events[0]).toMatchObject({ about: 'shoots', params: { figure: 'd1', target: 'a1' } });
});
