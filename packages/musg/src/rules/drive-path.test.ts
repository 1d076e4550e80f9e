import type { Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { steer } from './drive-path.ts';
import { rideOf } from './ride.ts';
import { battleWith, piece } from './testing/battle.ts';
import { parked } from './testing/vehicles.ts';

/** Ten paces at most from 20/20, looking to the right. */
const wayTo = (to: Point, turns: number, far = 200) =>
  steer({ at: [400, 400], facing: 90 }, to, far, turns);

test.each<readonly [to: Point, none: number[], one: number[], two: number[]]>([
  [[500, 400], [100], [100], [100]],
  [[700, 400], [200], [200], [200]],
  [[300, 400], [1], [1], [1]],
  [[401, 400], [1], [1], [1]],
  [[420, 420], [20], [20], [20]],
  [[440, 410], [40], [20, 27, 22], [20, 27, 22]],
  [[500, 440], [100], [40, 34, 72], [40, 34, 72]],
  [[500, 360], [100], [40, -34, 72], [40, -34, 72]],
  [[480, 480], [80], [20, 45, 99], [20, 30, 20, 28, 82]],
  [[480, 320], [80], [20, -45, 99], [20, -30, 20, -28, 82]],
  [[400, 500], [1], [20, 45, 57], [20, 45, 20, 45, 86]],
  [[480, 325], [80], [20, -45, 95], [20, -15, 20, -45, 81]],
  [[400, 300], [1], [20, -45, 57], [20, -45, 20, -45, 86]],
  [[560, 560], [160], [20, 45, 180], [20, 45, 180]],
])(
  'MU-VEH-05 MU-VEH-06 the drive that ends nearest to %s takes up to two turns',
  (to, none, one, two) => {
    expect([wayTo(to, 0), wayTo(to, 1), wayTo(to, 2)]).toEqual([none, one, two]);
  },
);

test('MU-VEH-06 a turn takes a pace straight before and after it', () => {
  expect(wayTo([430, 430], 2, 39)).toEqual([30]);
  expect(wayTo([440, 430], 2, 40)).toEqual([20, 45, 20]);
  expect(wayTo([450, 450], 2, 59)).toEqual([20, 45, 39]);
  expect(wayTo([450, 450], 2, 80)).toEqual([20, 45, 20, 21, 39]);
  expect(wayTo([434, 434], 2, 60)).toEqual([20, 45, 20, 45, 20]);
  // No longer than it can go, however near that would bring it.
  expect(wayTo([640, 401], 2)).toEqual([200]);
  expect(wayTo([640, 401], 1)).toEqual([200]);
});

test('MU-VEH-19 MU-VEH-21 a drive knows its end, whom it runs over and what stops it', () => {
  const battle = battleWith({
    a: [
      [5, 5],
      [24, 20],
    ],
    b: [
      [27, 20],
      [24, 30],
      [26, 20],
    ],
    vehicles: [[{ class: 'light' }], [{ class: 'light' }]],
    terrain: [piece('wall', [18, 30, 4, 2], { ground: 'impassable' })],
  });
  const onRoof = battle.figures.find(({ id }) => id === 'b3');
  if (onRoof) onRoof.level = 40;
  const vehicle = parked(battle, 'av1', [20, 20], ['a1']);
  parked(battle, 'bv1', [45, 20], []);
  expect(rideOf(battle, vehicle, [200])).toMatchObject({
    places: [
      [400, 400],
      [600, 400],
    ],
    end: { at: [600, 400], facing: 90 },
    met: ['a2', 'b1'],
    rams: undefined,
  });
  // 3 paces short of its middle: half the length of each.
  parked(battle, 'bv1', [30, 20], []);
  expect(rideOf(battle, vehicle, [200])).toMatchObject({
    places: [
      [400, 400],
      [540, 400],
    ],
    met: ['a2', 'b1'],
    rams: 'bv1',
  });
});

test('MU-VEH-06 MU-VEH-21 a turn sweeps over figures, and its obstacle is not rammed', () => {
  const turning = (b: readonly [number, number], other: readonly [number, number]) => {
    const battle = battleWith({
      a: [[5, 5]],
      b: [b],
      vehicles: [[{ class: 'light' }], [{ class: 'light' }]],
    });
    const vehicle = parked(battle, 'av1', [20, 20], ['a1']);
    parked(battle, 'bv1', other, []);
    return rideOf(battle, vehicle, [20, 45, 60, 45, 20]);
  };
  const free = turning([22.3, 21.4], [50, 30]);
  expect(free).toMatchObject({ end: { facing: 180 }, met: ['b1'], rams: undefined });
  expect(free.places).toEqual([
    [400, 400],
    [420, 400],
    [462, 442],
    [462, 462],
  ]);
  // Beside its rear, which swings out as it turns.
  expect(turning([20.3, 18.2], [50, 30])).toMatchObject({ met: ['b1'] });
  expect(turning([40, 30], [21, 22.1])).toMatchObject({ met: [], rams: undefined });
  expect(turning([40, 30], [21, 22.1]).places).toHaveLength(2);
});
