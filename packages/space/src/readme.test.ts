import { expect, test } from 'vitest';
import {
  indexTable,
  isPath,
  lineOfSight,
  pathTo,
  rectangle,
  wall,
  within,
  type Base,
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

  expect(within(scout, sniper, 774)).toBe(true);
  expect(within(scout, sniper, 773)).toBe(false);
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
