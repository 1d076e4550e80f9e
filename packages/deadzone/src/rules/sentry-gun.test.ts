import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { packedGun, SENTRY_GUN } from './packed-gun.ts';
import { emplace, foundGun, packUp, whyNotEmplace, whyNotPack } from './sentry-gun.ts';
import type { Battle } from './state.ts';
import { at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';
import { refusal, loggedEvents } from './testing/logged-events.ts';

const ENGINEER: FigureSpec = { abilities: ['engineer'] };

/** A gun that was found and lies in a cube. */
function lay(battle: Battle, id: string, cube: string, kind: 'sentry-gun' | 'ammo' = 'sentry-gun') {
  const item = { id, kind, holder: null, cube: cubeAt(cube), broken: false, gun: null };
  battle.items.push(item);
}

test('DZ-ITEM-15 DZ-DATA-08 the gun shoots on 4+, survives on 5+ and cannot move', () => {
  expect(SENTRY_GUN).toMatchObject({ points: 0, vp: 0 });
  expect(SENTRY_GUN.profile).toMatchObject({ points: 0, vp: 0, speed: null, fight: null });
  expect(SENTRY_GUN.profile).toMatchObject({ shoot: 4, survive: 5, armour: 0, size: 1 });
  expect(SENTRY_GUN.weapons).toMatchObject([
    { range: 8, ap: 0, abilities: [{ id: 'weight-of-fire', n: 1 }] },
  ]);
  expect(packedGun('b1g', 1)).toMatchObject({ id: 'b1g', seat: 1, where: 'packed' });
  expect([foundGun('t3', 0).id, foundGun('t3', 1).id]).toEqual(['at3g', 'bt3g']);
});

test('DZ-ITEM-15 an Engineer sets up a working gun of its side, or of neither', () => {
  const battle = battleWith({
    a: [
      ['a1', ENGINEER],
      ['a1', { item: 'sentry-gun' }],
      ['a2', { item: 'sentry-gun' }],
    ],
    b: [
      ['a1', { item: 'sentry-gun' }],
      ['b2', ENGINEER],
    ],
  });
  lay(battle, 't1', 'a1');
  lay(battle, 't2', 'a2');
  lay(battle, 't3', 'a1', 'ammo');
  const why = (item: string, by = 'a1') => refusal(whyNotEmplace(battle, at(battle, by), item));
  expect(['a2i', 't1', 'a3i', 'b1i', 't2', 't3', 't9'].map((item) => why(item))).toEqual([
    'fine',
    'fine',
    'no-such-item DZ-ITEM-15',
    'no-such-item DZ-ITEM-15',
    'no-such-item DZ-ITEM-15',
    'no-such-item DZ-ITEM-15',
    'no-such-item DZ-ITEM-15',
  ]);
  expect(why('a2i', 'a2')).toBe('unable DZ-ITEM-15');
  for (const item of battle.items) item.broken = true;
  expect(why('a2i')).toBe('broken DZ-ITEM-15');
});

test('DZ-ITEM-15 DZ-CAP-01 a dropped gun stays with its side, and needs room', () => {
  const battle = battleWith({
    a: [
      ['a1', ENGINEER],
      ['a1', { item: 'sentry-gun', size: 3 }],
    ],
    b: [['a1', ENGINEER]],
  });
  for (const item of battle.items) Object.assign(item, { holder: null, cube: cubeAt('a1') });
  const why = (by: string) => refusal(whyNotEmplace(battle, at(battle, by), 'a2i'));
  expect([why('a1'), why('b1')]).toEqual(['no-room DZ-CAP-01', 'no-such-item DZ-ITEM-15']);
  expect(whyNotEmplace(battle, at(battle, 'a1'), 'a2i')?.params).toEqual({
    model: 'a2g',
    to: 'a1.1',
    steps: 0,
  });
  at(battle, 'a2').where = 'dead';
  expect(why('a1')).toBe('fine');
});

test('DZ-ITEM-15 a gun is set up where it was held or lay, and its token goes', () => {
  const battle = battleWith({
    a: [['c3', { ...ENGINEER, item: 'sentry-gun' }]],
    b: [['d4', ENGINEER]],
  });
  const { events } = runFlow(emplace(battle, 'a1i', 0));
  expect(loggedEvents(events)).toEqual([['emplaced', 'DZ-ITEM-15', { model: 'a1g' }]]);
  expect(at(battle, 'a1g')).toMatchObject({ where: 'field', cube: [3, 3, 1] });
  expect(battle.items[0]).toMatchObject({ holder: null, cube: null, gun: 'a1g' });
  lay(battle, 't1', 'd4');
  runFlow(emplace(battle, 't1', 1));
  expect(at(battle, 'bt1g')).toMatchObject({ seat: 1, where: 'field', cube: [4, 4, 1] });
  expect(battle.items[1]).toMatchObject({ holder: null, cube: null, gun: 'bt1g' });
});

test('DZ-MOVE-03 DZ-ITEM-15 the owner places a gun too', () => {
  const battle = battleWith({
    a: [['c3', { ...ENGINEER, item: 'sentry-gun' }]],
    settings: { placing: 'owner' },
  });
  runFlow(emplace(battle, 'a1i', 0), { choices: ['at:se'] });
  expect(at(battle, 'a1g').spot).toEqual([24, 24]);
});

test('DZ-ITEM-15 an Engineer packs up a gun of his side in his cube', () => {
  const battle = battleWith({
    a: [['a1', { ...ENGINEER, item: 'sentry-gun' }], ['a1']],
    b: [['a1', { ...ENGINEER, item: 'sentry-gun' }]],
  });
  const why = (by: string, gun: string) => refusal(whyNotPack(battle, at(battle, by), gun));
  const away = 'not-beside DZ-ITEM-15';
  expect([why('a1', 'a1g'), why('a1', 'zz')]).toEqual([away, away]);
  for (const id of ['a1g', 'b1g']) Object.assign(at(battle, id), { where: 'field' });
  expect(['a1g', 'b1g', 'a2'].map((gun) => why('a1', gun))).toEqual(['fine', away, away]);
  expect(why('a2', 'a1g')).toBe('unable DZ-ITEM-15');
  at(battle, 'a1g').cube = cubeAt('a2');
  expect(why('a1', 'a1g')).toBe(away);
});

test('DZ-ITEM-15 DZ-CARRY-01 packed up it goes into free hands, or lies in the cube', () => {
  const battle = battleWith({ a: [['c3', { ...ENGINEER, item: 'sentry-gun' }]] });
  runFlow(emplace(battle, 'a1i', 0));
  give(battle, 'a1', 'ammo');
  const { events } = runFlow(packUp(battle, at(battle, 'a1'), 'a1g'));
  expect(loggedEvents(events)).toEqual([['packed', 'DZ-ITEM-15', { model: 'a1g' }]]);
  expect(at(battle, 'a1g').where).toBe('packed');
  expect(battle.items[0]).toMatchObject({ holder: null, cube: [3, 3, 1] });
  runFlow(emplace(battle, 'a1i', 0));
  battle.items.pop();
  runFlow(packUp(battle, at(battle, 'a1'), 'a1g'));
  expect(battle.items[0]).toMatchObject({ holder: 'a1', cube: null });
});
