import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { perish } from './death.ts';
import { legalActions } from './candidates.ts';
import { sightOf } from './battlefield.ts';
import { FACTIONS } from '../packs/built-in.ts';
import { heal, whyNotMediPack } from './medi-pack.ts';
import { isOnField } from './models.ts';
import { recruitFrom } from './muster.ts';
import { scatterModel } from './scatter.ts';
import { actSpecially, whyNotSpecial, type SpecialAction } from './special-action.ts';
import { plainDamage } from './damage.ts';
import { holderOf } from './objective.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

function why(battle: Battle, action: SpecialAction, by = 'a1'): string | undefined {
  return whyNotSpecial(battle, at(battle, by), action)?.code;
}

test('DZ-SPEC-01 a mission may give a Special action at an objective, once', () => {
  const mission = {
    objectives: [{ id: 'console', square: [1, 1], vp: 0 }],
    actions: [
      { id: 'hack', name: { en: 'Hack', fr: 'Pirater' }, objective: 'console', zone: 0, vp: 3 },
    ],
  } as const;
  const battle = battleWith({ a: [['a1'], ['a2']], b: [['a1']], mission });
  at(battle, 'b1').where = 'waiting';
  const hack = { kind: 'mission', action: 'hack' } as const;
  expect([why(battle, hack), why(battle, hack, 'a2'), why(battle, hack, 'b1')]).toEqual([
    undefined,
    'not-at-objective',
    'no-such-task',
  ]);
  runFlow(actSpecially(battle, 'a1', hack));
  expect(battle.sides[0]?.points).toBe(3);
  expect(why(battle, hack)).toBe('task-done');
});

test('DZ-ABIL-28 a Medic heals a wound in its cube or its own, none of machines', () => {
  const battle = battleWith({
    a: [['a1', { abilities: ['medic'], size: 2 }], ['a1', { abilities: ['construct'] }], ['a2']],
  });
  for (const id of ['a1', 'a2', 'a3']) at(battle, id).damage = 1;
  const heal = (target: string) => why(battle, { kind: 'heal', target });
  expect([heal('a1'), heal('a2'), heal('a3')]).toEqual([undefined, 'machine', 'not-beside']);
  at(battle, 'a1').damage = 2;
  runFlow(actSpecially(battle, 'a1', { kind: 'heal', target: 'a1' }));
  expect(at(battle, 'a1').damage).toBe(1);
});

test('DZ-EDGE-14 a Medic heals his own side', () => {
  const battle = battleWith({ a: [['a1', { abilities: ['medic'] }]], b: [['a1']] });
  at(battle, 'b1').damage = 1;
  at(battle, 'b1').pinned = true;
  expect(why(battle, { kind: 'heal', target: 'b1' })).toBe('not-beside');
  at(battle, 'a1').damage = 1;
  expect(why(battle, { kind: 'heal', target: 'a1' })).toBeUndefined();
});

test('DZ-ITEM-08 a Medi-Pack takes away all damage, once, with no enemy in the cube', () => {
  const battle = battleWith({ a: [['a1'], ['a1', { size: 3 }]], b: [['a1']] });
  give(battle, 'a1', 'medi-pack');
  at(battle, 'a2').damage = 3;
  at(battle, 'b1').pinned = true;
  const whyNot = () => whyNotMediPack(battle, at(battle, 'a1'), 'a2')?.code;
  expect(whyNot()).toBe('enemy-beside');
  at(battle, 'b1').where = 'dead';
  runFlow(heal(battle, 'a1', 'a2'));
  expect(at(battle, 'a2').damage).toBe(0);
  expect(whyNot()).toBe('unable');
});

test('DZ-ABIL-04 a Loader reloads the weapon of a friend in its cube', () => {
  const gunner: FigureSpec = { weapons: [weapon('bow', 6, ['slow-reload'])] };
  const battle = battleWith({
    a: [
      ['a1', { abilities: ['loader'] }],
      ['a1', gunner],
    ],
  });
  at(battle, 'a2').unloaded = ['bow'];
  const load = { kind: 'load', target: 'a2', weapon: 'bow' } as const;
  expect(why(battle, load)).toBeUndefined();
  runFlow(actSpecially(battle, 'a1', load));
  expect(at(battle, 'a2').unloaded).toEqual([]);
  at(battle, 'a2').unloaded = ['bow'];
  runFlow(actSpecially(battle, 'a2', { kind: 'reload', weapon: 'bow' }));
  expect(at(battle, 'a2').unloaded).toEqual([]);
});

test('DZ-ABIL-44 tagging needs range and line of sight', () => {
  const tag: FigureSpec = { weapons: [weapon('tag-rifle', 3, ['tag'])] };
  const battle = battleWith({
    a: [['a1', tag]],
    b: [['a3'], ['a6'], ['c1']],
    cubes: [{ at: [2, 1, 1], west: 'blocked' }],
  });
  const at3 = (target: string) => why(battle, { kind: 'tag', target });
  expect([at3('b1'), at3('b2'), at3('b3')]).toEqual([undefined, 'out-of-range', 'out-of-sight']);
});

test('DZ-ABIL-46 Teleport goes two cubes whatever is between, and fights whom it finds', () => {
  const battle = battleWith({
    a: [['a1', { abilities: ['teleport'] }]],
    b: [['a3']],
    cubes: [{ at: [1, 2, 1], solid: true }],
  });
  const to = (text: string) => why(battle, { kind: 'teleport', to: cubeAt(text) });
  expect([to('a3'), to('a4'), to('c3.2')]).toEqual([undefined, 'no-way', 'no-floor']);
  const { rolls } = runFlow(actSpecially(battle, 'a1', { kind: 'teleport', to: cubeAt('a3') }), {
    choices: ['survive'],
    faces: [[...miss(4), ...miss(3)]],
  });
  expect(rolls[0]?.rule).toBe('DZ-FIGHT-05');
});

test('DZ-ABIL-03 a Hammerfist drops onto a stack and throws models that fail to stand', () => {
  const hammer: FigureSpec = { abilities: ['hammerfist'], size: 2 };
  const battle = battleWith({
    a: [['a1'], ['a1', hammer]],
    b: [['d4'], ['d5']],
    cubes: [{ at: [3, 4, 1], solid: true }],
  });
  at(battle, 'a2').where = 'waiting';
  const call = (to: string) =>
    why(battle, { kind: 'call-hammerfist', model: 'a2', to: cubeAt(to) });
  expect([call('c4.2'), call('c4.1')]).toEqual([undefined, 'not-on-top']);
  runFlow(
    actSpecially(battle, 'a1', { kind: 'call-hammerfist', model: 'a2', to: cubeAt('c4.2') }),
    {
      faces: [[4, 4, 1], miss(3), [4, 4, 1]],
    },
  );
  expect(at(battle, 'a2')).toMatchObject({ where: 'field', activated: true, cube: [3, 4, 2] });
  expect(at(battle, 'b1')).toMatchObject({ cube: [5, 4, 1], pinned: true, damage: 0 });
  expect(at(battle, 'b2')).toMatchObject({ cube: [4, 5, 1], pinned: false });
});

test('DZ-ABIL-51 a vehicle uses no items, is not thrown, and leaves a wreck that hides', () => {
  const tank: FigureSpec = { abilities: ['vehicle'], size: 4 };
  const battle = battleWith({
    a: [['a1']],
    b: [
      ['c1', tank],
      ['e1', { size: 1 }],
    ],
  });
  runFlow(scatterModel(battle, 'b1', true, plainDamage(0, true)));
  expect(at(battle, 'b1')).toMatchObject({ cube: [3, 1, 1], pinned: true });
  expect(sightOf(battle, at(battle, 'a1'), at(battle, 'b2'))).toBe('partial');
  runFlow(perish(battle, 'b1', { by: 0, setOffBy: null }));
  expect(at(battle, 'b1').where).toBe('wreck');
  expect(isOnField(at(battle, 'b1'))).toBe(false);
  expect(sightOf(battle, at(battle, 'a1'), at(battle, 'b2'))).toBe('none');
});

test('DZ-ITEM-15 an Engineer emplaces a sentry gun, which shoots and does nothing else', () => {
  const battle = battleWith({
    a: [
      ['a1', { abilities: ['engineer'] }],
      ['a1', { item: 'sentry-gun' }],
    ],
    b: [['a5']],
    mission: { objectives: [{ id: 'well', square: [1, 1], vp: 1 }] },
  });
  expect(why(battle, { kind: 'emplace', item: 'a2i' }, 'a2')).toBe('unable');
  runFlow(actSpecially(battle, 'a1', { kind: 'emplace', item: 'a2i' }));
  const gun = at(battle, 'a2g');
  expect(gun).toMatchObject({ where: 'field', cube: [1, 1, 1], activated: false });
  const { activation } = activate(battle, 'a2g');
  const kinds = activation && legalActions(battle, activation).map(({ kind }) => kind);
  expect(kinds).toEqual(['shoot', 'done']);
  for (const id of ['a1', 'a2']) at(battle, id).where = 'dead';
  expect(holderOf(battle, 'well')).toBe(0);
  runFlow(scatterModel(battle, 'a2g', true, plainDamage(1, true)));
  expect(gun).toMatchObject({ cube: [1, 1, 1], pinned: false });
  runFlow(perish(battle, 'a2g', { by: 1, setOffBy: null }));
  expect(battle.items[0]).toMatchObject({ cube: [1, 1, 1], broken: true });
  at(battle, 'a1').where = 'field';
  expect(why(battle, { kind: 'emplace', item: 'a2i' })).toBe('broken');
});

test('DZ-ITEM-15 packed up it is an item again, in the Engineer’s hands', () => {
  const battle = battleWith({ a: [['a1', { abilities: ['engineer'], item: 'sentry-gun' }]] });
  runFlow(actSpecially(battle, 'a1', { kind: 'emplace', item: 'a1i' }));
  runFlow(actSpecially(battle, 'a1', { kind: 'pack', model: 'a1g' }));
  expect(at(battle, 'a1g').where).toBe('packed');
  expect(battle.items[0]?.holder).toBe('a1');
});

test('DZ-ITEM-15 a found sentry gun is set up, shoots and is packed like a bought one', () => {
  const engineer: FigureSpec = { abilities: ['engineer'] };
  const battle = battleWith({ a: [['a1']], b: [['a5', engineer], ['a5']] });
  const token = { id: 't1', kind: 'sentry-gun', holder: 'b2', cube: null } as const;
  battle.items.push({ ...token, broken: false, gun: null });
  expect(why(battle, { kind: 'emplace', item: 't1' }, 'b2')).toBe('unable');
  expect(why(battle, { kind: 'emplace', item: 't1' }, 'b1')).toBeUndefined();
  runFlow(actSpecially(battle, 'b1', { kind: 'emplace', item: 't1' }));
  const gun = at(battle, 'bt1g');
  expect(gun).toMatchObject({ seat: 1, where: 'field', cube: [1, 5, 1], activated: false });
  const { activation } = activate(battle, 'bt1g');
  expect(activation && legalActions(battle, activation).map(({ kind }) => kind)).toEqual([
    'shoot',
    'done',
  ]);
  runFlow(actSpecially(battle, 'b1', { kind: 'pack', model: 'bt1g' }));
  expect(battle.items[0]).toMatchObject({ holder: 'b1', cube: null, gun: 'bt1g' });
  runFlow(actSpecially(battle, 'b1', { kind: 'emplace', item: 't1' }));
  expect(battle.models.filter(({ id }) => id === 'bt1g')).toHaveLength(1);
  runFlow(perish(battle, 'bt1g', { by: 0, setOffBy: null }));
  expect(battle.items[0]).toMatchObject({ cube: [1, 5, 1], broken: true });
  expect(why(battle, { kind: 'emplace', item: 't1' }, 'b1')).toBe('broken');
});

test('DZ-DATA-08 the sentry gun has the profile of the later list', () => {
  const battle = battleWith({ a: [['a1', { item: 'sentry-gun' }]] });
  const { profile, weapons } = at(battle, 'a1g').recruit;
  expect(profile).toMatchObject({ shoot: 4, survive: 5, armour: 0, size: 1, fight: null, vp: 0 });
  expect(weapons[0]).toMatchObject({ range: 8, abilities: [{ id: 'weight-of-fire', n: 1 }] });
});

test('DZ-DATA-07 the Inferno Drill survives on 3+, or not at all if the table says so', () => {
  const drill: FigureSpec = { id: 'inferno-drill', survive: 3 };
  const usual = battleWith({ a: [['a1', drill]] });
  const none = battleWith({ a: [['a1', drill]], settings: { infernoDrill: 'none' } });
  expect(at(usual, 'a1').recruit.profile.survive).toBe(3);
  expect(at(none, 'a1').recruit.profile.survive).toBeNull();
});

test('DZ-PROF-01 a model takes the field with everything its list says of it', () => {
  const enforcers = FACTIONS.find(({ id }) => id === 'enforcers');
  const captain = enforcers && recruitFrom(enforcers, { profile: 'enforcer-captain' });
  expect(captain).toMatchObject({ points: 34, vp: 4 });
  expect(captain?.profile).toMatchObject({
    type: 'leader',
    speed: { move: 1, sprint: 2 },
    ...{ shoot: 4, fight: 5, survive: 4, armour: 1, size: 1 },
    abilities: [{ id: 'tactician', n: 2 }],
    equipment: ['jump-pack'],
    special: 'stalwart',
  });
  expect(captain?.weapons.map(({ range }) => range)).toContain('melee');
  expect(captain?.profile.options.length).toBeGreaterThan(0);
});
