import { expect, test } from 'vitest';
import {
  carriesHeavy,
  fits,
  adjacentFriends,
  hasJumpPack,
  isVehicle,
  itemOf,
  leftToActivate,
  speedOf,
  weaponOf,
} from './models.ts';
import { activate, at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import { weapon } from './testing/recruits.ts';

test('DZ-ITEM-10 the rider of a scout bike is fast and a vehicle; nobody else is', () => {
  const battle = battleWith({ a: [['a1'], ['a2', { speed: null }], ['a3']] });
  give(battle, 'a1', 'scout-bike');
  give(battle, 'a2', 'scout-bike');
  give(battle, 'a3', 'ammo');
  const of = (id: string) => [speedOf(battle, at(battle, id)), isVehicle(battle, at(battle, id))];
  expect(['a1', 'a2', 'a3'].map(of)).toEqual([
    [{ move: 1, sprint: 5 }, true],
    [null, true],
    [{ move: 1, sprint: 2 }, false],
  ]);
});

test('DZ-ABIL-05 DZ-ABIL-51 beasts and vehicles use no items; broken ones are useless', () => {
  const battle = battleWith({
    a: [['a1'], ['a2', { abilities: ['beast'] }], ['a3', { abilities: ['vehicle'] }], ['a4']],
  });
  for (const id of ['a1', 'a2', 'a3']) give(battle, id, 'holo-sight');
  const kinds = () =>
    ['a1', 'a2', 'a3', 'a4'].map((id) => itemOf(battle, at(battle, id), 'holo-sight')?.id);
  expect(kinds()).toEqual(['a1holo-sight', undefined, undefined, undefined]);
  expect(itemOf(battle, at(battle, 'a1'), 'ammo')).toBeUndefined();
  for (const item of battle.items) item.broken = true;
  expect(kinds()).toEqual([undefined, undefined, undefined, undefined]);
  // Who rides may still use the bike, and nothing else.
  give(battle, 'a4', 'scout-bike');
  give(battle, 'a4', 'ammo');
  expect(itemOf(battle, at(battle, 'a4'), 'scout-bike')?.kind).toBe('scout-bike');
  expect(itemOf(battle, at(battle, 'a4'), 'ammo')).toBeUndefined();
});

test('DZ-ITEM-14 DZ-ABIL-03 a jump pack is one’s own, bought, found, or a Hammerfist’s', () => {
  const battle = battleWith({
    a: [
      ['a1', { equipment: ['jump-pack'] }],
      ['a2', { abilities: ['hammerfist'] }],
      ['a3'],
      ['a4'],
    ],
  });
  give(battle, 'a3', 'jump-pack');
  expect(battle.models.map((model) => hasJumpPack(battle, model))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('DZ-CAP-01 DZ-ABIL-17 a model under foreign control needs and takes no room', () => {
  const battle = battleWith({ a: [['a1', { size: 4 }], ['a2'], ['a3', { size: 4 }]], b: [['b1']] });
  const room = (id: string, cube: string) => fits(battle, at(battle, id), cubeAt(cube));
  expect([room('a1', 'a1'), room('a1', 'a2'), room('a2', 'a1'), room('b1', 'a1')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  activate(battle, 'a1');
  if (battle.activation) battle.activation = { ...battle.activation, controller: 1 };
  expect([room('a1', 'a3'), room('a2', 'a1'), room('a2', 'a3')]).toEqual([true, true, false]);
});

test('DZ-ABIL-50 a weapon that is spent is in nobody’s hands; a heavy one is clumsy', () => {
  const battle = battleWith({
    a: [
      ['a1', { weapons: [weapon('tube', 6, ['one-use']), weapon('cannon', 8, ['heavy'])] }],
      ['a2'],
    ],
  });
  const model = at(battle, 'a1');
  expect([weaponOf(model, 'tube')?.id, weaponOf(model, 'bow')?.id]).toEqual(['tube', undefined]);
  model.spent = ['tube'];
  expect([weaponOf(model, 'tube')?.id, weaponOf(model, 'cannon')?.id]).toEqual([
    undefined,
    'cannon',
  ]);
  expect(battle.models.map(carriesHeavy)).toEqual([true, false]);
});

test('DZ-TURN-03 unactivated models are left to act; friends are others of the side', () => {
  const battle = battleWith({ a: [['a1'], ['a1'], ['a1'], ['a2']], b: [['a1']] });
  at(battle, 'a2').activated = true;
  at(battle, 'a3').where = 'waiting';
  expect(leftToActivate(battle, 0).map(({ id }) => id)).toEqual(['a1', 'a4']);
  expect(leftToActivate(battle, 1).map(({ id }) => id)).toEqual(['b1']);
  expect(adjacentFriends(battle, at(battle, 'a1')).map(({ id }) => id)).toEqual(['a2']);
});
