import { constant } from '@skirmish-kit/core';
import type { Cube } from '../board/index.ts';
import type { Model } from './state.ts';

/** A number for each cube. */
export function cubeIndex([column, row, level]: Cube): number {
  return (level * 16 + row) * 16 + column;
}

/** The one list that each cube is. */
const PLACES = new Map<number, Cube>();

/**
 * One and the same list for one and the same cube. What lies in a state is such a list: copies of the
 * state share it, and who has read it keeps what he has read when the model moves on.
 */
export function internCube(cube: Cube): Cube {
  const number = cubeIndex(cube);
  const known = PLACES.get(number);
  if (known) return known;
  const place = constant<Cube>([cube[0], cube[1], cube[2]]);
  PLACES.set(number, place);
  return place;
}

/** Into another cube, where nobody has said yet in which place of it (DZ-MOVE-03). */
export function moveTo(model: Model, cube: Cube): void {
  model.cube = internCube(cube);
  delete model.spot;
}
