import { expect, test } from 'vitest';
import {
  moveStraight,
  indexTable,
  isPath,
  lineOfSight,
  pathTo,
  rectangle,
  sideTowards,
  rotateInPlace,
  wall,
  isWithinDistance,
  type Base,
  type RectangularBase,
} from './index.ts';

test('the example of the README says what it says', () => {
  const index = indexTable({
    width: 1200,
    height: 900,
    terrain: [
      {
        id: 'ruin',
        shape: rectangle(500, 300, 200, 100),
        ground: 'impassable',
        blocksSight: true,
        cover: 3,
      },
      {
        id: 'wood',
        shape: rectangle(500, 500, 200, 200),
        ground: 'difficult',
        blocksSight: 'through',
        cover: 1,
      },
      {
        id: 'fence',
        shape: wall([300, 100], [300, 290], 8),
        ground: 'obstacle',
        cover: 1,
        height: 12,
      },
    ],
  });
  const scout: Base = { at: [100, 350], radius: 13 };
  const sniper: Base = { at: [900, 350], radius: 13 };

  expect(isWithinDistance(scout, sniper, 774)).toBe(true);
  expect(isWithinDistance(scout, sniper, 773)).toBe(false);
  expect(lineOfSight(index, scout, sniper).blockedBy).toEqual(['ruin']);

  const path = pathTo(index, scout, [600, 550], { blocking: [sniper] });
  if (!isPath(path)) throw new Error('There is a way.');
  expect(path.places).toEqual([
    [100, 350],
    [557, 499],
    [600, 550],
  ]);
  expect(Math.ceil((path.open + 2 * path.difficult) / 50)).toBe(13);
});

test('the truck of the README drives as far as it says', () => {
  const index = indexTable({
    width: 1440,
    height: 960,
    terrain: [{ id: 'barn', shape: rectangle(500, 200, 100, 90), ground: 'impassable' }],
  });
  const truck: RectangularBase = { at: [400, 300], facing: 90, length: 80, width: 40 };

  const straight = moveStraight(index, truck, truck.facing, 200);
  expect(straight.by).toBe(60);
  expect(straight.stoppedBy).toEqual({ by: 'terrain', id: 'barn' });
  expect(rotateInPlace(index, straight.end, 45).by).toBe(1);
  expect(rotateInPlace(index, truck, 45).end.facing).toBe(135);
  expect(sideTowards(truck, [420, 700])).toBe('right');
});
