import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { fallDie } from './rope-fall.ts';
import type { Battle } from './state.ts';
import { at, battleWith, piece, type TestBattle } from './testing/battle.ts';

/** a1 hangs two paces up at a tower, with his foot at 10/10. */
function hanging(rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: [[10, 10]],
    terrain: [piece('tower', [10.6, 8, 4, 4], { ground: 'impassable', height: 100 })],
    ...rest,
  });
  Object.assign(figureOf(battle, 'a1'), { level: 40, on: 'tower', hanging: true });
  return battle;
}

test('MU-EQ-08 on a 1 he falls to the foot of his rope, loses a life and hangs no more', () => {
  const battle = hanging();
  const held = runFlow(fallDie(battle, 'a1', 'b1'), { faces: [[2]] });
  expect([held.events, figureOf(battle, 'a1').level]).toEqual([[], 40]);
  const { events } = runFlow(fallDie(battle, 'a1', 'b1'), { faces: [[1]] });
  expect(events.map(({ about }) => about)).toEqual(['falls', 'wounded']);
  expect(figureOf(battle, 'a1')).toMatchObject({
    at: at(10, 10),
    level: 0,
    on: null,
    hanging: false,
    life: 2,
  });
});

test('MU-EQ-08 a figure that has fallen already rolls no die', () => {
  const battle = hanging();
  figureOf(battle, 'a1').fate = 'out';
  expect(runFlow(fallDie(battle, 'a1', 'b1')).rolls).toEqual([]);
});

const landing = (b: TestBattle['b'], terrain?: TestBattle['terrain']) => {
  const battle = hanging({ ...(b && { b }), ...(terrain && { terrain }) });
  runFlow(fallDie(battle, 'a1', 'b1'), { faces: [[1]] });
  return figureOf(battle, 'a1').at;
};

test('MU-EDGE-12 a fall starts no melee: he lands at the nearest place beside no enemy', () => {
  // A tenth of a pace up and to the right of where he would touch him.
  expect(landing([[9, 10]])).toEqual([201, 198]);
  expect(landing([[10, 10]])).toEqual([200, 178]);
  expect(
    landing([
      [10, 11],
      [9, 9.2],
    ]),
  ).toEqual([200, 198]);
  const three = [
    [10, 10.5],
    [9, 9.2],
    [11, 9],
  ] as const;
  expect(landing(three, [])).toEqual([221, 212]);
});

test('MU-EDGE-12 without a free place in two paces it lands among the others', () => {
  const pit = piece('pit', [7, 7, 6, 6], { ground: 'impassable' });
  expect(landing([], [pit])).toEqual(at(10, 10));
});
