import { isProblems } from '@skirmish-kit/core';
import { cubeBoard, parseField, type CubeBoard } from '../../src/board/index.ts';

/** The board of a battlefield that is drawn level by level. */
export function drawn(levels: string): CubeBoard {
  const field = parseField(`id: drawn\nen: Drawn\nfr: Dessiné\n${levels}`);
  if (isProblems(field)) throw new Error(JSON.stringify(field));
  return cubeBoard(field);
}
