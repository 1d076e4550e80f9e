import type { Problem } from '@skirmish-kit/core';
import { makeCube, MAX_LEVELS, SQUARES, type Cube } from './cube.ts';
import { fieldProblem } from './field-messages.ts';
import { cellOf, cubeOf, CLIMBS, type Plan } from './plan.ts';
import { FULL_FLOOR, NEXT_SQUARE, NO_FLOOR } from './scenery.ts';

/** What a battlefield must keep to besides its form; `placeOf` says where a cube was written. */
export function checkPlan(plan: Plan, placeOf: (cell: number) => string): readonly Problem[] {
  const problems: Problem[] = [];
  const top = cellOf(1, 1, MAX_LEVELS);
  plan.solid.forEach((solid, cell) => {
    if (!solid || cell < top) return;
    problems.push(fieldProblem(placeOf(cell), 'solid-too-high', { most: MAX_LEVELS }));
  });
  plan.rise.forEach((number, cell) => {
    const rise = CLIMBS[number];
    if (!rise) return;
    const cube = cubeOf(cell);
    const [column, row, level] = cube;
    const params = { cube: makeCube(cube) };
    if (level === MAX_LEVELS) {
      problems.push(fieldProblem(placeOf(cell), 'rise-nowhere', params));
      return;
    }
    const above: Cube = [column, row, level + 1];
    if (isClosed(plan, above)) problems.push(fieldProblem(placeOf(cell), 'rise-covered', params));
    if (rise.kind === 'ladder') return;
    const [columns, rows] = NEXT_SQUARE[rise.towards];
    if (!canStand(plan, [column + columns, row + rows, level + 1])) {
      problems.push(fieldProblem(placeOf(cell), 'rise-nowhere', params));
    }
  });
  return problems;
}

function isClosed(plan: Plan, cube: Cube): boolean {
  const cell = cellOf(...cube);
  return plan.solid[cell] === 1 || plan.floor[cell] === FULL_FLOOR;
}

function canStand(plan: Plan, [column, row, level]: Cube): boolean {
  if (column < 1 || column > SQUARES || row < 1 || row > SQUARES) return false;
  const cell = cellOf(column, row, level);
  return plan.solid[cell] !== 1 && plan.floor[cell] !== NO_FLOOR;
}
