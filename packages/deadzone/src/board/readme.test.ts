import { isProblems } from '@skirmish-kit/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInField } from './fields/index.ts';
import { canStep, cubeBoard, parseField, reachCubes, explainSight, sight } from './index.ts';

test('the battlefield of the README can be read', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, drawing = ''] = /```\n(id: yard[\s\S]*?)```/.exec(readme) ?? [];
  const field = parseField(drawing);
  expect(isProblems(field) ? field : field.id).toBe('yard');
});

test('the foundry of the README is climbed and seen as it says', () => {
  const board = cubeBoard(builtInField('foundry'));
  expect(canStep(board, [2, 3, 1], [3, 3, 2], { size: 1 })).toBe(true);
  expect(reachCubes(board, [1, 1, 1], { size: 1 }, 2).cubes.length).toBe(13);
  const viewer = { cube: [2, 3, 1], size: 1 } as const;
  const target = { cube: [2, 6, 1], size: 2 } as const;
  expect(sight(board, viewer, target)).toBe('partial');
  expect(explainSight(board, viewer, target).lines[0]?.stop).toEqual({
    by: 'wall',
    cube: [2, 3, 1],
    side: 'south',
    at: [36, 72, 10],
  });
});
