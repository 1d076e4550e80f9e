import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { bailOut, board, getOut, jump, adjacentPlaces, whyNotGetOut, whyNotJump } from './crew.ts';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import {
  activate,
  at,
  battleWith,
  perform,
  piece,
  placeOf,
  refused,
  type TestBattle,
} from './testing/battle.ts';
import { atTheWheel, parked } from './testing/vehicles.ts';
import { loggedEvents, eventsOf } from './testing/logged-events.ts';
import { vehicleOf } from './vehicles.ts';

/** Somebody on foot below a light vehicle at 20/20, which is 3 paces long and 2 wide. */
const adjacent = (y: number, rest: TestBattle = {}) => {
  const battle = battleWith({
    a: [
      [20, y],
      [30, 30],
    ],
    vehicles: [[{ class: 'light' }]],
    ...rest,
  });
  parked(battle, 'av1', [20, 20]);
  activate(battle, 'a1');
  return battle;
};

test('MU-VEH-22 MU-CHAR-14 a figure with free hands within a pace can get in', () => {
  expect(refused(adjacent(22.5), 'board:av1')).toBeUndefined();
  expect(refused(adjacent(22.55), 'board:av1')).toBe('too-far-from-vehicle MU-VEH-22');
  const changed = (change: object) => {
    const battle = adjacent(22);
    Object.assign(figureOf(battle, 'a1'), change);
    return refused(battle, 'board:av1');
  };
  expect(changed({ level: 10 })).toBe('too-far-from-vehicle MU-VEH-22');
  expect(changed({ carries: 'a2' })).toBe('hands-full MU-CHAR-14');
  expect(refused(adjacent(22), 'board:zv9')).toBe('no-seat MU-VEH-22');
  const wreck = adjacent(22);
  vehicleOf(wreck, 'av1').fate = 'wreck';
  expect(refused(wreck, 'board:av1')).toBe('no-seat MU-VEH-22');
});

test('MU-VEH-22 MU-MERC-13 a boarding figure is inside, off the ground, and seen', () => {
  const battle = adjacent(22);
  figureOf(battle, 'a1').hidden = true;
  expect(loggedEvents(runFlow(board(battle, 'a1', 'av1')).events)).toEqual([
    'boards MU-VEH-22 a1 av1',
  ]);
  expect(figureOf(battle, 'a1')).toMatchObject({
    fate: 'aboard',
    at: at(20, 20),
    level: 1,
    hidden: false,
  });
  expect(vehicleOf(battle, 'av1').crew).toEqual(['a1']);
  expect(eventsOf(battle, 'a1', 'get-out:400,440')).toEqual(['gets-out MU-VEH-22 a1 400 440']);
  expect(figureOf(battle, 'a1')).toMatchObject({ fate: 'in', at: at(20, 22), level: 0, on: null });
});

test('MU-VEH-22 out within a pace of it, where there is room', () => {
  const battle = atTheWheel({
    a: [
      [5, 5, { rank: 'chief' }],
      [23, 20],
    ],
    b: [[20, 18]],
  });
  const why = (x: number, y: number) => refused(battle, `get-out:${x},${y}`);
  expect([why(400, 450), why(460, 420), why(340, 400)]).toEqual(Array(3).fill(undefined));
  expect([why(400, 451), why(400, 371), why(420, 375), why(450, 405), why(400, 410)]).toEqual(
    Array(5).fill('occupied MU-VEH-22'),
  );
  expect(whyNotGetOut(battle, figureOf(battle, 'a1'), [400, 451])?.params).toEqual({
    x: 400,
    y: 451,
  });
  expect(whyNotGetOut(battle, figureOf(battle, 'a2'), [400, 450])).toMatchObject({
    code: 'in-no-vehicle',
    rule: 'MU-VEH-22',
  });
});

test('MU-VEH-17 MU-VEH-22 places around a vehicle are within a pace, nearest first', () => {
  const battle = atTheWheel();
  const places = adjacentPlaces(battle, figureOf(battle, 'a1'), vehicleOf(battle, 'av1'));
  expect(places.slice(0, 2)).toEqual([
    [400, 370],
    [400, 430],
  ]);
  expect(places).toHaveLength(88);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([
    340, 460, 350, 450,
  ]);
  const lorry = battleWith({ a: [[5, 5]], vehicles: [[{ class: 'heavy' }]] });
  const wide = adjacentPlaces(lorry, figureOf(lorry, 'a1'), parked(lorry, 'av1', [20, 20]));
  const { length } = vehicleOf(lorry, 'av1').model;
  expect(Math.max(...wide.map(([x]) => x))).toBe(400 + length / 2 + 30);
});

test('MU-FLEE-03 MU-VEH-22 a fleeing figure gets out towards the nearest edge', () => {
  const out = (x: number, y: number) => {
    const battle = atTheWheel();
    parked(battle, 'av1', [x, y]);
    const { result, events } = runFlow(bailOut(battle, 'a1'));
    expect([result, figureOf(battle, 'a1').ap, events.length]).toEqual([true, 2, 1]);
    const [left, top] = placeOf(battle, 'a1');
    return [Math.round((left - x) * 2) / 2, Math.round((top - y) * 2) / 2];
  };
  expect([out(30, 6)[1], out(30, 34)[1]]).toEqual([-2.5, 2.5]);
  expect([out(6, 20)[0], out(54, 20)[0]]).toEqual([-3, 3]);
  const shut = atTheWheel({ terrain: [piece('wall', [14, 14, 12, 12], { ground: 'impassable' })] });
  expect(runFlow(bailOut(shut, 'a1')).result).toBe(false);
  const afoot = battleWith({ a: [[5, 5]] });
  expect(runFlow(bailOut(afoot, 'a1')).result).toBe(false);
});

/** a1 in a light vehicle, beside one of the enemy so many paces below. */
function convoy(gap: number, rest: TestBattle = {}): Battle {
  const battle = atTheWheel({
    vehicles: [[{ class: 'light' }, { class: 'light' }], [{ class: 'light' }]],
    b: [
      [5, 30],
      [5, 32],
    ],
    ...rest,
  });
  parked(battle, 'bv1', [20, 22 + gap]);
  return battle;
}

test('MU-VEH-23 a jump leads to a free seat of a moving vehicle within 3 paces', () => {
  expect(refused(convoy(3), 'jump:bv1')).toBeUndefined();
  expect(refused(convoy(3.05), 'jump:bv1')).toBe('gap-too-wide MU-VEH-23');
  const battle = convoy(2);
  expect(['av1', 'av2', 'zv9'].map((id) => refused(battle, `jump:${id}`))).toEqual(
    Array(3).fill('no-seat MU-VEH-23'),
  );
  runFlow(board(battle, 'b1', 'bv1'));
  expect(refused(battle, 'jump:bv1')).toBeUndefined();
  runFlow(board(battle, 'b2', 'bv1'));
  expect(refused(battle, 'jump:bv1')).toBe('no-seat MU-VEH-23');
  const afoot = whyNotJump(battle, { ...figureOf(battle, 'a1'), id: 'a9' }, 'bv1');
  expect(afoot).toMatchObject({ code: 'in-no-vehicle', rule: 'MU-VEH-23' });
});

test('MU-VEH-23 a jump that succeeds takes the seat; a failed one costs a life', () => {
  const battle = convoy(2);
  activate(battle, 'a1');
  const { events, rolls } = perform(battle, 'jump:bv1', { faces: [[5, 5]] });
  expect(rolls[0]).toMatchObject({ about: 'jump', rule: 'MU-VEH-23' });
  expect(loggedEvents(events)).toEqual(['test-passed MU-VEH-23 a1 11', 'boards MU-VEH-23 a1 bv1']);
  expect(figureOf(battle, 'a1')).toMatchObject({ fate: 'aboard', at: at(20, 24), life: 6 });
  expect([vehicleOf(battle, 'av1').crew, vehicleOf(battle, 'bv1').crew]).toEqual([[], ['a1']]);
  const fallen = convoy(2);
  expect(eventsOf(fallen, 'a1', 'jump:bv1', { faces: [[6, 6]] })).toEqual([
    'test-failed MU-VEH-23 a1 11',
    'falls-off MU-VEH-23 a1',
    'wounded MU-VEH-23 a1 1 5',
  ]);
  expect(figureOf(fallen, 'a1')).toMatchObject({ fate: 'in', at: [400, 370], level: 0 });
});

test('MU-VEH-22 MU-VEH-23 a figure outside any vehicle cannot jump, and logs nothing', () => {
  const battle = battleWith({ a: [[5, 5]], vehicles: [[{ class: 'light' }]] });
  expect(runFlow(jump(battle, 'a1', 'av1'))).toMatchObject({ events: [], rolls: [] });
  runFlow(getOut(battle, 'a1', at(6, 6)));
  expect(figureOf(battle, 'a1')).toMatchObject({ fate: 'in', at: at(6, 6) });
});
