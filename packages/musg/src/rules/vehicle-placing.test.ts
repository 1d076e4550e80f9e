import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import type { Battle } from './state.ts';
import { at, battleWith, piece, type TestBattle } from './testing/battle.ts';
import { placeVehicle } from './vehicle-placing.ts';
import { vehicleOf } from './vehicles.ts';

/** A battle with a light vehicle of the first side still to be placed, in a zone of 10 by 40 paces. */
function before(rest: TestBattle = {}): Battle {
  return battleWith({ a: [[30, 30]], vehicles: [[{ class: 'light' }]], ...rest });
}

function placed(battle: Battle, key: string, id = 'av1') {
  return runFlow(placeVehicle(battle, vehicleOf(battle, id)), { choices: [key] });
}

test('MU-DEP-04 MU-VEH-04 places in the zone are offered, four paces apart', () => {
  const battle = before();
  const { choices, events } = placed(battle, 'place:av1:200,780');
  // Three paces long and two wide, it looks across the table from its edge on.
  expect(choices[0]).toMatchObject({
    who: 0,
    about: 'place-vehicle',
    options: ['place:av1:40,20', 'place:av1:120,20', 'place:av1:200,20'],
  });
  expect(vehicleOf(battle, 'av1')).toMatchObject({ at: [200, 780], facing: 90, fate: 'in' });
  expect(events.map(({ about, params }) => [about, params])).toEqual([
    ['vehicle-placed', { vehicle: 'av1', x: 200, y: 780 }],
  ]);
});

test('MU-DEP-04 no more than four places are offered', () => {
  const battle = before();
  const wide = { zone: { x: 0, y: 0, width: 600, height: 100 }, forward: 90 };
  const { choices } = placed({ ...battle, deployment: [wide] }, 'place:av1:40,20');
  expect(choices[0]?.options).toEqual([
    'place:av1:40,20',
    'place:av1:120,20',
    'place:av1:200,20',
    'place:av1:280,20',
  ]);
});

test('MU-DEP-04 the edges of the zone belong to it, and what is beyond does not', () => {
  const zone = { x: 100, y: 100, width: 200, height: 200 };
  const battle: Battle = { ...before(), deployment: [{ zone, forward: 0 }] };
  for (const corner of ['100,100', '300,100', '100,300', '300,300'])
    expect(placed(battle, `place:av1:${corner}`).choices).toHaveLength(1);
  expect(vehicleOf(battle, 'av1').facing).toBe(0);
  for (const outside of ['99,200', '301,200', '200,99', '200,301'])
    expect(() => placed(battle, `place:av1:${outside}`)).toThrow('not-in-zone');
});

test('MU-DEP-04 a vehicle begins clear of scenery, figures and other vehicles', () => {
  const battle = before({
    a: [[8, 30]],
    terrain: [piece('rock', [2, 1, 4, 4], { ground: 'impassable' })],
    vehicles: [[{ class: 'light' }, { class: 'light' }]],
  });
  Object.assign(vehicleOf(battle, 'av2'), { at: at(5, 20), facing: 90, fate: 'in' });
  for (const taken of [at(4, 4), at(8, 30), at(7, 20), at(0, 10)])
    expect(() => placed(battle, `place:av1:${taken.join()}`)).toThrow('occupied');
  const { choices } = placed(battle, 'place:av1:100,600');
  expect(choices[0]?.options).toEqual([
    'place:av1:40,120',
    'place:av1:120,120',
    'place:av1:200,20',
  ]);
});

test('MU-DEP-04 an answer about something else is not understood', () => {
  for (const key of ['place:av2:100,600', 'wait:av1', 'rest', `x${'y'.repeat(60)}`])
    expect(() => placed(before(), key)).toThrow('not-understood');
  const wordy = `x${'y'.repeat(60)}`;
  expect(() => placed(before(), wordy)).toThrow(`"answer":"${wordy.slice(0, 40)}"`);
});

test('MU-DEP-04 one without any room stays away, alone', () => {
  const full = piece('lake', [0, 0, 14, 40], { ground: 'impassable' });
  const battle = before({
    terrain: [full],
    vehicles: [[{ class: 'light' }, { class: 'light' }]],
  });
  const { choices } = runFlow(placeVehicle(battle, vehicleOf(battle, 'av1')));
  expect(choices).toEqual([]);
  expect(battle.vehicles?.map(({ id }) => id)).toEqual(['av2']);
});
