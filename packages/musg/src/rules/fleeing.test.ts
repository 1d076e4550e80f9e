import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { runAway } from './fleeing.ts';
import { figureOf } from './figures.ts';
import { fleeCost, fleeMelee, fleePath } from './flee-melee.ts';
import { isRefusal } from '@skirmish-kit/core';
import {
  activate,
  at,
  battleWith,
  piece,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { atTheWheel } from './testing/vehicles.ts';
import { loggedEvents, eventsOf } from './testing/logged-events.ts';

const wall = (id: string, ...box: [number, number, number, number]) =>
  piece(id, box, { ground: 'impassable' });

/** The log of a1 fleeing with this many points, and the points left. */
function flees(rest: TestBattle, points?: number, change: object = {}) {
  const battle = battleWith({ b: [[55, 35]], ...rest });
  const figure = Object.assign(activate(battle, 'a1', points), { fleeing: true, ...change });
  const { events } = runFlow(runAway(battle, 'a1'));
  return { lines: loggedEvents(events), figure, battle };
}

test.each<[string, FigureSpec, number, readonly string[]]>([
  ['a run for two points', {}, 2, ['flees MU-FLEE-03 a1 600 180']],
  ['a walk for the last one', {}, 1, ['flees MU-FLEE-03 a1 600 240']],
  [
    'a run and a walk for three',
    {},
    3,
    ['flees MU-FLEE-03 a1 600 180', 'flees MU-FLEE-03 a1 600 60'],
  ],
  [
    'only walks for who never runs',
    { abilities: ['never-runs'] },
    2,
    ['flees MU-FLEE-03 a1 600 240', 'flees MU-FLEE-03 a1 600 120'],
  ],
  ['nothing without points', {}, 0, []],
])('MU-FLEE-03 towards the nearest edge: %s', (_, sketch, points, lines) => {
  const fled = flees({ a: [[30, 18, sketch]] }, points);
  expect([fled.lines, fled.figure.ap, fled.figure.fleeing]).toEqual([lines, 0, true]);
});

test('MU-FLEE-03 MU-CHAR-14 a figure at the edge leaves and drops the carried one', () => {
  const off = flees(
    {
      a: [
        [30, 5],
        [30, 5],
      ],
    },
    3,
  );
  expect(off.lines).toEqual(['flees MU-FLEE-03 a1 600 10', 'leaves-table MU-FLEE-03 a1']);
  expect(off.figure).toMatchObject({ fate: 'left', fleeing: false, ap: 1 });
  const bearer = flees(
    {
      a: [
        [30, 5],
        [30, 5],
      ],
    },
    2,
    { carries: 'a2' },
  );
  expect(bearer.lines).toEqual([
    'flees MU-FLEE-03 a1 600 40',
    'flees MU-FLEE-03 a1 600 10',
    'leaves-table MU-FLEE-03 a1',
  ]);
  expect(bearer.figure.carries).toBeNull();
  // A twentieth from it he is still there.
  expect(flees({ a: [[30, 6.55]] }, 1).lines).toEqual(['flees MU-FLEE-03 a1 600 11']);
});

test('MU-FLEE-03 MU-MOVE-02 flight goes round obstacles, slower in mud, or nowhere', () => {
  const mud = piece('mud', [0, 0, 60, 40], { ground: 'difficult' });
  expect(flees({ a: [[30, 18]], terrain: [mud] }).lines).toEqual(['flees MU-FLEE-03 a1 600 270']);
  const round = flees({ a: [[30, 8]], terrain: [wall('wall', 28, 5, 4, 1)] }, 1);
  expect(round.lines).toHaveLength(1);
  expect(round.figure.at[1]).toBeLessThan(100);
  const yard = [
    wall('n', 28, 16, 4, 0.5),
    wall('s', 28, 20, 4, 0.5),
    wall('w', 28, 16, 0.5, 4),
    wall('e', 32, 16, 0.5, 4.5),
  ];
  const shut = flees({ a: [[30, 18]], terrain: yard }, 3);
  expect([shut.lines, shut.figure.at, shut.figure.ap]).toEqual([[], at(30, 18), 1]);
});

test('MU-FLEE-03 MU-DISENG-01 out of a melee first, if he can pay for it', () => {
  const one = flees({ a: [[30, 10]], b: [[30, 11]] });
  expect(one.lines).toEqual(['leaves-melee MU-DISENG-02 a1 600 141', 'flees MU-FLEE-03 a1 600 21']);
  const two = flees(
    {
      a: [[30, 10]],
      b: [
        [30, 11],
        [31, 10.1],
      ],
    },
    2,
  );
  expect(two.lines).toEqual(['leaves-melee MU-DISENG-02 a1 600 141']);
  const dear = flees(
    {
      a: [[30, 10]],
      b: [
        [30, 11],
        [31, 10.1],
      ],
    },
    1,
  );
  expect([dear.lines, dear.figure.ap]).toEqual([[], 1]);
});

test.each<[string, TestBattle['terrain'], string | undefined]>([
  ['half to the right', [wall('n', 29.7, 6.5, 0.6, 1)], '642 158'],
  ['half to the left', [wall('n', 29.7, 6.5, 3, 1)], '558 158'],
  ['to the right', [wall('n', 25, 6, 10, 3)], '659 200'],
  ['to the left', [wall('n', 25, 6, 10, 3), wall('e', 32, 0, 1, 40)], '541 200'],
  [
    'nowhere',
    [wall('n', 25, 6, 10, 3), wall('e', 32, 0, 1, 40), wall('w', 27, 0, 1, 40)],
    undefined,
  ],
])('MU-DISENG-02 MU-FLEE-03 a figure whose way back is shut breaks off %s', (_, terrain, place) => {
  const { lines } = flees({ a: [[30, 10]], b: [[30, 11]], ...(terrain && { terrain }) }, 1);
  expect(lines[0]).toBe(place && `leaves-melee MU-DISENG-02 a1 ${place}`);
});

test('MU-FLEE-03 MU-MOVE-06 down from where he stands first, whatever it costs him', () => {
  const tower = piece('tower', [28, 8, 4, 4], { ground: 'impassable', height: 60 });
  const up = { on: 'tower', level: 60 };
  const down = flees({ a: [[30, 10]], terrain: [tower] }, 3, up);
  expect(down.lines).toEqual([
    'drops MU-MOVE-06 a1 60',
    'wounded MU-MOVE-06 a1 1 2',
    'flees MU-FLEE-03 a1 600 10',
    'leaves-table MU-FLEE-03 a1',
  ]);
  const dies = flees({ a: [[30, 10, { life: 1 }]], terrain: [tower] }, 3, up);
  expect([dies.lines.at(-1), dies.figure.fate]).toEqual(['out-of-action MU-CHAR-11 a1', 'out']);
  // The first way down is north, then the others; where there is none he stays.
  const north = flees({ a: [[30, 10]], terrain: [tower, wall('n', 28, 0, 4, 7)] }, 1, up);
  expect([north.figure.at, north.figure.ap]).toEqual([[720, 200], 0]);
  const rock = wall('rock', 10, 0, 40, 30);
  const stays = flees({ a: [[30, 10]], terrain: [tower, rock] }, 2, up);
  expect([stays.lines, stays.figure.ap, stays.figure.level]).toEqual([[], 2, 60]);
});

test('MU-DISENG-01 MU-DISENG-02 flight from melee goes half the Move from all enemies', () => {
  const way = (x: number, y: number, rest: TestBattle = {}) => {
    const battle = battleWith({ a: [[30, 10]], b: [[31, 10]], ...rest });
    const found = fleePath(battle, figureOf(battle, 'a1'), at(x, y));
    return isRefusal(found)
      ? [found.code, found.rule, ...Object.values(found.params)].join(' ')
      : found.join(' ');
  };
  expect(way(27, 10)).toBe('600,200 540,200');
  expect(way(26.95, 10)).toBe('too-far MU-DISENG-02 a1 61 60');
  expect(way(27, 10, { terrain: [piece('mud', [0, 0, 60, 40], { ground: 'difficult' })] })).toBe(
    '600,200 540,200',
  );
  const puddle = piece('puddle', [28, 9, 1, 2], { ground: 'difficult' });
  expect(way(27, 10, { terrain: [puddle] })).toBe('600,200 540,200');
  expect(way(32, 10)).toBe('not-away MU-DISENG-02 640 200');
  expect(way(31, 9)).toBe('not-away MU-DISENG-02 620 180');
  expect(
    way(29, 11, {
      b: [
        [31, 10],
        [30, 11],
      ],
    }),
  ).toBe('not-away MU-DISENG-02 580 220');
  expect(way(27, 10, { b: [[33, 10]] })).toBe('not-in-melee MU-DISENG-01 a1');
  expect(way(28, 10, { terrain: [wall('w', 27, 5, 1, 10)] })).toBe('no-way MU-DISENG-02 560 200');
});

test('MU-DISENG-02 MU-CHAR-14 flight takes a carried figure along, or does not happen', () => {
  const battle = battleWith({
    a: [
      [30, 10],
      [30, 10],
    ],
    b: [[31, 10]],
  });
  figureOf(battle, 'a2').fate = 'out';
  figureOf(battle, 'a1').carries = 'a2';
  expect(runFlow(fleeMelee(battle, 'a1', at(27, 10))).events).toEqual([]);
  expect(eventsOf(battle, 'a1', 'flee:570,200')).toEqual(['leaves-melee MU-DISENG-02 a1 570 200']);
  expect([figureOf(battle, 'a1').at, figureOf(battle, 'a2').at]).toEqual([
    [570, 200],
    [570, 200],
  ]);
});

test('MU-DISENG-01 only friends within a pace make a flight cheaper', () => {
  const cost = (x: number) => {
    const battle = battleWith({
      a: [
        [10, 10],
        [x, 10],
      ],
      b: [
        [11, 10],
        [10, 11],
        [10, 9],
      ],
    });
    return fleeCost(battle, figureOf(battle, 'a1'));
  };
  expect([cost(8), cost(7.95), cost(30)]).toEqual([2, 3, 3]);
});

test('MU-FLEE-03 MU-VEH-22 a figure without room to get out stays in its vehicle', () => {
  const rock = wall('rock', 16.9, 17.4, 6.3, 5.2);
  const battle = atTheWheel({ terrain: [rock] });
  expect(loggedEvents(runFlow(runAway(battle, 'a1')).events)).toEqual([]);
  expect(figureOf(battle, 'a1')).toMatchObject({ fate: 'aboard', at: at(20, 20), ap: 3 });
});
