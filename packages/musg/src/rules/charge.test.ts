import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { canReach, charge, chargePath, whyNotCharge } from './charge.ts';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import {
  activate,
  at,
  battleWith,
  chargeTooFar,
  piece,
  placeOf,
  refused,
  type Placed,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { hookRecorder } from './testing/hook-recorder-world.ts';
import { offered } from './testing/options.ts';
import { loggedEvents, eventsOf } from './testing/logged-events.ts';
import type { World } from './world.ts';

const wall = (...box: [number, number, number, number]) =>
  piece('wall', box, { ground: 'impassable' });
const mud = (...box: [number, number, number, number]) =>
  piece('mud', box, { ground: 'difficult' });

/** Whether somebody at 10/10 with a Move of 6 reaches an enemy there. */
const reaches = (x: number, rest: TestBattle = {}, sketch: FigureSpec = {}) => {
  const battle = battleWith({ b: [[x, 10]], ...rest, a: [[10, 10, sketch], ...(rest.a ?? [])] });
  return canReach(battle, figureOf(battle, 'a1'), figureOf(battle, 'b1'));
};

/** Friends close around a place, at its sides and corners. */
const ring = (x: number, y: number, far: number): Placed[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const [dx = 0, dy = 0] =
      [
        [1, 0],
        [0.72, 0.72],
        [0, 1],
        [-0.72, 0.72],
        [-1, 0],
        [-0.72, -0.72],
        [0, -1],
        [0.72, -0.72],
      ][i] ?? [];
    return [x + dx * far, y + dy * far];
  });

test.each<[string, boolean, number, TestBattle?, FigureSpec?]>([
  ['one and a half times the Move in the open', true, 20],
  ['a tenth more', false, 20.1],
  ['past a corner, a little longer', true, 17, { terrain: [wall(13, 9, 1, 10)] }],
  ['past a wall that is too long to go round', false, 17, { terrain: [wall(13, 5, 1, 10)] }],
  ['all round a wall', false, 17, { terrain: [wall(13, 0, 1, 40)] }],
  ['through mud that costs no more than he has', true, 18, { terrain: [mud(13, 0, 2, 40)] }],
  ['through mud that costs too much', false, 18, { terrain: [mud(12, 0, 3, 40)] }],
  ['round mud that costs too much', true, 18, { terrain: [mud(12, 9, 3, 11)] }],
  ['in mud for half as far', true, 15.5, { terrain: [mud(0, 0, 60, 40)] }],
  ['in mud for more than half as far', false, 15.6, { terrain: [mud(0, 0, 60, 40)] }],
  [
    'in mud, with a pack that helps on no ground like it',
    true,
    15.5,
    { terrain: [mud(0, 0, 60, 40)] },
    { equipment: ['jump-pack'] },
  ],
  [
    'in mud, with a pack, for more',
    false,
    15.6,
    { terrain: [mud(0, 0, 60, 40)] },
    { equipment: ['jump-pack'] },
  ],
  ['in the open, with a pack', true, 24.5, {}, { equipment: ['jump-pack'] }],
  [
    'in mud that one ignores',
    true,
    20,
    { terrain: [mud(0, 0, 60, 40)] },
    { abilities: ['ignores-difficult'] },
  ],
  ['through a friend', true, 16, { a: [[13, 10]] }],
  ['beside a friend who stands where one would arrive', true, 16, { a: [[15, 10]] }],
  ['nobody who is surrounded by friends', false, 16, { a: ring(16, 10, 1.4) }],
  [
    'past an enemy',
    true,
    16,
    {
      b: [
        [16, 10],
        [13, 10],
      ],
    },
  ],
  ['nobody behind enemies all around', false, 16, { b: [[16, 10], ...ring(16, 10, 1.8)] }],
  [
    'nobody in a closed yard',
    false,
    16,
    {
      terrain: [
        wall(14, 8, 4, 0.2),
        { ...wall(14, 12, 4, 0.2), id: 'south' },
        { ...wall(14, 8, 0.2, 4), id: 'west' },
        { ...wall(18, 8, 0.2, 4.2), id: 'east' },
      ],
    },
  ],
])('MU-CHG-01 MU-EDGE-01 MU-MOVE-06 a charge reaches %s: %s', (_, does, x, rest, sketch) => {
  expect(reaches(x, rest, sketch)).toBe(does);
});

test('MU-CHG-01 nobody charges from one storey to another', () => {
  const tower = piece('tower', [14, 5, 8, 10], { ground: 'impassable', height: 40 });
  const battle = battleWith({ a: [[13, 10]], b: [[15, 10]], terrain: [tower] });
  Object.assign(figureOf(battle, 'b1'), { on: 'tower', level: 40 });
  const figure = activate(battle, 'a1');
  expect(canReach(battle, figure, figureOf(battle, 'b1'))).toBe(false);
  expect(refused(battle, 'charge:b1')).toBe('no-way MU-CHG-02');
  expect(chargePath(battle, figure, figureOf(battle, 'b1'))).toBeUndefined();
  const [up, down] = [figureOf(battle, 'b1'), figure];
  expect([canReach(battle, up, down), chargePath(battle, up, down)]).toEqual([false, undefined]);
  // Up there both are on the same ground.
  Object.assign(figure, { on: 'tower', level: 40, at: at(20, 10) });
  expect(canReach(battle, figure, figureOf(battle, 'b1'))).toBe(true);
});

const why = (battle: Battle, target = 'b1', id = 'a1') => {
  const found = battle.figures.find((figure) => figure.id === target);
  const refusal = whyNotCharge(battle, figureOf(battle, id), found, target);
  return refusal && `${refusal.code} ${refusal.rule}`;
};

test('MU-CHG-05 MU-CHAR-14 MU-EQ-08 a charge needs a valid charger and target', () => {
  const duel = () =>
    battleWith({
      a: [
        [10, 10],
        [12, 12],
      ],
      b: [[15, 10]],
    });
  const changed = (id: string, change: object) => {
    const battle = duel();
    Object.assign(figureOf(battle, id), change);
    return why(battle);
  };
  expect(why(duel())).toBeUndefined();
  expect([why(duel(), 'a2'), why(duel(), 'z9')]).toEqual(Array(2).fill('not-there MU-CHG-05'));
  expect(changed('b1', { hidden: true })).toBe('not-there MU-CHG-05');
  expect(changed('b1', { fate: 'out' })).toBe('not-there MU-CHG-05');
  expect(changed('a1', { carries: 'a2' })).toBe('hands-full MU-CHAR-14');
  expect(changed('a1', { hanging: true })).toBe('on-a-rope MU-EQ-08');
  expect(changed('b1', { hanging: true })).toBe('on-a-rope MU-EQ-08');
  const slow = battleWith({ a: [[10, 10, { abilities: ['never-charges'] }]], b: [[15, 10]] });
  expect(why(slow)).toBe('cannot-charge MU-CHG-05');
  const melee = battleWith({
    a: [[10, 10]],
    b: [
      [15, 10],
      [10, 11],
    ],
  });
  expect([why(melee), why(melee, 'b2')]).toEqual(Array(2).fill('in-melee MU-CHG-05'));
});

test('MU-CHG-04 a charge that arrives is logged and gives its strength', () => {
  const battle = battleWith({ a: [[10, 10]], b: [[16, 10]] });
  expect(eventsOf(battle, 'a1', 'charge:b1')).toEqual([
    'charges MU-CHG-01 a1 b1',
    'arrives MU-CHG-04 a1 b1',
  ]);
  expect(figureOf(battle, 'a1')).toMatchObject({
    at: at(14.95, 10),
    charged: true,
    dived: false,
    ap: 1,
  });
});

test('MU-CHG-02 nobody begins a charge that cannot arrive', () => {
  const far = battleWith({ a: [[10, 10]], b: [[20.1, 10]] });
  activate(far, 'a1');
  expect(refused(far, 'charge:b1')).toBe('too-far MU-CHG-02');
  expect(offered(far)).not.toContain('charge:b1');
  // Contact is a twentieth wide: who may be charged so is offered, too.
  figureOf(far, 'b1').at = at(20.05, 10);
  expect(refused(far, 'charge:b1')).toBeUndefined();
  expect(offered(far)).toContain('charge:b1');
});

test('MU-CHG-02 MU-CHG-03 a charge that falls short goes as far as a run', () => {
  const tooFar = (battle: Battle) => (activate(battle, 'a1'), chargeTooFar(battle, 'b1'));
  const far = battleWith({ a: [[10, 10]], b: [[25, 10]] });
  expect(loggedEvents(tooFar(far).events)).toEqual([
    'charges MU-CHG-01 a1 b1',
    'falls-short MU-CHG-02 a1 b1',
  ]);
  expect([placeOf(far, 'a1'), figureOf(far, 'a1').ap]).toEqual([[19, 10], 0]);
  const round = battleWith({
    a: [[10, 10]],
    b: [[17, 10]],
    terrain: [wall(13, 6, 1, 12)],
    settings: { chargeSight: 'unseen' },
  });
  tooFar(round);
  expect(placeOf(round, 'a1')).toEqual([15.4, 7.2]);
  const shut = battleWith({ a: [[10, 10]], b: [[17, 10]], terrain: [wall(13, 0, 1, 40)] });
  tooFar(shut);
  expect(placeOf(shut, 'a1')[0]).toBeCloseTo(12.5, 1);
});

test('MU-CHG-03 MU-RACE-06 the last point gives half the Move, in mud nothing', () => {
  const short = (sketch: FigureSpec, points: number) => {
    const battle = battleWith({
      a: [[10, 10, sketch]],
      b: [[30, 10]],
      terrain: [mud(0, 0, 60, 40)],
    });
    activate(battle, 'a1', points);
    const { events } = chargeTooFar(battle, 'b1');
    return [placeOf(battle, 'a1')[0], figureOf(battle, 'a1').ap, loggedEvents(events).at(-1)];
  };
  expect(short({}, 1)).toEqual([10, 0, 'falls-short MU-CHG-03 a1 b1']);
  expect(short({}, 2)).toEqual([14.5, 0, 'falls-short MU-CHG-02 a1 b1']);
  expect(short({ abilities: ['ignores-difficult'] }, 1)).toEqual([
    13,
    0,
    'falls-short MU-CHG-03 a1 b1',
  ]);
});

test('MU-CHG-02 a way into contact is looked for as far as three charges', () => {
  const way = (x: number, terrain: TestBattle['terrain'] = []) => {
    const battle = battleWith({ a: [[10, 10]], b: [[x, 10]], terrain });
    return chargePath(battle, figureOf(battle, 'a1'), figureOf(battle, 'b1'));
  };
  expect(way(37)?.places).toEqual([at(10, 10), at(35.95, 10)]);
  expect([way(45), way(20, [wall(13, 0, 1, 40)])]).toEqual([undefined, undefined]);
});

test('MU-CHG-04 MU-MOVE-04 a stopped charge, or one at a lost enemy, does not count', () => {
  const charged = (hook: World['moved']) => {
    const world: World = { ...hookRecorder, id: 'trapped', ...(hook && { moved: hook }) };
    const battle = battleWith({ world, a: [[10, 10]], b: [[16, 10]] });
    const lines = eventsOf(battle, 'a1', 'charge:b1');
    return [...lines, figureOf(battle, 'a1').charged];
  };
  const change =
    (id: string, to: object): World['moved'] =>
    (battle) => {
      Object.assign(figureOf(battle, id), to);
      return undefined;
    };
  expect(charged(change('a1', {}))).toEqual([
    'charges MU-CHG-01 a1 b1',
    'arrives MU-CHG-04 a1 b1',
    true,
  ]);
  expect(charged(change('a1', { fate: 'out' }))).toEqual(['charges MU-CHG-01 a1 b1', false]);
  expect(charged(change('b1', { at: at(18, 10) }))).toEqual(['charges MU-CHG-01 a1 b1', false]);
});

test('MU-PASS-04 MU-MOVE-04 a charge ends where a lower rank first sees the charger', () => {
  const house = piece('house', [12, 0, 8, 10], { ground: 'impassable', blocksSight: true });
  const battle = battleWith({
    a: [[11, 9, { rank: 'chief' }]],
    b: [[19, 11.5]],
    terrain: [house],
    settings: { spotting: 'on', chargeSight: 'unseen' },
  });
  expect(eventsOf(battle, 'a1', 'charge:b1', { faces: [[1, 1]] })).toEqual([
    'charges MU-CHG-01 a1 b1',
    expect.stringContaining('MU-PASS-04'),
    'test-passed MU-PASS-04 b1 6',
  ]);
  expect(figureOf(battle, 'a1').charged).toBe(false);
});

test('MU-MERC-13 a hidden figure that charges is seen', () => {
  const battle = battleWith({ a: [[10, 10]], b: [[16, 10]] });
  Object.assign(activate(battle, 'a1'), { hidden: true });
  runFlow(charge(battle, 'a1', 'b1'));
  expect(figureOf(battle, 'a1').hidden).toBe(false);
});
