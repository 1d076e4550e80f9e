import { choose, tailFlow, type Flow } from '@skirmish-kit/core';
import { canStep, hasFloor, neighbours, type Cube } from '../board/index.ts';
import { places } from './answer-keys.ts';
import { boardOf, moverOf } from './battlefield.ts';
import { controllerOf, adjacentEnemies, fits, isOnField, modelOf } from './models.ts';
import { walk } from './move.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-ABIL-01: after its move, up or down one level of the stack for nothing (ruling O-51). */
export function* climbOn(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  if (!isOnField(model) || model.pinned) return;
  if (adjacentEnemies(battle, model).length > 0) return;
  const board = boardOf(battle);
  const mover = moverOf(battle, model);
  const cubes = neighbours(board, model.cube).filter(
    (cube) =>
      cube[0] === model.cube[0] &&
      cube[1] === model.cube[1] &&
      hasFloor(board, cube) &&
      canStep(board, model.cube, cube, mover) &&
      fits(battle, model, cube),
  );
  if (cubes.length === 0) return;
  const cube = yield* choose<Cube | null>({
    who: controllerOf(battle, model),
    about: 'agile',
    rule: 'DZ-ABIL-01',
    skip: 'none',
    params: { model: id },
    options: [
      { key: places.make({ kind: 'none' }), value: null },
      ...cubes.map((to) => ({ key: places.make({ kind: 'to', cube: to }), value: to })),
    ],
  });
  if (cube) yield* tailFlow(walk, battle, id, [cube]);
}
