import type { Problem } from '@skirmish-kit/core';
import { standableCubes, type CubeBoard } from './board.ts';
import { makeCube, SQUARES, type Cube } from './cube.ts';
import { fieldProblem } from './field-messages.ts';
import { cellOf } from './plan.ts';
import { neighbours } from './reach.ts';
import { canStep, type Mover } from './step.ts';

const SMALL: Mover = { size: 1 };
const LARGE: Mover = { size: 4 };

/**
 * What keeps a battlefield from being played on as a whole: floors that somebody of size 1 on foot
 * cannot get to or away from without jumping, and no way on the ground from the northern to the southern
 * edge that is wide enough for size 4. An empty list is a good battlefield.
 *
 * @example
 * ```ts
 * const field = generateField(7);
 * checkPlayable(cubeBoard(field)); // []
 * ```
 */
export function checkPlayable(board: CubeBoard): readonly Problem[] {
  const cubes = standableCubes(board);
  const ground = cubes.filter(([, , level]) => level === 1);
  const [start] = ground;
  if (!start) return [fieldProblem('', 'no-ground')];
  const onward = spread(start, (here) =>
    neighbours(board, here).filter((to) => canStep(board, here, to, SMALL)),
  );
  const back = spread(start, (here) =>
    neighbours(board, here).filter((from) => canStep(board, from, here, SMALL)),
  );
  const problems: Problem[] = [];
  for (const cube of cubes) {
    const cell = cellOf(...cube);
    const params = { cube: makeCube(cube) };
    if (!onward.has(cell)) problems.push(fieldProblem('', 'unreachable', params));
    else if (!back.has(cell)) problems.push(fieldProblem('', 'no-way-back', params));
  }
  if (!hasWideWay(board, ground)) problems.push(fieldProblem('', 'no-wide-way'));
  return problems;
}

/** From some cube at the northern edge to some cube at the southern one, on the ground. */
function hasWideWay(board: CubeBoard, ground: readonly Cube[]): boolean {
  const onGround = (here: Cube): readonly Cube[] =>
    neighbours(board, here).filter((to) => to[2] === 1 && canStep(board, here, to, LARGE));
  return ground
    .filter(([, row]) => row === 1)
    .some((from) => {
      const reached = spread(from, onGround);
      return ground.some((to) => to[1] === SQUARES && reached.has(cellOf(...to)));
    });
}

/** The numbers of all cubes that can be come to from one, by whatever leads on. */
function spread(start: Cube, onward: (here: Cube) => readonly Cube[]): ReadonlySet<number> {
  const found = new Set([cellOf(...start)]);
  const open = [start];
  for (let here = open.pop(); here; here = open.pop()) {
    for (const next of onward(here)) {
      const cell = cellOf(...next);
      if (found.has(cell)) continue;
      found.add(cell);
      open.push(next);
    }
  }
  return found;
}
