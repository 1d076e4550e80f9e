import { choose, type Flow } from '@skirmish-kit/core';
import { glideLandings, landing, type Cube } from '../board/index.ts';
import { places } from './answer-keys.ts';
import { boardOf } from './battlefield.ts';
import { fits, modelOf } from './models.ts';
import { internCube } from './cube-index.ts';
import type { Battle, Model, ModelId } from './state.ts';

/** DZ-ABIL-33: the ways down for a glider, each in one. */
export function glides(battle: Battle, { cube, recruit }: Model): readonly (readonly Cube[])[] {
  return glideLandings(boardOf(battle), cube, recruit.profile.size).map((to) => [internCube(to)]);
}

/** DZ-ABIL-33: a glider drifts down where its owner likes. */
export function* glide(battle: Battle, id: ModelId, over: Cube): Flow<Cube> {
  const model = modelOf(battle, id);
  const { size } = model.recruit.profile;
  const landings = glideLandings(boardOf(battle), over, size).filter((cube) =>
    fits(battle, model, cube),
  );
  const [only = landing(boardOf(battle), over).cube, ...more] = landings;
  if (more.length === 0) return only;
  return yield* choose({
    who: model.seat,
    about: 'glide',
    rule: 'DZ-ABIL-33',
    params: { model: id },
    options: landings.map((cube) => ({ key: places.make({ kind: 'to', cube }), value: cube })),
  });
}
