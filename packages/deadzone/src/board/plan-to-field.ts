import type { LocalisedText } from '@skirmish-kit/core';
import { SQUARES } from './cube.ts';
import type { Field, FieldCube } from './field.ts';
import { cubeOf, hasOwnFloor, CLIMBS, wallPlace, type Plan } from './plan.ts';
import { FLOORS, OPEN, WALLS, type Side } from './scenery.ts';

/** A tidy plan as a battlefield. */
export function fieldOfPlan(plan: Plan, id: string, name: LocalisedText): Field {
  const cubes: FieldCube[] = [];
  for (let cell = 0; cell < plan.levels * SQUARES * SQUARES; cell++) {
    const cube = describeCube(plan, cell);
    if (Object.keys(cube).length > 1) cubes.push(cube);
  }
  const { en, fr } = name;
  return {
    format: 'skirmish-field',
    version: 1,
    id,
    name: { en, fr },
    levels: plan.levels,
    cubes,
  };
}

function describeCube(plan: Plan, cell: number): FieldCube {
  const at = cubeOf(cell);
  const [column, row] = at;
  const solid = plan.solid[cell] === 1;
  const floor = solid || hasOwnFloor(plan, cell) ? 0 : (plan.floor[cell] ?? 0);
  const rise = CLIMBS[plan.rise[cell] ?? 0];
  const sides: readonly Side[] = [
    'north',
    ...(column === SQUARES ? (['east'] as const) : []),
    ...(row === SQUARES ? (['south'] as const) : []),
    'west',
  ];
  const walls = sides.flatMap((side) => {
    const [table, place] = wallPlace(plan, at, side);
    const number = table[place] ?? OPEN;
    return number === OPEN ? [] : [[side, WALLS[number]] as const];
  });
  return {
    at,
    ...(solid && { solid }),
    ...(floor > 0 && { floor: FLOORS[floor] }),
    ...Object.fromEntries(walls),
    ...(rise?.kind === 'ladder' && { ladder: true as const }),
    ...(rise?.kind === 'stairs' && { stairs: rise.towards }),
    ...(rise?.kind === 'ramp' && { ramp: rise.towards }),
  };
}
