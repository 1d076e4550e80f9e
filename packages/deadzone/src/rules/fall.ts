import { tailFlow, subFlow, type Flow } from '@skirmish-kit/core';
import { enoughFor, hurt, pin, type DamageSource } from './damage.ts';
import { addSurviveDice } from './frag.ts';
import { hasJumpPack, isAble, modelOf } from './models.ts';
import { emit } from './events.ts';
import type { Battle, ModelId } from './state.ts';
import { survive, surviveTest, type SurviveTest } from './survive.ts';
import { bluntOf } from './slam.ts';

/** DZ-FALL-01: gravity has a die more for each cube. */
function gravity(cubes: number): SurviveTest {
  return {
    rule: 'DZ-FALL-01',
    about: 'fall',
    test: { dice: 3 + cubes, at: 5, rerolls: 0 },
    by: null,
  };
}

/**
 * DZ-FALL-01: falling or jumping more than one cube pins, and hurts by the margin. A single cube is
 * nothing (DZ-FALL-02), and a jump pack or wings keep from all of it (DZ-ITEM-14, DZ-ABIL-33).
 */
export function* fall(battle: Battle, id: ModelId, cubes: number, harm: DamageSource): Flow {
  const model = modelOf(battle, id);
  if (cubes < 2 || hasJumpPack(battle, model) || isAble(model, 'glide')) return;
  yield* emit('falls', 'DZ-FALL-01', { model: id, cubes });
  const blunt = bluntOf(harm); // DZ-FALL-03: armour counts.
  const [added = 0] = yield* addSurviveDice(battle, [id]);
  const test = surviveTest(battle, id, added);
  const margin = yield* survive(battle, id, test, gravity(cubes), enoughFor(battle, id, blunt));
  yield* subFlow(pin, battle, id);
  if (margin > 0) yield* tailFlow(hurt, battle, id, margin, blunt);
}
