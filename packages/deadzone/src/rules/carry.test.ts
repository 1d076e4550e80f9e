import { bagOf } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { pickUp, slotsOf } from './carry.ts';
import { hurt, plainDamage } from './damage.ts';
import { actionStep } from './activation.ts';
import { whyNot } from './legal.ts';
import type { ItemId } from './item.ts';
import { isVehicle, itemOf, speedOf } from './models.ts';
import { walk } from './move.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

/** Puts a token into a cube: face up if it has a type. */
function lay(battle: Battle, cube: string, kind: ItemId | null, id = 't1'): void {
  battle.items.push({ id, kind, holder: null, cube: cubeAt(cube), broken: false, gun: null });
}

/** One model with one thing before it. */
function finder(
  kind: ItemId | null,
  sketch: FigureSpec = {},
  more: readonly FigureSpec[] = [],
): Battle {
  const battle = battleWith({
    a: [['a1', sketch], ...more.map((each): readonly [string, FigureSpec] => ['a1', each])],
    b: [['h8']],
  });
  lay(battle, 'a1', kind);
  return battle;
}

test('DZ-CARRY-01 a model carries one item, Scavengers three, Beasts and vehicles none', () => {
  const abilities = [[], ['scavenger'], ['beast'], ['vehicle']] as const;
  const slots = abilities.map((list) => {
    const battle = battleWith({ a: [['a1', { abilities: list }]] });
    return slotsOf(battle, at(battle, 'a1'));
  });
  expect(slots).toEqual([1, 3, 0, 0]);
});

test('DZ-CARRY-02 a model without enemies may pick up an item, also on its way', () => {
  const battle = battleWith({ a: [['a1']], b: [['h8']] });
  lay(battle, 'a2', 'ammo');
  runFlow(walk(battle, 'a1', [cubeAt('a2'), cubeAt('a3')]), { choices: ['take:t1', 'keep'] });
  expect(battle.items[0]).toMatchObject({ holder: 'a1', cube: null });
  const guarded = battleWith({ a: [['a1']], b: [['a1']] });
  lay(guarded, 'a1', 'ammo');
  expect(runFlow(pickUp(guarded, 'a1', 'moved')).choices).toEqual([]);
  // A Move about in the cube will do.
  const about = finder('ammo');
  activate(about, 'a1');
  if (about.activation)
    runFlow(actionStep(about, about.activation), { choices: ['reposition', 'take:t1', 'keep'] });
  expect(about.items[0]?.holder).toBe('a1');
});

test('DZ-CARRY-03 one of several, and face down nobody knows which', () => {
  const battle = finder(null);
  lay(battle, 'a1', null, 't2');
  const { choices } = runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['leave'] });
  expect(choices[0]?.options).toEqual(['leave', 'take:t1', 'take:t2']);
});

test('DZ-CARRY-04 picking up reveals the token for good', () => {
  const battle = finder(null);
  Object.assign(battle.bag, bagOf(['ammo', 'medi-pack']));
  runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['take:t1', 'drop:t1'], faces: [[2]] });
  expect(battle.items[0]).toMatchObject({ kind: 'medi-pack', cube: [1, 1, 1], holder: null });
  expect(battle.bag).toEqual({ ammo: 1, 'medi-pack': 0 });
});

test('DZ-CARRY-05 it is kept, dropped or destroyed; with full hands one has to go', () => {
  const destroyed = finder('ammo');
  runFlow(pickUp(destroyed, 'a1', 'moved'), { choices: ['take:t1', 'destroy:t1'] });
  expect(destroyed.items[0]).toMatchObject({ holder: null, cube: null });
  const full = finder('ammo', { item: 'holo-sight' });
  const { choices } = runFlow(pickUp(full, 'a1', 'moved'), { choices: ['take:t1', 'drop:a1i'] });
  expect(choices[1]?.options).toEqual(['drop:t1', 'destroy:t1', 'drop:a1i', 'destroy:a1i']);
  expect(full.items).toMatchObject([
    { id: 'a1i', holder: null, cube: [1, 1, 1] },
    { id: 't1', holder: 'a1', cube: null },
  ]);
});

test('DZ-CARRY-06 items of the dead drop, but for the bike and the jump pack', () => {
  const battle = battleWith({
    b: [
      ['c3', { item: 'ammo' }],
      ['c4', { item: 'scout-bike' }],
      ['c5', { item: 'jump-pack' }],
    ],
  });
  for (const id of ['b1', 'b2', 'b3']) runFlow(hurt(battle, id, 2, plainDamage(0, true)));
  expect(battle.items).toMatchObject([
    { holder: null, cube: [3, 3, 1] },
    { holder: null, cube: null },
    { holder: null, cube: null },
  ]);
});

test('DZ-CARRY-07 a moving model may pass an item to a friend, who gives one if full', () => {
  const battle = battleWith({
    a: [
      ['a1', { item: 'ammo' }],
      ['a1', { item: 'medi-pack' }],
    ],
  });
  runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['give:a1i:a2', 'swap:a2i'] });
  expect(battle.items.map(({ holder }) => holder)).toEqual(['a2', 'a1']);
  expect(runFlow(pickUp(battle, 'a1', 'thrown')).choices).toEqual([]);
});

test('DZ-CARRY-07 or the friend drops one of its own', () => {
  const battle = battleWith({
    a: [
      ['a1', { item: 'ammo' }],
      ['a1', { item: 'medi-pack' }],
    ],
  });
  runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['give:a1i:a2', 'drop:a2i'] });
  expect(battle.items.map(({ holder }) => holder)).toEqual(['a2', null]);
  expect(battle.items[1]?.cube).toEqual([1, 1, 1]);
});

test('DZ-ABIL-05 a Beast neither picks up nor uses items', () => {
  const battle = finder('ammo', { abilities: ['beast'] });
  expect(runFlow(pickUp(battle, 'a1', 'moved')).choices).toEqual([]);
  give(battle, 'a1', 'holo-sight');
  expect(itemOf(battle, at(battle, 'a1'), 'holo-sight')).toBeUndefined();
});

test('DZ-ABIL-32 a Scavenger carries three items and defuses traps', () => {
  const battle = finder('ammo', { abilities: ['scavenger'], item: 'medi-pack' });
  runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['take:t1', 'keep'] });
  expect(battle.items.filter(({ holder }) => holder === 'a1')).toHaveLength(2);
  const trapped = finder('booby-trap', { abilities: ['scavenger'] });
  expect(runFlow(pickUp(trapped, 'a1', 'moved'), { choices: ['take:t1'] }).rolls).toEqual([]);
});

test('DZ-ITEM-07 Intel is a victory point at once and needs no free hand', () => {
  const battle = finder('intel', { item: 'ammo' });
  runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['take:t1'] });
  expect(battle.sides[0]?.points).toBe(1);
  expect(battle.items.find(({ id }) => id === 't1')).toMatchObject({ holder: null, cube: null });
});

test('DZ-ITEM-13 a booby trap goes off as Frag (3) and is gone; nobody scores for it', () => {
  const battle = finder('booby-trap', {}, [{ size: 2 }]);
  const { rolls } = runFlow(pickUp(battle, 'a1', 'moved'), {
    choices: ['take:t1'],
    faces: [[4, 4, 4], miss(3), [4, 4, 4], [5]],
  });
  expect(rolls[0]).toMatchObject({ rule: 'DZ-ITEM-13', notation: '3d8!=8>=4' });
  expect(at(battle, 'a1')).toMatchObject({ where: 'dead', scoredBy: null });
  expect(at(battle, 'a2').pinned).toBe(true);
  expect(battle.items[0]).toMatchObject({ holder: null, cube: null });
});

test('DZ-ABIL-25 an Engineer defuses a trap, and that ends the activation', () => {
  const battle = finder('booby-trap', { abilities: ['engineer'] });
  activate(battle, 'a1');
  runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['take:t1'] });
  expect(battle.items[0]).toMatchObject({ holder: null, cube: null });
  const rest = battleWith({
    a: [['a1', { abilities: ['engineer'] }]],
    b: [['a6']],
    dice: [{ move: 1, shoot: 1 }],
  });
  lay(rest, 'a2', 'booby-trap');
  activate(rest, 'a1');
  runFlow(walk(rest, 'a1', [cubeAt('a2'), cubeAt('a3')]), { choices: ['take:t1'] });
  expect(at(rest, 'a1').cube).toEqual([1, 2, 1]);
  const activation = rest.activation;
  if (!activation) throw new Error('Nobody acts.');
  expect(whyNot(rest, activation, { kind: 'die-move', way: [cubeAt('a3')] })).toMatchObject({
    code: 'no-time',
    rule: 'DZ-ABIL-25',
  });
  const { choices } = runFlow(actionStep(rest, activation), { choices: ['done'] });
  expect(choices[0]?.options).toEqual(['done']);
  expect(rest.activation).toBeNull();
});

test('DZ-ITEM-10 a scout bike makes its rider a vehicle with Speed 1-5', () => {
  const battle = battleWith({ a: [['a1', { item: 'scout-bike' }]] });
  const rider = at(battle, 'a1');
  expect(isVehicle(battle, rider)).toBe(true);
  expect(speedOf(battle, rider)).toEqual({ move: 1, sprint: 5 });
  expect(slotsOf(battle, rider)).toBe(0);
});

test('DZ-ITEM-10 a rider drops the bike with a Special, and another can take it', () => {
  const battle = battleWith({ a: [['a1', { item: 'scout-bike' }], ['a2']], b: [['h8']] });
  activate(battle, 'a1');
  const { activation } = battle;
  if (!activation) throw new Error('Nobody acts.');
  runFlow(actionStep(battle, activation), { choices: ['dismount:a1i'] });
  expect(isVehicle(battle, at(battle, 'a1'))).toBe(false);
  expect(activation).toMatchObject({ length: 1, done: ['special'] });
  expect(whyNot(battle, activation, { kind: 'dismount', item: 'a1i' })).toMatchObject({
    rule: 'DZ-ACT-03',
  });
  at(battle, 'a2').cube = cubeAt('a1');
  runFlow(pickUp(battle, 'a2', 'moved'), { choices: ['take:a1i', 'keep'] });
  expect(isVehicle(battle, at(battle, 'a2'))).toBe(true);
});

test('DZ-ABIL-17 the controller of a rampaging model decides what it picks up or uses', () => {
  const battle = finder('ammo', { abilities: ['rampage'] });
  activate(battle, 'a1');
  if (battle.activation) battle.activation = { ...battle.activation, controller: 1 };
  const { choices } = runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['take:t1', 'keep'] });
  expect(choices.map(({ who }) => who)).toEqual([1, 1]);
});

test('DZ-LDR-06 Strike It Lucky: another token that was never drawn; a trap goes off', () => {
  const lucky: FigureSpec = { type: 'leader', special: 'strike-it-lucky' };
  const battle = battleWith({ a: [['a1', lucky]], b: [['h8']], dice: [{ special: 1 }] });
  lay(battle, 'a1', 'ammo');
  Object.assign(battle.bag, bagOf(['booby-trap', 'medi-pack']));
  battle.unused = 2;
  runFlow(pickUp(battle, 'a1', 'moved'), {
    choices: ['take:t1', 'yes'],
    faces: [[1], miss(3), miss(3), [8]],
  });
  expect(battle.unused).toBe(1);
  expect(battle.sides[0]?.dice.special).toBe(0);
  expect(at(battle, 'a1').pinned).toBe(true);
});
