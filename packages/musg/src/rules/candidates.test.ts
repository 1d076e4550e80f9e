import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { board } from './crew.ts';
import { figureOf } from './figures.ts';
import {
  at,
  battleWith,
  piece,
  refused,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { hookRecorder } from './testing/hook-recorder-world.ts';
import { but, offered, only } from './testing/options.ts';
import { vehicleOf } from './vehicles.ts';

const WALKS = 'walk:720,400 walk:642,442 walk:642,358 walk:600,520 walk:600,280 walk:480,400';
const RUNS = 'run:780,400 run:727,527 run:727,273 run:600,580 run:600,220 run:420,400';

test('MU-ACT-01 MU-ACT-03 in the open, shots, charges, walks and runs are offered', () => {
  const weapons = ['pistol', 'pistol', 'rifle', 'rifle-black-powder'];
  const battle = battleWith({
    a: [[30, 20, { weapons }]],
    b: [
      [40, 20],
      [20, 20],
      [30, 30.1],
      [30, 0.5],
    ],
  });
  const pistol = ['shoot:pistol:b1', 'shoot:pistol:b2', 'shoot:pistol:b3'];
  const rifle = ['shoot:rifle:b1', 'shoot:rifle:b2', 'shoot:rifle:b3', 'shoot:rifle:b4'];
  const powder = rifle.map((key) => key.replace('rifle', 'rifle-black-powder'));
  const charges = ['charge:b1', 'charge:b2'];
  const walks = [...WALKS.split(' '), 'walk:558,358', 'walk:558,442'];
  const runs = [...RUNS.split(' '), 'run:473,273', 'run:473,527'];
  expect(offered(battle)).toEqual([
    ...pistol,
    ...rifle,
    ...powder,
    ...charges,
    ...walks,
    ...runs,
    'done',
  ]);
  expect(offered(battle, 1)).toEqual([...pistol, ...rifle, ...charges, ...walks, 'done']);
  expect(offered(battle, 0)).toEqual(['done']);
  figureOf(battle, 'a1').recruit = {
    ...figureOf(battle, 'a1').recruit,
    abilities: ['never-runs', 'never-shoots'],
  };
  expect(offered(battle)).toEqual([...charges, ...walks, 'done']);
});

test('MU-MERC-12 without points an armourer still has the second paid shot', () => {
  const smith: FigureSpec = { mercenary: 'dwarf-armourer', weapons: ['pistol'] };
  const battle = battleWith({ a: [[10, 20, smith]], b: [[18, 20]] });
  expect(offered(battle, 0)).toEqual(['done']);
  figureOf(battle, 'a1').shotsLeft = 1;
  expect(offered(battle, 0)).toEqual(['shoot:pistol:b1', 'done']);
});

const HURT: FigureSpec = {
  weapons: ['sword', 'dagger', 'pistol'],
  equipment: ['medikit'],
  abilities: ['will-to-live'],
  life: 1,
};

const brawl = (rest: TestBattle = {}) =>
  battleWith({
    a: [
      [30, 20, HURT],
      [30, 21, { life: 1 }],
      [33, 21, { life: 1 }],
    ],
    b: [[31, 20]],
    ...rest,
  });

test('MU-ACT-05 MU-EQ-09 MU-IMP-20 in melee, strikes, exits and healing are offered', () => {
  const strikes = ['strike:b1:sword', 'strike:b1:dagger', 'strike:b1:sword+dagger'];
  const flights = ['flee:541,400', 'flee:570,349', 'flee:570,451'];
  const healings = ['medikit:a1', 'medikit:a2'];
  expect(offered(brawl())).toEqual([...strikes, ...flights, ...healings, 'recover', 'done']);
  expect(offered(brawl(), 1)).toEqual([...strikes, ...flights, ...healings, 'done']);
  expect(offered(brawl(), 0)).toEqual(['done']);
  const pistols = brawl({ settings: { pistolsInMelee: 'yes' } });
  expect(offered(pistols, 1)).toEqual([
    ...strikes,
    'shoot:pistol:b1',
    ...flights,
    ...healings,
    'done',
  ]);
  // An enemy does not get a medikit, even beside who has one.
  figureOf(pistols, 'b1').life = 1;
  expect(only(/^medikit/, offered(pistols))).toEqual(healings);
});

test('MU-CHAR-14 a carrying figure neither strikes nor goes far, and may put down', () => {
  const battle = brawl();
  figureOf(battle, 'a3').fate = 'out';
  figureOf(battle, 'a1').carries = 'a3';
  expect(offered(battle)).toEqual([
    'flee:571,400',
    'flee:585,375',
    'medikit:a1',
    'medikit:a2',
    'recover',
    'put-down',
    'done',
  ]);
});

test('MU-DISENG-01 MU-DISENG-02 no exit is offered between enemies or without points', () => {
  const between = (b: TestBattle['b']) => battleWith({ a: [[30, 20]], ...(b && { b }) });
  const two = between([
    [31, 20],
    [29, 20],
  ]);
  expect(offered(two)).toEqual(['strike:b1:fists', 'strike:b2:fists', 'done']);
  const corner = between([
    [31, 20],
    [30, 21],
  ]);
  const away = ['flee:541,400', 'flee:570,349'];
  expect(only(/^flee/, offered(corner))).toEqual(away);
  expect(only(/^flee/, offered(corner, 1))).toEqual([]);
});

test('MU-CHG-05 no charge is offered around a corner or across a barrier', () => {
  const charges = (terrain: TestBattle['terrain']) =>
    only(/^charge/, offered(battleWith({ a: [[30, 20]], b: [[35, 20]], terrain: terrain ?? [] })));
  expect(charges([])).toEqual(['charge:b1']);
  const corner = piece('corner', [32, 19, 1, 9], { ground: 'impassable', blocksSight: true });
  expect(charges([corner])).toEqual([]);
  expect(charges([piece('pond', [32, 10, 1, 20], { ground: 'impassable' })])).toEqual([]);
});

test('MU-CHAR-14 MU-RW-04 a fallen neighbour can be carried, a gun hauled', () => {
  const battle = battleWith({
    a: [
      [30, 20, { weapons: ['howitzer'] }],
      [31, 20],
      [30, 21],
      [36, 20],
    ],
    b: [[50, 5]],
  });
  for (const gun of battle.guns) gun.at = at(28.5, 20);
  for (const id of ['a2', 'a3', 'a4']) figureOf(battle, id).fate = 'out';
  const hauls = 'haul:648,364 haul:659,408 haul:608,341 haul:636,448 haul:564,352 haul:552,436';
  expect(but(/^(walk|run)/, offered(battle))).toEqual([
    'shoot:howitzer:b1',
    'carry:a2',
    'carry:a3',
    ...hauls.split(' '),
    'done',
  ]);
  expect(but(/^walk/, offered(battle, 1))).toEqual(['carry:a2', 'carry:a3', 'done']);
});

test('MU-VEH-22 boarding is offered next to a vehicle; inside one can shoot or leave', () => {
  const battle = battleWith({
    a: [[30, 20, { weapons: ['rifle'] }]],
    b: [[40, 20]],
    vehicles: [[{ class: 'light' }]],
  });
  Object.assign(vehicleOf(battle, 'av1'), { at: at(31, 22), facing: 90, fate: 'in' });
  expect(but(/^(walk|run)/, offered(battle))).toEqual([
    'shoot:rifle:b1',
    'charge:b1',
    'board:av1',
    'done',
  ]);
  figureOf(battle, 'b1').at = at(29, 20);
  expect(only(/^board/, offered(battle))).toEqual([]);
  figureOf(battle, 'b1').at = at(40, 20);
  runFlow(board(battle, 'a1', 'av1'));
  expect(offered(battle)).toEqual([
    'shoot:rifle:b1',
    ...'get-out:620,410 get-out:620,470 get-out:610,410'.split(' '),
    ...'drive:200 drive:20+45+180 drive:20+-45+180 drive:20+25+180 drive:20+-25+180 drive:100'.split(
      ' ',
    ),
    'done',
  ]);
  expect(offered(battle, 1)[0]).toBe('shoot:rifle:b1');
  expect(offered(battle, 0)).toEqual(['done']);
});

test('MU-EXTRA-05 extras in contact strike together while their leader stands apart', () => {
  const extra: FigureSpec = { rank: 'extra' };
  const battle = battleWith({
    a: [
      [10, 13, { rank: 'minion' }],
      [9, 10, extra],
      [11, 10, extra],
    ],
    b: [[10, 10]],
  });
  for (const figure of battle.figures) figure.ap = 2;
  battle.phase = { step: 'wave', wave: 1, place: 0, left: 0, along: ['a2', 'a3'] };
  expect(offered(battle, 1)).toContain('strike-together:b1');
  figureOf(battle, 'b1').hidden = true;
  expect(offered(battle, 1)).not.toContain('strike-together:b1');
  expect(refused(battle, 'strike-together:b1')).toBe('not-in-contact MU-EXTRA-05');
});

test('MU-EXTRA-05 MU-EXTRA-08 attacks together with extras are offered too', () => {
  const extra: FigureSpec = { rank: 'extra', weapons: ['rifle'] };
  const joined = (b: TestBattle['b']) => {
    const battle = battleWith({
      a: [
        [10, 10, extra],
        [10, 11.5, extra],
      ],
      ...(b && { b }),
    });
    figureOf(battle, 'a2').ap = 2;
    battle.phase = { step: 'wave', wave: 1, place: 0, left: 0, along: ['a2'] };
    return battle;
  };
  const far = but(/^(walk|run)/, offered(joined([[25, 10]])));
  expect(far).toEqual(['shoot:rifle:b1', 'fire-together:rifle:b1', 'done']);
  const near = but(/^flee/, offered(joined([[10.7, 10.75]])));
  expect(near).toEqual(['strike:b1:fists', 'strike-together:b1', 'done']);
  // Who goes along and has nothing left adds nothing.
  const spent = joined([[25, 10]]);
  figureOf(spent, 'a2').ap = 0;
  expect(but(/^(walk|run)/, offered(spent))).toEqual(['shoot:rifle:b1', 'done']);
});

test('MU-TURN-07 a world adds its actions and removes forbidden ones', () => {
  const battle = battleWith({
    world: hookRecorder,
    a: [
      [30, 20],
      [31, 20],
    ],
    b: [[50, 20]],
    vehicles: [[{ class: 'light' }]],
  });
  figureOf(battle, 'a2').fate = 'out';
  const deeds = (keys: readonly string[]) => but(/^(walk|get-out|drive)/, keys);
  expect(deeds(offered(battle))).toEqual(['carry:a2', 'deed:ring:bell', 'done']);
  figureOf(battle, 'a1').carries = 'a2';
  expect(deeds(offered(battle))).toEqual(['deed:ring:bell', 'put-down', 'done']);
  figureOf(battle, 'a1').carries = null;
  Object.assign(vehicleOf(battle, 'av1'), { at: at(31, 22), facing: 90, fate: 'in' });
  runFlow(board(battle, 'a1', 'av1'));
  expect(deeds(offered(battle))).toEqual(['deed:ring:bell', 'done']);
});
