import { indexTable, rectangle, type Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { pathWithinBudget, lastStandable, waypoints } from './waypoints.ts';

const MUD = { id: 'mud', shape: rectangle(100, 0, 100, 300), ground: 'difficult' } as const;
const index = indexTable({ width: 1000, height: 300, terrain: [MUD] });

test('RX-OPP-03 a way is looked at every centimetre and at its turns', () => {
  expect(waypoints([[0, 0]])).toEqual([[0, 0]]);
  expect(
    waypoints([
      [0, 0],
      [30, 0],
      [30, 5],
    ]),
  ).toEqual([
    [0, 0],
    [10, 0],
    [20, 0],
    [30, 0],
    [30, 5],
  ]);
  expect(
    waypoints(
      [
        [0, 0],
        [0, 25],
      ],
      25,
    ),
  ).toEqual([
    [0, 0],
    [0, 25],
  ]);
  expect(waypoints([])).toEqual([]);
});

test('RX-REACT-13 a way is cut where its tenths end', () => {
  const way: Point[] = [
    [300, 100],
    [400, 100],
    [400, 200],
  ];
  expect(pathWithinBudget(index, way, 200, 1)).toEqual(way);
  expect(pathWithinBudget(index, way, 150, 1)).toEqual([
    [300, 100],
    [400, 100],
    [400, 150],
  ]);
  expect(pathWithinBudget(index, way, 100, 1)).toEqual(way.slice(0, 2));
  expect(pathWithinBudget(index, way, 1, 1)).toEqual([
    [300, 100],
    [301, 100],
  ]);
  expect(pathWithinBudget(index, way, 0, 1)).toEqual(way.slice(0, 1));
});

test('RX-REACT-16 the tenths of difficult ground count twice where it slows', () => {
  const way: Point[] = [
    [50, 100],
    [250, 100],
  ];
  const end = (reach: number, slowed: number) => pathWithinBudget(index, way, reach, slowed).at(-1);
  expect(end(100, 1)).toEqual([150, 100]);
  expect(end(100, 2)).toEqual([125, 100]);
  expect(end(300, 2)).toEqual([250, 100]);
  expect(end(299, 2)).toEqual([249, 100]);
});

test('RX-REACT-16 the last place where one may stand, but not the first', () => {
  const points: Point[] = [
    [0, 0],
    [10, 0],
    [20, 0],
    [30, 0],
  ];
  expect(lastStandable(points, () => true)).toEqual([30, 0]);
  expect(lastStandable(points, ([x]) => x <= 10)).toEqual([10, 0]);
  expect(lastStandable(points, ([x]) => x === 0)).toBeUndefined();
});

test('RX-OPP-03 a way is looked at every centimetre', () => {
  expect(
    waypoints([
      [0, 0],
      [110, 0],
    ]).map(([x]) => x),
  ).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110]);
});
