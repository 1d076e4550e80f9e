import type { Flow } from '@skirmish-kit/core';
import { shotStrength } from './aim.ts';
import { figureOf, isAble, isIn, weaponNamed } from './figures.ts';
import { lookOut, rescuersOf } from './look-out-chief.ts';
import { tell } from './moments.ts';
import type { Battle, FigureId } from './state.ts';
import { nextTarget } from './targets.ts';
import { rollDamage } from './volley.ts';
import { hurtBy, loseLife, takeHit } from './wound.ts';
import { woundsAfterAll } from './wound-again.ts';

/** MU-MULTI-04: hits one by one; those of somebody alone whom nobody saves can be rolled together. */
export function* resolveHits(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  first: FigureId,
  hits: number,
): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  const strength = shotStrength(shooter, weapon);
  const target = figureOf(battle, first);
  const spreads = weapon.targets > 1 && nextTarget(battle, shooter, [target]) !== undefined;
  const poisoned = isAble(shooter, 'poison');
  if (!spreads && !poisoned && rescuersOf(battle, target).length === 0) {
    const need = hurtBy(battle, target, strength);
    const hurt = yield* rollDamage(shooter.seat, hits, need, { battle, by: id, against: first });
    const wounds = yield* woundsAfterAll(battle, id, first, { hits, hurt, need });
    const lost = Math.min(wounds, target.life); // MU-CHAR-12
    if (lost === 0) yield* tell('unhurt', 'MU-SHOOT-12', { figure: first });
    return yield* loseLife(battle, first, lost, id, 'MU-SHOOT-12');
  }
  const hit = [target];
  let poison = poisoned ? 1 : 0;
  for (let left = hits; left > 0; left--) {
    let current = hit.at(-1);
    if (current && !isIn(current)) {
      current = weapon.targets > 1 ? nextTarget(battle, shooter, hit) : undefined;
      if (!current) return; // MU-CHAR-12: what is left is lost.
      hit.push(current);
    }
    if (!current) return;
    const taker = yield* lookOut(battle, current.id);
    const hurt = yield* takeHit(battle, taker, strength, id, 'MU-SHOOT-12');
    if (!hurt && poison > 0) {
      poison -= 1; // MU-PULP-12
      yield* takeHit(battle, taker, strength, id, 'MU-PULP-12');
    }
  }
}
