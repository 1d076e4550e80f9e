import { bodyOf, eyeOf, meetsBox, samplesOf, type SightBody } from './body.ts';
import type { Cube } from './cube.ts';

/**
 * Whether other figures spoil a clear view: one of them stands in a line to some point of the target
 * (ruling O-34).
 */
export function isScreened(
  viewer: SightBody,
  target: SightBody,
  figures: readonly SightBody[],
): boolean {
  const between = figures.filter(({ cube }) => isBetween(cube, viewer.cube, target.cube));
  if (between.length === 0) return false;
  const eye = eyeOf(viewer);
  const boxes = between.map(bodyOf);
  return samplesOf(target).some((sample) => boxes.some((box) => meetsBox(box, eye, sample)));
}

/** Lines never leave the block of cubes between both ends. */
function isBetween(cube: Cube, a: Cube, b: Cube): boolean {
  for (let axis = 0; axis < 3; axis++) {
    const at = cube[axis] ?? 0;
    const [from, to] = [a[axis] ?? 0, b[axis] ?? 0];
    if (at < Math.min(from, to) || at > Math.max(from, to)) return false;
  }
  return true;
}
