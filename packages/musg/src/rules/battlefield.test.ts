import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import {
  bareTableOf,
  canStand,
  pieceOf,
  sceneryOf,
  sees,
  sightOf,
  tableOf,
  trafficFor,
} from './battlefield.ts';
import type { Battle } from './state.ts';
import { at, battleWith, fence, piece } from './testing/battle.ts';
import { parked } from './testing/vehicles.ts';
import { vehicleOf } from './vehicles.ts';

test('MU-LOS-02 vehicles and wrecks on the table are scenery', () => {
  const battle = battleWith({
    a: [[10, 20]],
    terrain: [fence('fence', 30)],
    vehicles: [[{ class: 'light' }, { class: 'light' }]],
  });
  const ids = () => sceneryOf(battle).map(({ id }) => id);
  expect(ids()).toEqual(['fence']);
  parked(battle, 'av1', [20, 20]);
  const first = sceneryOf(battle);
  expect(first.slice(1)).toEqual([
    {
      id: 'vehicle-av1',
      kind: 'vehicle',
      shape: [
        [430, 380],
        [430, 420],
        [370, 420],
        [370, 380],
      ],
      ground: 'impassable',
      blocksSight: true,
    },
  ]);
  // Nothing has moved: it is the same scenery, and the same table.
  expect(sceneryOf(battle)).toBe(first);
  expect(tableOf(battle)).toBe(tableOf(battle));
  expect(bareTableOf(battle).table.terrain.map(({ id }) => id)).toEqual(['fence']);
  Object.assign(vehicleOf(battle, 'av2'), { fate: 'wreck', at: at(40, 20) });
  expect(ids()).toEqual(['fence', 'vehicle-av1', 'vehicle-av2']);
  vehicleOf(battle, 'av1').at = at(21, 20);
  expect(pieceOf(battle, 'vehicle-av1').shape).toContainEqual([450, 380]);
  expect(() => pieceOf(battle, 'no-such-piece')).toThrow('no piece');
});

test('two tables of other sizes with the same scenery are not one', () => {
  const terrain = [fence('fence', 30)];
  const battle = battleWith({ a: [[10, 20]], terrain });
  const wide: Battle = { ...battle, width: 2000 };
  const high: Battle = { ...battle, height: 2000 };
  const sizes = [battle, wide, battle, high, battle].map((each) => {
    const { width, height } = tableOf(each).table;
    return [width, height];
  });
  expect(sizes).toEqual([
    [1200, 800],
    [2000, 800],
    [1200, 800],
    [1200, 2000],
    [1200, 800],
  ]);
});

test('MU-MOVE-06 enemies bar the way; friends, hidden and distant figures do not', () => {
  const battle = battleWith({
    a: [
      [10, 20],
      [12, 20],
      [14, 20],
    ],
    b: [
      [16, 20],
      [18, 20],
      [20, 20],
      [22, 20],
    ],
  });
  figureOf(battle, 'a3').fate = 'out';
  figureOf(battle, 'b2').hidden = true;
  figureOf(battle, 'b3').level = 20;
  figureOf(battle, 'b4').level = 19;
  const mover = figureOf(battle, 'a1');
  const names = ({ blocking, passable, ignore }: ReturnType<typeof trafficFor>) => [
    blocking.map(({ id }) => id),
    passable.map(({ id }) => id),
    ignore,
  ];
  expect(names(trafficFor(battle, mover))).toEqual([['b1', 'b4'], ['a2'], []]);
  Object.assign(mover, { level: 20, on: 'tower' });
  expect(names(trafficFor(battle, mover))).toEqual([['b3', 'b4'], [], ['tower']]);
});

test('MU-MOVE-06 MU-DEP-04 one stands where nobody and nothing is', () => {
  const rock = piece('rock', [20, 20, 2, 2], { ground: 'impassable' });
  const battle = battleWith({
    a: [
      [10, 20],
      [12, 20],
    ],
    b: [[14, 20]],
    terrain: [rock],
  });
  const mover = figureOf(battle, 'a1');
  const free = [at(10, 20), at(12.5, 20), at(14.5, 20), at(21, 21), at(0, 5), at(30, 30)];
  expect(free.map((place) => canStand(battle, mover, place))).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('MU-MERC-13 nobody sees who is hidden, but his own side', () => {
  const battle = battleWith({
    a: [
      [10, 20],
      [12, 22],
    ],
    b: [[20, 20]],
  });
  const [a1, a2, b1] = battle.figures;
  if (!a1 || !a2 || !b1) throw new Error('Three are there.');
  a1.hidden = true;
  expect([sees(battle, b1, a1), sees(battle, a2, a1), sees(battle, a1, b1)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('MU-LOS-01 MU-MOVE-07 a high figure sees over walls and over its own roof', () => {
  const roof = piece('roof', [8, 18, 4, 4], {
    ground: 'impassable',
    blocksSight: true,
    height: 60,
  });
  const wall = piece('wall', [15, 10, 0.5, 20], { blocksSight: true, height: 15 });
  const battle = battleWith({ a: [[10, 20]], b: [[20, 20]], terrain: [roof, wall] });
  const [a1, b1] = battle.figures;
  if (!a1 || !b1) throw new Error('Two are there.');
  const both = () => [sees(battle, a1, b1), sees(battle, b1, a1)];
  Object.assign(a1, { level: 60, on: 'roof' });
  expect(both()).toEqual([true, true]);
  a1.on = null;
  expect(both()).toEqual([false, false]);
});

test('MU-COVER-05 a low fence next to the shooter counts only if so set', () => {
  const lines = (coverBeside: 'ignored' | 'counts') => {
    const battle = battleWith({
      a: [[10, 20]],
      b: [[20, 20]],
      terrain: [fence('beside', 10.5), fence('far', 15)],
      settings: { coverBeside },
    });
    const sight = sightOf(battle, figureOf(battle, 'a1'), figureOf(battle, 'b1'));
    return sight.crossings.filter(({ cover }) => cover > 0).map(({ id }) => id);
  };
  expect([lines('ignored'), lines('counts')]).toEqual([['far'], ['beside', 'far']]);
});
