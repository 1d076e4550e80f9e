import type { Flow } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { figureOf } from './figures.ts';
import { bringAlong } from './movement.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { worldOf, type Passage } from './world.ts';

/**
 * A figure has moved, whether it chose to or not: whom it carries comes along, and its world looks at
 * the whole way.
 */
export function* passed(
  battle: Battle,
  id: FigureId,
  before: Figure,
  places: readonly Point[],
): Flow {
  bringAlong(battle, figureOf(battle, id));
  const passage: Passage = { before, places };
  const moved = worldOf(battle)?.moved?.(battle, id, before.at, passage);
  if (moved) yield* moved;
}
