import { isProblems } from '@skirmish-kit/core';
import { readField, type Field, type Side } from '../../src/board/index.ts';

const OPPOSITE: Readonly<Record<Side, Side>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

/** The battlefield turned by half a turn, as who sits at the other end sees it. */
export function turnedHalf(field: Field): Field {
  const turned = readField({
    ...field,
    cubes: field.cubes.map(({ at, north, east, south, west, stairs, ramp, ...rest }) => ({
      ...rest,
      at: [9 - at[0], 9 - at[1], at[2]],
      ...(north && { south: north }),
      ...(east && { west: east }),
      ...(south && { north: south }),
      ...(west && { east: west }),
      ...(stairs && { stairs: OPPOSITE[stairs] }),
      ...(ramp && { ramp: OPPOSITE[ramp] }),
    })),
  });
  if (isProblems(turned)) throw new Error(JSON.stringify(turned));
  return turned;
}
