import type { Field, FieldCube } from './field.ts';
import { cellOf, emptyPlan, riseNumber, tidyPlan, wallPlace, type Plan } from './plan.ts';
import { FLOORS, SIDES, WALLS } from './scenery.ts';

/** The plan of a battlefield that was read already: nothing is checked again. */
export function planOfField({ levels, cubes }: Field): Plan {
  const plan = emptyPlan();
  plan.levels = levels;
  for (const cube of cubes) putCube(plan, cube);
  tidyPlan(plan);
  return plan;
}

function putCube(plan: Plan, cube: FieldCube): void {
  const cell = cellOf(...cube.at);
  if (cube.floor) plan.floor[cell] = FLOORS.indexOf(cube.floor);
  for (const side of SIDES) {
    const wall = cube[side];
    if (!wall) continue;
    const [table, place] = wallPlace(plan, cube.at, side);
    table[place] = WALLS.indexOf(wall);
  }
  if (cube.ladder) plan.rise[cell] = riseNumber('ladder');
  if (cube.stairs) plan.rise[cell] = riseNumber('stairs', cube.stairs);
  if (cube.ramp) plan.rise[cell] = riseNumber('ramp', cube.ramp);
  if (cube.solid) plan.solid[cell] = 1;
}
