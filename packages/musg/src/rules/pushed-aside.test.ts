import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { pushAside } from './pushed-aside.ts';
import { at, battleWith, piece } from './testing/battle.ts';

test('MU-PASS-00 giving way goes straight from the threat, with the carried one', () => {
  const battle = battleWith({
    a: [
      [20, 20],
      [20, 20],
    ],
  });
  const figure = figureOf(battle, 'a1');
  figureOf(battle, 'a2').fate = 'out';
  figure.carries = 'a2';
  // 3 to 4 to 5: from 17/16 through 20/20 five paces on.
  const { events, result } = runFlow(pushAside(battle, 'a1', at(17, 16), 100));
  expect([figure.at, figureOf(battle, 'a2').at, result]).toEqual([at(23, 24), at(23, 24), 100]);
  expect(events.map(({ about, params }) => [about, params])).toEqual([
    ['gives-way', { figure: 'a1', x: 460, y: 480 }],
  ]);
});

test('MU-PASS-00 as far as the way is free, and nowhere from his own place', () => {
  const wall = piece('wall', [24, 10, 1, 20], { ground: 'impassable' });
  const battle = battleWith({ a: [[20, 20]], terrain: [wall] });
  const { result } = runFlow(pushAside(battle, 'a1', at(10, 20), 100));
  expect([figureOf(battle, 'a1').at, result]).toEqual([at(23.5, 20), 70]);
  expect(runFlow(pushAside(battle, 'a1', at(23.5, 20), 100)).result).toBe(0);
});

test.each<readonly [from: readonly [number, number], to: readonly [number, number]]>([
  [
    [10, 20],
    [457, 477],
  ],
  [
    [13, 11],
    [429, 511],
  ],
  [
    [26, 37],
    [376, 406],
  ],
  [
    [19, 29],
    [410, 401],
  ],
])('MU-PASS-00 from %j three paces on, and not a twentieth farther', ([x, y], to) => {
  const battle = battleWith({ a: [[20, 23]] });
  runFlow(pushAside(battle, 'a1', at(x, y), 60));
  expect(figureOf(battle, 'a1').at).toEqual(to);
});
