import { expect, test } from 'vitest';
import { climb, climbTo, drop, dropTo } from './climb.ts';
import { isRefusal } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { figureOf } from './figures.ts';
import { PACE } from './paces.ts';
import {
  at,
  battleWith,
  piece,
  placeOf,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { loggedEvents, eventsOf } from './testing/logged-events.ts';

const ROPE: FigureSpec = { equipment: ['rope'] };

/** A tower so many paces high from 20/5 to 30/15, and somebody so far before it. */
function before(height: number, sketch: FigureSpec, x = 19.5, rest: TestBattle = {}) {
  const tower = piece('tower', [20, 5, 10, 10], {
    ground: 'impassable',
    blocksSight: true,
    height: height * PACE,
  });
  return battleWith({
    a: [[x, 10, sketch]],
    b: [[2, 2]],
    ...rest,
    terrain: [tower, ...(rest.terrain ?? [])],
  });
}

/** Where a climb to there leads, or why it does not. */
const way = (battle: ReturnType<typeof battleWith>, x: number, y = 10, to = climbTo) => {
  const found = to(battle, figureOf(battle, 'a1'), at(x, y));
  if (isRefusal(found))
    return `${found.code} ${found.rule} ${Object.values(found.params).join(' ')}`;
  const {
    at: [left, top],
    level,
    on,
    hanging,
  } = found;
  return `${left / PACE},${top / PACE} at ${level / PACE} on ${on ?? 'the ground'}${hanging ? ', hanging' : ''}`;
};

/** The same from the top of it. */
const down = (
  height: number,
  sketch: FigureSpec,
  x: number,
  to: typeof climbTo,
  rest: TestBattle = {},
) => {
  const battle = before(height, sketch, 21, rest);
  Object.assign(figureOf(battle, 'a1'), { on: 'tower', level: height * PACE });
  return way(battle, x, 10, to);
};

test.each<[string, number, FigureSpec, number, number, string, TestBattle?]>([
  ['up to 10 paces with a rope', 10, ROPE, 19.5, 25, '19.5,10 at 3 on tower, hanging'],
  ['no higher', 10.05, ROPE, 19.5, 25, 'too-high MU-EQ-08 tower 201'],
  ['what is left of a Walk', 10, ROPE, 17, 25, '19.5,10 at 1.75 on tower, hanging'],
  [
    'less after mud',
    10,
    ROPE,
    17,
    25,
    '19.5,10 at 0.5 on tower, hanging',
    { terrain: [piece('mud', [10, 0, 9.9, 40], { ground: 'difficult' })] },
  ],
  ['nothing from too far', 10, ROPE, 13, 25, 'too-far-to-climb MU-MOVE-05 a1 tower'],
  [
    'nothing from where mud keeps one from it',
    10,
    ROPE,
    16,
    25,
    'too-far-to-climb MU-MOVE-05 a1 tower',
    { terrain: [piece('mud', [10, 0, 9.9, 40], { ground: 'difficult' })] },
  ],
  ['nothing from far off', 10, ROPE, 5, 25, 'too-far-to-climb MU-MOVE-05 a1 tower'],
  ['from just near enough', 10, ROPE, 13.5, 25, '19.5,10 at 0 on tower, hanging'],
  ['onto it with the last of it', 3, ROPE, 19.5, 25, '20.6,10 at 3 on tower'],
  ['not quite onto it', 3.05, ROPE, 19.5, 25, '19.5,10 at 3 on tower, hanging'],
  ['onto it, and as far in as is left', 1, ROPE, 19.5, 25, '23.5,10 at 1 on tower'],
  ['onto it, and no further in than was said', 1, ROPE, 19.5, 22, '22,10 at 1 on tower'],
  ['onto it, as far in as was said and no less', 1, ROPE, 19.5, 23.5, '23.5,10 at 1 on tower'],
  [
    'an acrobat twice as high',
    6,
    { ...ROPE, abilities: ['acrobat'] },
    19.5,
    25,
    '20.6,10 at 6 on tower',
  ],
  ['nothing where nothing is', 3, ROPE, 19.5, 17, 'nothing-to-climb MU-MOVE-05 340 200'],
  [
    'not onto who stands there',
    1,
    ROPE,
    19.5,
    22,
    'occupied MU-MOVE-05 440 200',
    { b: [[22.5, 10]] },
  ],
])('MU-MOVE-05 MU-EQ-08 MU-IMP-17 one climbs %s', (_, height, sketch, x, to, expected, rest) => {
  const battle = before(height, sketch, x, rest);
  if (rest?.b) Object.assign(figureOf(battle, 'b1'), { on: 'tower', level: height * PACE });
  expect(way(battle, to)).toBe(expected);
});

test('MU-MOVE-05 nobody climbs what is no wall, or has no top', () => {
  const flat = piece('pond', [20, 20, 4, 4], { ground: 'impassable' });
  const hedge = piece('hedge', [25, 20, 4, 4], { cover: 1, height: PACE });
  const battle = before(3, ROPE, 19.5, { terrain: [flat, hedge] });
  figureOf(battle, 'a1').at = at(22, 19.5);
  expect(way(battle, 22, 22)).toBe('nothing-to-climb MU-MOVE-05 440 440');
  expect(way(battle, 27, 22)).toBe('nothing-to-climb MU-MOVE-05 540 440');
});

test('MU-EQ-08 a figure on a rope climbs on with a whole Walk, on the same piece', () => {
  const other = piece('other', [15, 20, 4, 4], { ground: 'impassable', height: 20 });
  const battle = before(8, ROPE, 19.5, { terrain: [other] });
  const figure = Object.assign(figureOf(battle, 'a1'), { on: 'tower', level: 60, hanging: true });
  expect(way(battle, 25)).toBe('19.5,10 at 6 on tower, hanging');
  expect(way(battle, 17, 22)).toBe('nothing-to-climb MU-MOVE-05 340 440');
  expect(way(battle, 17, 10)).toBe('nothing-to-climb MU-MOVE-05 340 200');
  expect(eventsOf(battle, 'a1', 'climb:500,200')).toEqual(['hangs MU-MOVE-05 a1 120']);
  expect(eventsOf(battle, 'a1', 'climb:500,200')).toEqual(['climbs MU-MOVE-05 a1 160']);
  expect(figure).toMatchObject({ level: 160, on: 'tower', hanging: false, at: [430, 200] });
});

test.each<[string, number, FigureSpec, number, string, TestBattle?]>([
  ['two paces for each of height', 2, ROPE, 19, '19,10 at 0 on the ground'],
  ['no further', 2, ROPE, 18.95, 'too-far MU-MOVE-05 a1 121 120'],
  ['with stairs as well', 2, {}, 19, '19,10 at 0 on the ground', { climbable: ['tower'] }],
  [
    'with steep ones as much as it is high',
    2,
    {},
    17,
    '17,10 at 0 on the ground',
    { climbable: ['tower'], settings: { stairs: 'single' } },
  ],
  ['not without', 2, {}, 19, 'cannot-climb MU-MOVE-05 a1 tower'],
  ['not to where one is', 2, ROPE, 25, 'not-climbing MU-MOVE-05 a1'],
  ['not onto others', 2, ROPE, 19, 'occupied MU-MOVE-05 380 200', { b: [[19, 10]] }],
])('MU-MOVE-05 MU-EQ-08 down it is %s', (_, height, sketch, x, expected, rest) => {
  expect(down(height, sketch, x, climbTo, rest)).toBe(expected);
});

test.each<[string, number, string, TestBattle?]>([
  ['as far as a Walk', 15, '15,10 at 0 on the ground'],
  ['and no further', 14.95, 'too-far MU-MOVE-05 a1 121 120'],
  ['and not onto others', 18, 'occupied MU-MOVE-05 360 200', { b: [[18.9, 10]] }],
])('MU-MOVE-06 a jump goes %s, whatever the height', (_, x, expected, rest) => {
  expect(down(5, {}, x, dropTo, rest)).toBe(expected);
});

test('MU-MOVE-06 a jump down needs height, and takes a carried figure along', () => {
  const battle = before(3, {}, 21, {
    a: [
      [21, 10],
      [21, 10],
    ],
  });
  expect(way(battle, 19, 10, dropTo)).toBe('not-up-high MU-MOVE-06 a1');
  figureOf(battle, 'a2').fate = 'out';
  Object.assign(figureOf(battle, 'a1'), { on: 'tower', level: 60, carries: 'a2' });
  expect(eventsOf(battle, 'a1', 'drop:380,200')).toEqual([
    'drops MU-MOVE-06 a1 60',
    'wounded MU-MOVE-06 a1 1 2',
  ]);
  expect([placeOf(battle, 'a1'), placeOf(battle, 'a2')]).toEqual([
    [19, 10],
    [19, 10],
  ]);
});

test('MU-MOVE-04 a move that became impossible is not made', () => {
  const battle = before(3, {}, 19.5);
  expect(loggedEvents(runFlow(climb(battle, 'a1', at(25, 10))).events)).toEqual([]);
  expect(loggedEvents(runFlow(drop(battle, 'a1', at(18, 10))).events)).toEqual([]);
  expect(figureOf(battle, 'a1')).toMatchObject({ at: at(19.5, 10), on: null, level: 0 });
});
