import { tailFlow, subFlow, type Flow } from '@skirmish-kit/core';
import { enoughFor, hurt, pin, plainDamage, type DamageSource } from './damage.ts';
import { addSurviveDice } from './frag.ts';
import { emit } from './events.ts';
import type { Battle, ModelId } from './state.ts';
import { survive, surviveTest, type SurviveTest } from './survive.ts';

/** What hurts without anybody’s weapon has no armour penetration (DZ-DMG-05). */
export function bluntOf({ by, setOffBy, attack }: DamageSource): DamageSource {
  return { ...plainDamage(by, attack), setOffBy };
}

const WALL: SurviveTest = {
  rule: 'DZ-WALL-01',
  about: 'wall',
  test: { dice: 3, at: 5, rerolls: 0 },
  by: null,
};

/** DZ-WALL-01: slammed into a wall or the rim of the board. */
export function* slam(battle: Battle, id: ModelId, harm: DamageSource): Flow {
  yield* emit('slammed', 'DZ-WALL-01', { model: id });
  const blunt = bluntOf(harm);
  const [added = 0] = yield* addSurviveDice(battle, [id]);
  const test = surviveTest(battle, id, added);
  const margin = yield* survive(battle, id, test, WALL, enoughFor(battle, id, blunt));
  if (margin === 0) return;
  yield* subFlow(pin, battle, id);
  yield* tailFlow(hurt, battle, id, margin, blunt);
}
