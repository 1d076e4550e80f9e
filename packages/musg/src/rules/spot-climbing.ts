import type { Flow } from '@skirmish-kit/core';
import { pointsAlong, type Point } from '@skirmish-kit/space';
import type { Climb } from './climb.ts';
import { figureOf, isIn } from './figures.ts';
import { footingsAt, heights, putAt, type Footing } from './footing.ts';
import { canStand } from './battlefield.ts';
import { PACE } from './paces.ts';
import { spotAlongPath } from './spotting.ts';
import type { Battle, Figure, FigureId } from './state.ts';

/**
 * MU-PASS-04, MU-MOVE-04: takes a figure up or down, pace by pace, as far as the first place at which
 * anybody sees an enemy of better rank for the first time. Half-way up it hangs there; half-way down
 * it goes on to the ground. Says where it has come.
 */
export function* spotOnTheClimb(
  battle: Battle,
  id: FigureId,
  climb: Required<Climb>,
  jumps: boolean,
): Flow<Footing> {
  const figure = figureOf(battle, id);
  const before = { ...figure };
  const { foot } = climb;
  const start = footingsAt(before, pointsAlong([before.at, foot], PACE).slice(1));
  const end = climb.hanging ? [climb] : footingsAt(climb, pointsAlong([foot, climb.at], PACE));
  const walked = yield* spotAtEach(battle, id, start);
  if (walked) return walked;
  const height = jumps ? undefined : yield* spotOnTheHeight(battle, id, before, climb, foot);
  if (height) return height;
  return (yield* spotAtEach(battle, id, end)) ?? putAt(figure, climb);
}

/**
 * MU-PASS-04: the height of a climb or a charge at its foot. Gives where the figure stays when anybody
 * has tested there; on the way down that is the ground.
 */
export function* spotOnTheHeight(
  battle: Battle,
  id: FigureId,
  before: Figure,
  after: Pick<Footing, 'level' | 'on'>,
  foot: Point,
): Flow<Footing | undefined> {
  const isUp = after.level > before.level;
  const found = yield* spotAtEach(battle, id, heights(before, after, foot));
  const figure = figureOf(battle, id);
  if (!found || !isIn(figure)) return found;
  if (!figure.hanging) return { ...figure }; // He was hit, and fell off his rope.
  return isUp ? found : putAt(figure, { at: foot, level: 0, on: null, hanging: false });
}

/** Tests at each of these places where the figure can be; gives the first at which anybody has tested. */
function* spotAtEach(
  battle: Battle,
  id: FigureId,
  footings: readonly Footing[],
): Flow<Footing | undefined> {
  const figure = figureOf(battle, id);
  for (const footing of footings) {
    const { at, on, hanging } = footing;
    if (!hanging && !canStand(battle, { ...figure, ...footing, on }, at)) continue;
    putAt(figure, footing);
    const tested = yield* spotAlongPath(battle, id);
    if (tested || !isIn(figure)) return footing;
  }
  return undefined;
}
