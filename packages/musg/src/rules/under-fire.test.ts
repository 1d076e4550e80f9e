import { runFlow } from '@skirmish-kit/core/testing';
import type { Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Battle, Figure } from './state.ts';
import { at, battleWith, fence, piece, placeOf, type FigureSpec } from './testing/battle.ts';
import { testUnderFire } from './under-fire.ts';

/** a1 with a rifle 22 paces to the left of b1, who is shot at. */
function shotAt(
  terrain: readonly Terrain[] = [],
  victim: FigureSpec = {},
  underFireDice: 'one' | 'two' = 'two',
): Battle {
  return battleWith({
    a: [
      [10, 20, { weapons: ['rifle'] }],
      [50, 35],
    ],
    b: [[32, 20, victim]],
    terrain,
    settings: { underFireDice },
  });
}

const tested = (battle: Battle, faces: number[][], by = 'a1') =>
  runFlow(testUnderFire(battle, 'b1', by, 'rifle'), { faces });

test.each<readonly [why: string, victim: FigureSpec, change: Partial<Figure>]>([
  ['who has fallen', {}, { fate: 'out' }],
  ['who shot at himself or a friend', {}, { seat: 0 }],
  ['who flees already', {}, { fleeing: true }],
  ['who hangs on a rope', {}, { hanging: true }],
  ['who is in melee', {}, { at: at(49, 35) }],
  ['who has a weapon as strong', { weapons: ['pistol', 'rifle'] }, {}],
  ['who is fearless', { abilities: ['fearless'] }, {}],
  ['who hates that band', { abilities: ['hates Alphas'] }, {}],
])(
  'MU-PASS-06 MU-PASS-08 MU-PASS-09 MU-INJ-12 %s takes no test under fire',
  (_, sketch, change) => {
    for (const dice of ['one', 'two'] as const) {
      const battle = shotAt([], sketch, dice);
      Object.assign(figureOf(battle, 'b1'), change);
      expect(tested(battle, []).events).toEqual([]);
    }
  },
);

test('MU-PASS-06 a failed test without cover goes back 1d3 paces from the shot', () => {
  const battle = shotAt([], { weapons: ['pistol'] });
  expect(tested(battle, [[3, 3]]).events.map(({ about }) => about)).toEqual(['test-passed']);
  expect(placeOf(battle, 'b1')).toEqual([32, 20]);
  const { events } = tested(battle, [[4, 3], [5]]);
  expect(events.map(({ about, params }) => [about, params])).toEqual([
    ['test-failed', { figure: 'b1', command: 6 }],
    ['gives-way', { figure: 'b1', x: 700, y: 400 }],
  ]);
  expect(placeOf(battle, 'b1')).toEqual([35, 20]);
});

/**
 * Two paces wide and two and a half deep, below the victim. Behind its middle at 640, 445, seen from
 * 200, 400, is where its half, a base and a bit end: at 672, 448.
 */
const BUSH = piece('bush', [31, 21, 2, 2.5], { cover: 1 });

test('MU-PASS-06 a failed test goes behind the nearest cover within 1d3 paces', () => {
  const battle = shotAt([BUSH]);
  const { events } = tested(battle, [[6, 6], [6]]);
  expect(figureOf(battle, 'b1').at).toEqual([672, 448]);
  expect(events.at(-1)).toMatchObject({
    about: 'takes-cover',
    params: { figure: 'b1', x: 672, y: 448 },
  });
});

test('MU-PASS-06 only scenery that blocks sight is cover', () => {
  const hiding = (rest: Omit<Terrain, 'id' | 'shape'>) => {
    const battle = shotAt([piece('bush', [31, 21, 2, 2], rest)]);
    return tested(battle, [[6, 6], [6]]).events.at(-1)?.about;
  };
  expect(hiding({ cover: 1 })).toBe('takes-cover');
  expect(hiding({ blocksSight: true })).toBe('takes-cover');
  expect(hiding({ ground: 'difficult' })).toBe('gives-way');
  expect(hiding({ blocksSight: 'through' })).toBe('gives-way');
});

test('MU-PASS-06 cover that is too far away helps nobody', () => {
  const battle = shotAt([BUSH]);
  expect(tested(battle, [[6, 6], [3]]).events.at(-1)?.about).toBe('gives-way');
});

test('MU-PASS-06 the nearer of two pieces is taken if it can be reached', () => {
  const near = piece('near', [31, 17.5, 2, 1], { cover: 1 });
  const both = shotAt([BUSH, near]);
  tested(both, [[6, 6], [6]]);
  expect(figureOf(both, 'b1').at).toEqual([662, 358]);
  const rock = piece('rock', [32.4, 17, 2, 1.5], { ground: 'impassable' });
  const barred = shotAt([BUSH, near, rock]);
  tested(barred, [[6, 6], [6]]);
  expect(figureOf(barred, 'b1').at).toEqual([672, 448]);
});

test('MU-PASS-06 a shooter in the very middle of a piece leaves no place behind it', () => {
  const battle = shotAt([fence('fence', 9.8, 19, 2)]);
  figureOf(battle, 'b1').at = at(12, 20);
  expect(tested(battle, [[6, 6], [2]]).events.at(-1)?.about).toBe('gives-way');
});
