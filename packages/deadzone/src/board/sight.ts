import type { CubeBoard } from './board.ts';
import {
  bodyOf,
  eyeOf,
  meetsBox,
  samplesOf,
  type SightBody,
  type SubBox,
  type SubPoint,
} from './body.ts';
import type { Cube } from './cube.ts';
import { FREE, firstStop } from './ray.ts';
import { isScreened } from './screening.ts';
import { smokeTable } from './smoke.ts';

/** What is seen of a target: all of it, something, nothing (DZ-SHOOT-06, DZ-SHOOT-08). */
export type Sight = 'clear' | 'partial' | 'none';

/** What else is there. The viewer and the target themselves are left out of all lists. */
export interface Surroundings {
  readonly smoke?: readonly Cube[];
  /** Wrecks and the like: they hide as scenery does (ruling O-74). */
  readonly wrecks?: readonly SightBody[];
  /** Other figures: they can spoil a clear view, never take the view away (ruling O-34). */
  readonly figures?: readonly SightBody[];
}

/**
 * What a figure sees of another: lines from its eyes to fifteen points of the other, stopped by walls,
 * floors, solid cubes, smoke and wrecks (DZ-SHOOT-10, ruling O-34). All free is clear, some is partial.
 *
 * @example
 * ```ts
 * const board = cubeBoard({
 *   format: 'skirmish-field',
 *   version: 1,
 *   id: 'window',
 *   name: { en: 'The window', fr: 'La fenêtre' },
 *   levels: 1,
 *   cubes: [{ at: [3, 1, 1], west: 'small' }, { at: [6, 1, 1], solid: true }],
 * });
 * sight(board, { cube: [1, 1, 1], size: 1 }, { cube: [2, 1, 1], size: 1 }); // 'clear'
 * sight(board, { cube: [1, 1, 1], size: 1 }, { cube: [4, 1, 1], size: 4 }); // 'partial'
 * sight(board, { cube: [4, 1, 1], size: 1 }, { cube: [8, 1, 1], size: 1 }); // 'none'
 * ```
 */
export function sight(
  board: CubeBoard,
  viewer: SightBody,
  target: SightBody,
  around: Surroundings = {},
): Sight {
  const { smoke = [], wrecks = [], figures = [] } = around;
  const seen =
    smoke.length + wrecks.length === 0
      ? scenerySight(board, viewer, target)
      : sightThrough(board, viewer, target, around);
  return seen === 'clear' && isScreened(viewer, target, figures) ? 'partial' : seen;
}

/** What scenery alone lets be seen. */
export function scenerySight(board: CubeBoard, viewer: SightBody, target: SightBody): Sight {
  return sightThrough(board, viewer, target, {});
}

/** What scenery, smoke and wrecks let be seen. */
function sightThrough(
  board: CubeBoard,
  viewer: SightBody,
  target: SightBody,
  around: Surroundings,
): Sight {
  const eye = eyeOf(viewer);
  const smoke = smokeTable(around.smoke);
  const wrecks = around.wrecks?.map(bodyOf);
  const samples = samplesOf(target);
  let seen = 0;
  let hidden = 0;
  for (const sample of samples) {
    const free = firstStop(board, eye, sample, smoke) === FREE && !meetsAny(wrecks, eye, sample);
    if (free) seen++;
    else hidden++;
    if (seen > 0 && hidden > 0) return 'partial';
  }
  return seen === 0 ? 'none' : 'clear';
}

function meetsAny(boxes: readonly SubBox[] | undefined, a: SubPoint, b: SubPoint): boolean {
  return boxes !== undefined && boxes.some((box) => meetsBox(box, a, b));
}
