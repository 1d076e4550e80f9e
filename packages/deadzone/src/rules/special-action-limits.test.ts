import { runFlow } from '@skirmish-kit/core/testing';
import { makeCube } from '../board/index.ts';
import { expect, test } from 'vitest';
import { actions } from './action.ts';
import { legalActions } from './candidates.ts';
import { actSpecially, specialActions } from './special-action.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import { RIFLE, weapon, type FigureSpec } from './testing/recruits.ts';
import { loggedEvents, whyNotDo } from './testing/logged-events.ts';

const TAG = weapon('tag-rifle', 3, ['tag']);

/** The special actions that are offered to a model, as players write them. */
function offered(battle: Battle, id = 'a1'): readonly string[] {
  const { activation } = activate(battle, id);
  const found = activation ? legalActions(battle, activation) : [];
  return found
    .map((action) => actions.make(action))
    .filter((key) => !/^(?:move|reposition|sprint|shoot|lob|fight|done)/.test(key));
}

function refused(battle: Battle, ...keys: readonly string[]): readonly string[] {
  if (!battle.activation) activate(battle, 'a1');
  return keys.map((key) => whyNotDo(battle, key));
}

test('DZ-ABIL-04 a Loader loads for a neighbouring friend only', () => {
  const a = [['a1', { abilities: ['loader'] }], ['a1'], ['a2'], ['a1'], ['a1']] as const;
  const battle = battleWith({ a, b: [['a1']] });
  for (const id of ['a1', 'a2', 'a3', 'a4', 'b1']) at(battle, id).unloaded = ['rifle'];
  at(battle, 'a4').where = 'dead';
  at(battle, 'b1').pinned = true;
  const away = 'not-beside DZ-ABIL-04';
  const targets = ['a2', 'a1', 'a3', 'a4', 'b1', 'zz'];
  expect(refused(battle, ...targets.map((id) => `load:${id}:rifle`))).toEqual([
    'fine',
    away,
    away,
    away,
    away,
    away,
  ]);
  expect(refused(battle, 'load:a5:rifle', 'load:a2:bow')).toEqual([
    'is-loaded DZ-ABIL-04',
    'is-loaded DZ-ABIL-04',
  ]);
  expect(offered(battle)).toEqual(['reload:rifle', 'load:a2:rifle']);
  activate(battle, 'a2');
  expect(refused(battle, 'load:a1:rifle', 'reload:rifle', 'reload:bow')).toEqual([
    'unable DZ-ABIL-04',
    'fine',
    'is-loaded DZ-ABIL-37',
  ]);
});

test('DZ-ABIL-37 one of several empty weapons of a type is loaded, with an event', () => {
  const battle = battleWith({ a: [['a1', { abilities: ['loader'] }], ['a1']] });
  at(battle, 'a1').unloaded = ['rifle', 'bow', 'rifle'];
  const own = runFlow(actSpecially(battle, 'a1', { kind: 'reload', weapon: 'rifle' }));
  expect(at(battle, 'a1').unloaded).toEqual(['bow', 'rifle']);
  expect(loggedEvents(own.events)).toEqual([
    ['loaded', 'DZ-ABIL-37', { model: 'a1', weapon: 'rifle' }],
  ]);
  at(battle, 'a2').unloaded = ['bow'];
  const load = { kind: 'load', target: 'a2', weapon: 'bow' } as const;
  expect(loggedEvents(runFlow(actSpecially(battle, 'a1', load)).events)).toEqual([
    ['loaded', 'DZ-ABIL-04', { model: 'a2', weapon: 'bow' }],
  ]);
});

test('DZ-ABIL-44 a Tag Rifle tags an enemy on the field, once, as far as it reaches', () => {
  const battle = battleWith({
    a: [['a1', { weapons: [RIFLE, TAG] }], ['b1']],
    b: [['a4'], ['a5'], ['a3'], ['a2']],
  });
  at(battle, 'b3').tagged = true;
  at(battle, 'b4').where = 'dead';
  const targets = ['b1', 'b2', 'b3', 'b4', 'a2', 'zz'];
  expect(refused(battle, ...targets.map((id) => `tag:${id}`))).toEqual([
    'fine',
    'out-of-range DZ-ABIL-44',
    'is-tagged DZ-ABIL-44',
    'not-an-enemy DZ-ABIL-44',
    'not-an-enemy DZ-ABIL-44',
    'not-an-enemy DZ-ABIL-44',
  ]);
  expect(offered(battle)).toEqual(['tag:b1']);
  const { events } = runFlow(actSpecially(battle, 'a1', { kind: 'tag', target: 'b1' }));
  expect(loggedEvents(events)).toEqual([['tagged', 'DZ-ABIL-44', { model: 'b1' }]]);
  expect(at(battle, 'b1').tagged).toBe(true);
  activate(battle, 'a2');
  expect(refused(battle, 'tag:b2')).toEqual(['unable DZ-ABIL-44']);
});

test('DZ-ABIL-46 Teleport goes one or two cubes, to a floor with room', () => {
  const battle = battleWith({
    a: [
      ['a1', { abilities: ['teleport'] }],
      ['b1', { size: 4 }],
    ],
    cubes: [{ at: [3, 3, 1], solid: true }],
  });
  expect(
    refused(battle, 'teleport:a2.1', 'teleport:c2.1', 'teleport:a1.1', 'teleport:a4.1'),
  ).toEqual(['fine', 'fine', 'no-way DZ-ABIL-46', 'no-way DZ-ABIL-46']);
  expect(refused(battle, 'teleport:a2.2', 'teleport:b1.1', 'teleport:c3.2')).toEqual([
    'no-floor DZ-MOVE-12',
    'no-room DZ-CAP-01',
    'fine',
  ]);
  const keys = ['a2.1', 'a3.1', 'b2.1', 'b3.1', 'c1.1', 'c2.1', 'c3.2'];
  expect([...offered(battle)].sort()).toEqual(keys.map((cube) => `teleport:${cube}`));
  const to = cubeAt('c3.2');
  expect(
    loggedEvents(runFlow(actSpecially(battle, 'a1', { kind: 'teleport', to })).events),
  ).toEqual([['teleports', 'DZ-ABIL-46', { model: 'a1', to: 'c3.2' }]]);
  expect(at(battle, 'a1').cube).toEqual([3, 3, 2]);
  activate(battle, 'a2');
  expect(refused(battle, 'teleport:a1.1')).toEqual(['unable DZ-ABIL-46']);
});

test('DZ-MOVE-03 the owner places a model that teleports', () => {
  const battle = battleWith({
    a: [['a1', { abilities: ['teleport'] }]],
    settings: { placing: 'owner' },
  });
  const teleport = { kind: 'teleport', to: cubeAt('b2') } as const;
  runFlow(actSpecially(battle, 'a1', teleport), { choices: ['at:s'] });
  expect(at(battle, 'a1').spot).toEqual([12, 24]);
});

test('DZ-ABIL-06 a model with explosives may detonate, and the opponent scores', () => {
  const bomb: FigureSpec = { abilities: ['boom 1'], vp: 2 };
  const battle = battleWith({ a: [['a8']], b: [['h8', bomb], ['g8'], ['f8']] });
  at(battle, 'b3').boom = 1;
  const may = (id: string) => {
    activate(battle, id);
    return [...refused(battle, 'detonate'), ...offered(battle, id)];
  };
  expect([may('b1'), may('b2'), may('b3')]).toEqual([
    ['fine', 'detonate'],
    ['unable DZ-ABIL-06'],
    ['fine', 'detonate'],
  ]);
  const { events } = runFlow(actSpecially(battle, 'b1', { kind: 'detonate' }));
  expect(loggedEvents(events)).toEqual([
    ['killed', 'DZ-DMG-03', { model: 'b1' }],
    ['scores', 'DZ-DMG-06', { seat: 0, points: 2 }],
    ['explodes', 'DZ-ABIL-06', { model: 'b1', dice: 1 }],
  ]);
});

test('DZ-ABIL-28 only a Medic heals, with an event', () => {
  const battle = battleWith({
    a: [
      ['a1', { abilities: ['medic'] }],
      ['a1', { size: 2 }],
    ],
  });
  at(battle, 'a2').damage = 2;
  expect(offered(battle)).toEqual(['heal:a2']);
  const { events } = runFlow(actSpecially(battle, 'a1', { kind: 'heal', target: 'a2' }));
  expect(loggedEvents(events)).toEqual([['healed', 'DZ-ABIL-28', { model: 'a2' }]]);
  expect(at(battle, 'a2').damage).toBe(1);
  activate(battle, 'a2');
  expect(refused(battle, 'heal:a2')).toEqual(['unable DZ-ABIL-28']);
});

test('DZ-ITEM-10 a rider leaves his own bike where he stands', () => {
  const battle = battleWith({ a: [['c3'], ['c3']] });
  give(battle, 'a1', 'scout-bike');
  expect(refused(battle, 'dismount:a1scout-bike', 'dismount:zz')).toEqual([
    'fine',
    'unable DZ-ITEM-10',
  ]);
  expect(offered(battle)).toEqual(['dismount:a1scout-bike']);
  const dismount = { kind: 'dismount', item: 'a1scout-bike' } as const;
  expect(loggedEvents(runFlow(actSpecially(battle, 'a1', dismount)).events)).toEqual([
    ['drops', 'DZ-ITEM-10', { model: 'a1', item: 'scout-bike' }],
  ]);
  expect(battle.items[0]).toMatchObject({ holder: null, cube: [3, 3, 1] });
  expect(offered(battle)).toEqual([]);
});

test('DZ-ITEM-15 DZ-SPEC-01 an Engineer is offered guns, all models mission tasks', () => {
  const name = { en: 'Search', fr: 'Fouiller' };
  const battle = battleWith({
    a: [['a1', { abilities: ['engineer'], item: 'sentry-gun' }], ['a1'], ['a1']],
    mission: {
      objectives: [{ id: 'well', square: [1, 1], vp: 0 }],
      actions: [{ id: 'search', name, objective: 'well', vp: 1 }],
    },
  });
  give(battle, 'a2', 'ammo');
  expect(offered(battle)).toEqual(['emplace:a1i', 'mission:search']);
  expect(offered(battle, 'a2')).toEqual(['mission:search']);
  runFlow(actSpecially(battle, 'a1', { kind: 'emplace', item: 'a1i' }));
  expect(offered(battle)).toEqual(['pack:a1g', 'mission:search']);
  expect(offered(battle, 'a2')).toEqual(['mission:search']);
});

test('DZ-ABIL-03 a Hammerfist that waits may be called onto the top of every stack', () => {
  const battle = battleWith({
    a: [['a1'], ['a2', { abilities: ['hammerfist'] }]],
    b: [['h8', { abilities: ['hammerfist'] }]],
    cubes: [{ at: [3, 4, 1], solid: true }],
  });
  for (const id of ['a2', 'b1']) at(battle, id).where = 'waiting';
  const columns = [1, 2, 3, 4, 5, 6, 7, 8];
  const tops = columns.flatMap((row) =>
    columns.map((column) => makeCube([column, row, column === 3 && row === 4 ? 2 : 1])),
  );
  expect(offered(battle)).toEqual(tops.map((cube) => `call-hammerfist:a2:${cube}`));
});

test('DZ-SPEC-01 few answers are tried without special actions', () => {
  const a = [['a1'], ['a1', { item: 'sentry-gun' }], ['a1', { weapons: [TAG] }]] as const;
  const battle = battleWith({ a, b: [['a2']] });
  at(battle, 'a2').unloaded = ['rifle'];
  at(battle, 'b1').damage = 1;
  at(battle, 'a3').where = 'dead';
  at(battle, 'a3').damage = 2;
  const tried = (id: string) => specialActions(battle, at(battle, id));
  expect(tried('a1')).toEqual([{ kind: 'heal', target: 'b1' }]);
  at(battle, 'b1').damage = 0;
  expect(tried('a1')).toEqual([]);
});
