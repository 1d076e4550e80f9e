import { tailFlow, type Flow } from '@skirmish-kit/core';
import { valueOf } from './ability.ts';
import { useAmmo } from './ammo.ts';
import { effectOf } from './damage.ts';
import { explode } from './frag.ts';
import { controllerOf, modelOf } from './models.ts';
import { emit } from './events.ts';
import { internCube } from './cube-index.ts';
import { shootSimple } from './shoot.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-ABIL-18, ruling O-61: a direct Frag weapon needs no test, unless the table wants one. */
export function* directFrag(battle: Battle, id: ModelId, weaponId: string, target: ModelId): Flow {
  const model = modelOf(battle, id);
  const weapon = model.recruit.weapons.find((each) => each.id === weaponId);
  if (!weapon) return;
  const cube = internCube(modelOf(battle, target).cube);
  const ammo = yield* useAmmo(battle, id, ['ap-ammo']);
  if (battle.settings.directFrag === 'shoot-test') {
    if (!(yield* shootSimple(battle, id, 1, 'DZ-ABIL-18')))
      return yield* emit('missed', 'DZ-ABIL-18', { model: id, target });
  }
  yield* tailFlow(explode, battle, cube, {
    dice: valueOf(weapon, 'frag'),
    by: controllerOf(battle, model),
    rule: 'DZ-ABIL-18',
    effect: effectOf(weapon, ammo.ap),
  });
}
