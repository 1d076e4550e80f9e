import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { MusgNames } from '../../messages/names.ts';
import { commandTest } from '../command.ts';
import { figureOf } from '../figures.ts';
import { borrowedCommand } from '../borrowed-command.ts';
import type { Battle } from '../state.ts';
import { activate, battleWith, perform, refused, type TestBattle } from '../testing/battle.ts';
import { setCount } from '../world-helpers.ts';
import { loseLife } from '../wound.ts';
import { pointsOf } from './pulp-points.ts';
import { pulp } from './pulp.ts';

const RIFLE = { rank: 'chief', weapons: ['rifle'], values: { shoot: 4 } } as const;

/** A hero with a rifle 15 paces from a henchman: he needs 4. */
const story = (rest: TestBattle = {}): Battle =>
  battleWith({ world: pulp, a: [[10, 10, RIFLE]], b: [[26, 10]], ...rest });

const points = (battle: Battle) => [pointsOf(battle, 'chief', 0), pointsOf(battle, 'chief', 1)];

test('MU-PULP-01 the good have a hero, a partner and a sidekick, the bad a villain', () => {
  const three = [
    [10, 10, { rank: 'chief' }],
    [12, 10, { rank: 'lieutenant' }],
    [14, 10],
  ] as const;
  const battle = battleWith({ world: pulp, a: three, b: three });
  const names = new MusgNames(battle, 'en');
  expect(battle.figures.map(({ id }) => names.figure(id).split(', ')[1])).toEqual([
    'hero',
    'partner',
    'sidekick',
    'villain',
    'lieutenant',
    'henchman',
  ]);
  const turned = battleWith({ world: pulp, a: three, worldSettings: { heroes: 'second' } });
  expect(new MusgNames(turned, 'fr').figure('a1')).toMatch(/, méchant$/);
});

test('MU-PULP-02 MU-PULP-03 MU-CHAR-12 heroes, villains and seconds are out at worst', () => {
  const battle = battleWith({
    world: pulp,
    a: [
      [10, 10, { rank: 'chief', life: 1 }],
      [12, 10, { rank: 'lieutenant', life: 1 }],
      [14, 10, { life: 1 }],
    ],
  });
  for (const id of ['a1', 'a2', 'a3']) runFlow(loseLife(battle, id, 3, null, 'MU-MELEE-02'));
  expect(battle.figures.map(({ fate }) => fate)).toEqual(['out', 'out', 'dead']);
});

test('MU-PULP-07 hero and villain have 3 points, and their seconds one together', () => {
  const battle = battleWith({
    world: pulp,
    a: [
      [10, 10, { rank: 'chief' }],
      [12, 10, { rank: 'lieutenant' }],
      [13, 10, { rank: 'lieutenant' }],
    ],
    b: [[20, 10, { rank: 'chief' }]],
  });
  expect(points(battle)).toEqual([3, 3]);
  expect([pointsOf(battle, 'lieutenants', 0), pointsOf(battle, 'lieutenants', 1)]).toEqual([1, 0]);
});

/** Shoots with a point: what the die shows, what the pulp die shows; gives what is left. */
function shootWith(die: number, added: number, rest: TestBattle = {}): readonly number[] {
  const battle = story({ b: [[26, 10, { rank: 'minion' }]], ...rest });
  activate(battle, 'a1');
  const hits = Math.max(die, added) >= 4;
  perform(battle, 'shoot:rifle:b1', {
    choices: ['yes', ...(hits ? ['no'] : [])],
    faces: [[die], [added], ...(hits ? [[1]] : [])],
  });
  return points(battle);
}

test('MU-PULP-07 the pulp die replaces the other: hit, and the point is lost', () => {
  expect(shootWith(2, 5)).toEqual([2, 0]);
});

test('MU-PULP-07 the pulp die is used and it still fails: the point goes over', () => {
  expect(shootWith(2, 3)).toEqual([2, 1]);
});

test('MU-PULP-07 the first die is kept and hits: the point is lost', () => {
  expect(shootWith(4, 1)).toEqual([2, 0]);
});

test('MU-PULP-07 a failed first die goes to the enemy unless only used ones do', () => {
  expect(shootWith(2, 1)).toEqual([2, 1]);
  expect(shootWith(2, 1, { settings: { pulpHandOver: 'if-used' } })).toEqual([2, 0]);
  expect(shootWith(2, 3, { settings: { pulpHandOver: 'if-used' } })).toEqual([2, 1]);
});

test('MU-PULP-07 a villain under fire makes the shooter roll one more, once per roll', () => {
  const battle = story({ b: [[26, 10, { rank: 'chief' }]] });
  activate(battle, 'a1');
  const { choices } = perform(battle, 'shoot:rifle:b1', {
    choices: ['no', 'yes'],
    faces: [[5], [2]],
  });
  expect(choices.map(({ about, who }) => `${about} ${who}`)).toEqual([
    'pulp-die 0',
    'pulp-die-against 1',
  ]);
  expect(points(battle)).toEqual([3, 2]);
});

test('MU-PULP-07 in a Command test the pulp die replaces the higher one', () => {
  const battle = story();
  const { result } = runFlow(commandTest(battle, 'a1', 7, 'MU-END-02', 'rout'), {
    choices: ['yes'],
    faces: [[6], [4], [3]],
  });
  expect(result).toBe(true);
});

test('MU-PULP-08 a point gives one life, never the last, unless a chief has one', () => {
  const battle = story({ b: [[26, 10, { rank: 'chief' }]] });
  const hero = activate(battle, 'a1');
  expect(refused(battle, 'deed:bleed:a1')).toBe('pulp-left MU-PULP-08');
  for (const seat of [0, 1]) setCount(battle, `pulp-chief-${seat}`, 0);
  hero.life = 1;
  expect(refused(battle, 'deed:bleed:a1')).toBe('last-life MU-PULP-08');
  hero.life = 5;
  perform(battle, 'deed:bleed:a1');
  expect([hero.life, hero.ap, ...points(battle)]).toEqual([4, 3, 1, 0]);
  setCount(battle, 'pulp-chief-0', 0);
  expect(refused(battle, 'deed:bleed:a1')).toBe('bled-already MU-PULP-08');
});

test('MU-PULP-13 a voodoo zombie has no Command, charge or shot, and dies on a 6', () => {
  const voodoo = { race: 'voodoo-zombie' } as const;
  const battle = battleWith({
    a: [[10, 10, { weapons: ['rifle'] }]],
    b: [
      [15, 10, voodoo],
      [16, 12],
    ],
  });
  const values = BUILT_IN_LIBRARY.races.find(({ id }) => id === 'voodoo-zombie')?.ranks.minion;
  expect(Object.values(values ?? {})).toEqual([6, null, null, 5, 3, 2, 3, 4]);
  activate(battle, 'b1');
  expect(refused(battle, 'charge:a1')).toBe('cannot-charge MU-CHG-05');
  expect(refused(battle, 'run:400,200')).toBeUndefined();
  expect(borrowedCommand(battle, figureOf(battle, 'b1'))).toBeNull();
  activate(battle, 'a1', 3);
  perform(battle, 'shoot:rifle:b1', { faces: [[6], [6], [5]] });
  expect(figureOf(battle, 'b1').life).toBe(2);
  perform(battle, 'shoot:rifle:b1', { faces: [[6], [6], [6]] });
  expect(figureOf(battle, 'b1').fate).toBe('out');
});
