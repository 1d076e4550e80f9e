import { bagOf } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import type { ItemId } from './item.ts';
import { itemOf } from './models.ts';
import { emplace, packUp } from './sentry-gun.ts';
import type { Battle } from './state.ts';
import {
  activate,
  at,
  battleWith,
  cubeAt,
  give,
  type TestBattle,
} from './testing/scripted-battle.ts';
import { act, miss, recordFlow } from './testing/recorded-flow.ts';
import { pickUp } from './carry.ts';

/** A model of the first side before an item, face up or face down. */
function finder(kind: ItemId | null, more: TestBattle, item: object = {}): Battle {
  const battle = battleWith(more);
  const lying = { id: 't1', kind, holder: null, cube: cubeAt('d5'), broken: false, gun: null };
  battle.items.push({ ...lying, ...item });
  return activate(battle, 'a1');
}

const LUCKY: TestBattle = {
  a: [['d4', { type: 'leader', special: 'strike-it-lucky' }]],
  b: [['h8']],
  dice: [{ special: 1 }],
};

test('DZ-LDR-06 a broken shield that is changed gives an item that works', () => {
  const battle = finder('energy-shield', LUCKY, { broken: true });
  Object.assign(battle.bag, bagOf(['energy-shield']));
  battle.unused = 1;
  act(battle, ['move:d5.1', 'take:t1', 'yes', 'keep'], [[1]]);
  expect(itemOf(battle, at(battle, 'a1'), 'energy-shield')).toMatchObject({ broken: false });
});

test('DZ-LDR-06 a sentry gun that is changed for another is a new gun', () => {
  const battle = finder('sentry-gun', {
    ...LUCKY,
    a: [['d4', { type: 'leader', special: 'strike-it-lucky', abilities: ['engineer'] }]],
  });
  Object.assign(battle.bag, bagOf(['sentry-gun']));
  battle.unused = 1;
  runFlow(emplace(battle, 't1', 0));
  runFlow(packUp(battle, at(battle, 'a1'), 'at1g'));
  Object.assign(at(battle, 'at1g'), { damage: 1, activated: true });
  Object.assign(battle.items[0] ?? {}, { holder: null, cube: cubeAt('d5'), broken: true });
  act(battle, ['move:d5.1', 'take:t1', 'yes', 'keep'], [[1]]);
  expect(battle.items[0]).toMatchObject({ kind: 'sentry-gun', broken: false, gun: null });
  act(battle, ['emplace:t1']);
  expect(battle.models.filter(({ id }) => id === 'at1g')).toMatchObject([
    { where: 'field', damage: 0, activated: false },
  ]);
});

const TRAPPED: TestBattle = { a: [['d4'], ['d5']], b: [['e5']] };

test('DZ-CARRY-07 a finder whom the trap has thrown among enemies hands nothing over', () => {
  const battle = finder('booby-trap', TRAPPED);
  at(battle, 'a2').cube = cubeAt('e5');
  give(battle, 'a1', 'ammo');
  const { choices } = recordFlow(pickUpAt(battle), {
    choices: ['take:t1', 'survive'],
    faces: [miss(3), miss(3), [5], [...miss(4), ...miss(4)]],
  });
  expect(choices.map(({ about }) => about)).toEqual(['pick-up', 'reply']);
  expect(at(battle, 'a1').cube).toEqual([5, 5, 1]);
});

function pickUpAt(battle: Battle) {
  at(battle, 'a1').cube = cubeAt('d5');
  return pickUp(battle, 'a1', 'moved');
}

test('DZ-CARRY-07 a finder whom the trap has pinned where he is hands nothing over', () => {
  const battle = finder('booby-trap', { ...TRAPPED, b: [['h8']] });
  // The trap throws both at a wall, so both stay.
  for (const id of ['a1', 'a2']) at(battle, id).cube = cubeAt('a1');
  Object.assign(battle.items[0] ?? {}, { cube: cubeAt('a1') });
  give(battle, 'a1', 'ammo');
  const { choices } = recordFlow(pickUp(battle, 'a1', 'moved'), {
    choices: ['take:t1'],
    faces: [miss(3), miss(3), miss(3), [1], miss(6), [1], miss(6)],
  });
  expect(choices.map(({ about }) => about)).toEqual(['pick-up']);
});

test('DZ-CARRY-07 DZ-ABIL-25 an Engineer who has defused a trap hands nothing over', () => {
  const battle = finder('booby-trap', {
    ...TRAPPED,
    a: [['d4', { abilities: ['engineer'] }], ['d5']],
  });
  give(battle, 'a1', 'ammo');
  const played = act(battle, ['move:d5.1', 'take:t1']);
  expect(played.choices.map(({ about }) => about)).toEqual(['action', 'pick-up']);
});
