import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { at, battleWith, piece, type FigureSpec } from './testing/battle.ts';
import { offered, only } from './testing/options.ts';

const tower = (id: string, x: number, y: number) =>
  piece(id, [x, y, 4, 4], { ground: 'impassable', blocksSight: true, height: 40 });

/** Between two towers, with a third one further off. */
const climber = (sketch: FigureSpec, climbable: readonly string[] = []) =>
  battleWith({
    a: [[30, 20, sketch]],
    b: [[5, 5]],
    terrain: [tower('t1', 32, 18), tower('t2', 24, 18), tower('t3', 28, 10)],
    climbable,
  });

const climbs = (battle: Battle) => only(/^(climb|drop)/, offered(battle));

test.each<[string, FigureSpec, readonly string[], readonly string[]]>([
  ['nobody', {}, [], []],
  ['anybody where there are stairs', {}, ['t2'], ['climb:520,400']],
  ['a rope', { equipment: ['rope'] }, [], ['climb:680,400', 'climb:520,400']],
  ['a jump pack', { equipment: ['jump-pack'] }, [], ['climb:680,400', 'climb:520,400']],
  ['a harasser', { mercenary: 'goblin-harasser' }, [], ['climb:680,400', 'climb:520,400']],
])(
  'MU-MOVE-05 MU-EQ-08 MU-EQ-10 MU-MERC-14 the two nearest tops are offered to %s',
  (_, sketch, stairs, keys) => {
    expect(climbs(climber(sketch, stairs))).toEqual(keys);
  },
);

test('MU-EQ-08 MU-MOVE-06 a rope leads only up, a top only down', () => {
  const up = (sketch: FigureSpec, place: object) => {
    const battle = climber(sketch);
    Object.assign(figureOf(battle, 'a1'), { on: 't1', level: 40, at: at(33, 20), ...place });
    return battle;
  };
  const rope: FigureSpec = { equipment: ['rope'] };
  const hanging = up(rope, { level: 20, hanging: true, at: at(31.45, 20) });
  expect(offered(hanging)).toEqual(['climb:680,400', 'done']);
  const drops = ['drop:660,280', 'drop:780,400', 'drop:660,520'];
  expect(offered(up({}, {}))).toEqual([...drops, 'done']);
  // A Move of 6 less 2 paces of height.
  expect(climbs(up({ mercenary: 'goblin-harasser', values: { move: 6 } }, {}))).toEqual([
    'climb:660,320',
    'climb:740,400',
    'climb:660,480',
    'climb:580,400',
    ...drops,
  ]);
  const stairs = climber({ values: { move: 8 } }, ['t1']);
  Object.assign(figureOf(stairs, 'a1'), { on: 't1', level: 40, at: at(33, 20) });
  expect(climbs(stairs).slice(0, 3)).toEqual(['climb:660,320', 'climb:740,400', 'climb:660,480']);
});

test('MU-MOVE-05 MU-EQ-08 a piece without a top hides no other climb', () => {
  const hedges = [28, 31, 30].map((x, i) =>
    piece(`hedge${i}`, [x, 21, 0.4, 1], { cover: 1, height: 20 }),
  );
  const battle = battleWith({
    a: [[30, 20, { equipment: ['rope'] }]],
    b: [[45, 20]],
    terrain: [
      ...hedges,
      tower('t1', 32, 18),
      tower('t2', 27, 22),
      piece('keep', [31, 0, 20, 17], { ground: 'impassable', blocksSight: true, height: 160 }),
    ],
  });
  expect(climbs(battle)).toEqual(['climb:680,400', 'climb:580,480']);
  Object.assign(figureOf(battle, 'a1'), {
    on: 'keep',
    level: 20,
    hanging: true,
    at: at(33, 17.45),
  });
  expect(offered(battle)).toEqual(['climb:820,170', 'done']);
  // A hanging figure cannot walk on the piece it hangs from.
  Object.assign(figureOf(battle, 'a1'), { on: 't1', level: 10, at: at(31.45, 20) });
  expect(offered(battle)).toEqual(['climb:680,400', 'done']);
});

test('MU-MOVE-06 down from a top is offered to all four sides', () => {
  const battle = battleWith({ a: [[30, 20]], b: [[5, 5]], terrain: [tower('t1', 28, 18)] });
  Object.assign(figureOf(battle, 'a1'), { on: 't1', level: 40 });
  expect(climbs(battle)).toEqual(['drop:600,280', 'drop:720,400', 'drop:600,520', 'drop:480,400']);
});
