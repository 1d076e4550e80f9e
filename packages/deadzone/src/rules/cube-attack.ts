import { tailFlow, subFlow, type Flow } from '@skirmish-kit/core';
import { effectiveDamage, enoughFor, suffer, type DamageSource } from './damage.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { surviveHits, surviveTest } from './survive.ts';

/** One attack roll against several models. */
export interface CubeAttack {
  /** Successes of the attack. */
  readonly hits: number;
  /** Dice faces added to the Survive test of each (DZ-CMD-13). */
  readonly added: readonly number[];
  readonly harm: DamageSource;
  readonly rule: string;
}

/** The side whose turn it is comes first, so that no seat always does. */
export function inTurnOrder({ turnOf }: Battle, models: readonly Model[]): readonly ModelId[] {
  const own = models.filter(({ seat }) => seat === turnOf);
  const others = models.filter(({ seat }) => seat !== turnOf);
  return [...own, ...others].map(({ id }) => id);
}

/**
 * One attack roll against everybody in a cube (DZ-ABIL-07, DZ-ABIL-18, DZ-ABIL-23): all survive or not,
 * and shields and armour hold what they hold, before any damage is taken. So a model that dies first still
 * sheltered the others. Returns the dead: their charges go off next (DZ-ABIL-06).
 */
export function* hurtAll(
  battle: Battle,
  ids: readonly ModelId[],
  { hits, added, harm, rule }: CubeAttack,
): Flow<readonly ModelId[]> {
  const damages: (number | null)[] = [];
  for (const [i, id] of ids.entries())
    damages.push(yield* subFlow(withstand, battle, id, hits, added[i] ?? 0, harm, rule));
  const dead: ModelId[] = [];
  for (const [i, id] of ids.entries()) {
    const damage = damages[i] ?? null;
    if (damage !== null && (yield* subFlow(suffer, battle, id, damage, harm))) dead.push(id);
  }
  return dead;
}

/** One model’s own Survive test against the one attack roll, and what is left of its margin. */
function* withstand(
  battle: Battle,
  id: ModelId,
  hits: number,
  added: number,
  harm: DamageSource,
  rule: string,
): Flow<number | null> {
  const test = surviveTest(battle, id, added);
  const margin = yield* surviveHits(battle, id, test, hits, enoughFor(battle, id, harm), rule);
  return margin > 0 ? yield* tailFlow(effectiveDamage, battle, id, margin, harm) : null;
}
