import { sameCube, type Cube } from '../board/index.ts';
import { modelOf } from '../rules/models.ts';
import type { Battle } from '../rules/state.ts';
import type { DeadzoneOption } from './action-options.ts';
import type { Subject } from './subject.ts';

/** The next cube with a model that can be chosen; of an answer about cubes, the next cube. */
export function nextTarget(
  battle: Battle,
  offers: readonly DeadzoneOption[],
  cursor: Cube,
  by: 1 | -1,
): Cube | undefined {
  const open = offers.filter(({ refusal }) => !refusal).map(({ subject }) => subject);
  const withModels = open.flatMap(({ model }) =>
    model === undefined ? [] : [modelOf(battle, model).cube],
  );
  const all = withModels.length > 0 ? withModels : open.flatMap(({ cube }) => (cube ? [cube] : []));
  const cubes = all.filter((cube, i) => all.findIndex((other) => sameCube(other, cube)) === i);
  const at = cubes.findIndex((cube) => sameCube(cube, cursor));
  return cubes.at(at < 0 ? Math.min(0, by) : (at + by) % cubes.length);
}

/** What Enter points at: the only model in a cube that can be chosen, otherwise the cube. */
export function subjectAt(
  battle: Battle,
  offers: readonly DeadzoneOption[],
  cursor: Cube,
): Subject {
  const models = offers.flatMap(({ refusal, subject: { model } }) =>
    !refusal && model !== undefined && sameCube(modelOf(battle, model).cube, cursor) ? [model] : [],
  );
  const [model] = models;
  return model !== undefined && models.every((each) => each === model)
    ? { model }
    : { cube: cursor };
}
