import { expect, test } from 'vitest';
import {
  cubeBoard,
  generateField,
  cachedSight,
  sight,
  type Cube,
  type SightBody,
} from './index.ts';

test('every way to stand is remembered by itself', () => {
  const board = cubeBoard(generateField(11));
  const cubes: readonly Cube[] = [
    [3, 3, 1],
    [3, 4, 1],
    [4, 3, 1],
    [3, 3, 2],
  ];
  const spots = [undefined, [0, 0], [0, 1], [1, 0], [24, 0], [0, 24], [24, 23], [24, 24]] as const;
  const standers = cubes.flatMap((cube) =>
    [1, 2, 3, 4].flatMap((size) =>
      [false, true].flatMap((pinned) =>
        spots.map((spot): SightBody => ({ cube, size, pinned, ...(spot && { spot }) })),
      ),
    ),
  );
  const viewers: readonly SightBody[] = [
    { cube: [3, 5, 1], size: 1 },
    { cube: [1, 3, 1], size: 2, spot: [24, 24] },
  ];
  for (const viewer of viewers) {
    for (const target of standers) {
      expect(cachedSight(board, viewer, target)).toBe(sight(board, viewer, target));
      expect(cachedSight(board, target, viewer)).toBe(sight(board, target, viewer));
    }
  }
});
