import { expect, test } from 'vitest';
import type { Point } from '@skirmish-kit/space';
import { PACE } from '../paces.ts';
import { meetsWay, walkedPart } from './along-path.ts';

/** Three paces east, then three south. */
const CORNER: readonly Point[] = [
  [0, 0],
  [3 * PACE, 0],
  [3 * PACE, 3 * PACE],
];

test('MU-RT-13 a figure stopped behind a corner has walked round it', () => {
  const walked = walkedPart(CORNER, [3 * PACE, PACE]);
  const atTheCorner = { at: [3 * PACE, 0], radius: 1 } as const;
  expect(walked.at(-1)).toEqual([3 * PACE, PACE]);
  expect(meetsWay(walked, atTheCorner)).toBe(true);
  expect(
    meetsWay(
      [
        [0, 0],
        [3 * PACE, PACE],
      ],
      atTheCorner,
    ),
  ).toBe(false);
});

test('MU-RT-13 a figure that arrived has walked all of its way', () => {
  expect(walkedPart(CORNER, [3 * PACE, 3 * PACE]).at(-1)).toEqual([3 * PACE, 3 * PACE]);
});

test('MU-RT-13 a figure that gave way has walked its way and gone on', () => {
  expect(walkedPart(CORNER, [5 * PACE, 5 * PACE])).toEqual([...CORNER, [5 * PACE, 5 * PACE]]);
});
