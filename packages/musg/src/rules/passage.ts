import type { Flow } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { figureOf } from './figures.ts';
import { footingsOn } from './footing.ts';
import { bringAlong } from './movement.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { worldOf, type Passage } from './world.ts';

/**
 * A figure has moved, whether it chose to or not: whom it carries comes along, and its world looks at
 * the whole way. Where it has changed its level, it did so at the foot, which is one of the places.
 */
export function* passed(
  battle: Battle,
  id: FigureId,
  before: Figure,
  places: readonly Point[],
  foot = 0,
): Flow {
  const figure = figureOf(battle, id);
  bringAlong(battle, figure);
  const passage: Passage = { before, places: footingsOn(before, figure, places, foot) };
  const moved = worldOf(battle)?.moved?.(battle, id, before.at, passage);
  if (moved) yield* moved;
}
