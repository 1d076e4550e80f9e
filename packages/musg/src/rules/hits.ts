import { tailFlow, type Flow } from '@skirmish-kit/core';
import { shotStrength } from './aim.ts';
import { moduleOf } from './modules.ts';
import { figureOf, isAble, isIn, weaponNamed } from './figures.ts';
import { lookOut, rescuersOf } from './look-out-chief.ts';
import { emit } from './events.ts';
import type { RangedWeapon } from './profile.ts';
import type { Battle, Figure, FigureId } from './state.ts';
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
    const hurt = yield* rollDamage({ battle, by: id, against: first }, hits, need);
    const wounds = yield* woundsAfterAll(battle, id, first, { hits, hurt, need });
    const lost = Math.min(wounds, target.life); // MU-CHAR-12
    if (lost === 0) yield* emit('unhurt', 'MU-SHOOT-12', { figure: first });
    return yield* loseLife(battle, first, lost, id, 'MU-SHOOT-12');
  }
  yield* tailFlow(hitByHit, battle, id, weaponId, [first], hits, poisoned);
}

/** MU-MULTI-04, MU-PULP-12: so many hits, at the last of those who were hit or at who comes after him. */
function* hitByHit(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  hit: readonly FigureId[],
  hits: number,
  poisoned: boolean,
): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  const strength = shotStrength(shooter, weapon);
  const { laterTargets, nextTarget: next } = battle.settings;
  const current =
    next === 'chosen'
      ? yield* moduleOf(battle, 'optional').pickNext(battle, id, weaponId, hit)
      : whoIsHit(battle, shooter, weapon, hit);
  if (!current) return; // MU-CHAR-12: what is left is lost.
  const all = hit.includes(current) ? hit : [...hit, current];
  const isStopped =
    laterTargets === 'own' &&
    current !== hit[0] &&
    !(yield* moduleOf(battle, 'optional').reachesNext(battle, id, weaponId, current));
  let isPoison = false;
  if (!isStopped) {
    const taker = yield* lookOut(battle, current);
    const hurt = yield* takeHit(battle, taker, strength, id, 'MU-SHOOT-12');
    isPoison = !hurt && poisoned; // MU-PULP-12
    if (isPoison) yield* takeHit(battle, taker, strength, id, 'MU-PULP-12');
  }
  if (hits > 1)
    yield* tailFlow(hitByHit, battle, id, weaponId, all, hits - 1, poisoned && !isPoison);
}

/** The one who was hit last while he stands; then, for weapons with several targets, the next. */
function whoIsHit(
  battle: Battle,
  shooter: Figure,
  weapon: RangedWeapon,
  hit: readonly FigureId[],
): FigureId | undefined {
  const figures = hit.map((each) => figureOf(battle, each));
  const current = figures.at(-1);
  if (current && isIn(current)) return current.id;
  return weapon.targets > 1 ? nextTarget(battle, shooter, figures)?.id : undefined;
}
