import type { Flow } from '@skirmish-kit/core';
import { needToHit, obstaclesTo, shotStrength } from './aim.ts';
import { archaicShot, isArchaic } from './archaic-weapons.ts';
import { rollFor, success } from './extra-die.ts';
import { areEngaged, figureOf, isAble, isIn, measured, weaponNamed } from './figures.ts';
import { lookOut } from './look-out-chief.ts';
import { emit } from './events.ts';
import { COVER_NEED, rangeOf } from './range.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { passCover, volley } from './volley.ts';
import { takeHit } from './wound.ts';

/** MU-SHOOT-06: friends of the shooter who are in melee with the target, the nearest first. */
function friendsAt(battle: Battle, shooter: Figure, target: Figure): Figure[] {
  return battle.figures
    .filter(
      (other) =>
        other.seat === shooter.seat &&
        other !== shooter &&
        isIn(other) &&
        areEngaged(battle, other, target),
    )
    .sort((a, b) => measured(shooter, a) - measured(shooter, b));
}

/** MU-MERC-10: a sniper risks nobody. */
export function isRisky(battle: Battle, shooter: Figure, target: FigureId): boolean {
  if (isAble(shooter, 'spares-friends')) return false;
  return friendsAt(battle, shooter, figureOf(battle, target)).length > 0;
}

/** MU-SHOOT-06: a cover roll for each friend, before the die to hit; the first that fails is hit. */
export function* intoMelee(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  targetId: FigureId,
): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  const target = figureOf(battle, targetId);
  for (let shot = 0; shot < weapon.targets; shot++) {
    let victim = targetId;
    for (const friend of friendsAt(battle, shooter, target)) {
      const need = COVER_NEED[rangeOf(weapon, measured(shooter, friend))];
      const attack = { battle, by: id, against: null };
      const passes = yield* rollFor(attack, success(need), 'MU-SHOOT-06', {
        who: shooter.seat,
        about: 'past-friend',
        params: { figure: friend.id, need },
      });
      if (passes) continue;
      victim = friend.id;
      break;
    }
    const cover = obstaclesTo(battle, shooter, weapon, target).map(({ need }) => need);
    const need = needToHit(battle, shooter, weapon, target);
    const result = isArchaic(weapon)
      ? yield* archaicShotPast(battle, id, weaponId, target, cover, need)
      : yield* volley({ battle, by: id, against: targetId }, 1, cover, need);
    if (result === 'burst') return;
    if (result === 0) continue;
    if (victim !== targetId) yield* emit('friend-hit', 'MU-SHOOT-06', { figure: victim });
    const strength = shotStrength(shooter, weapon);
    const taker = yield* lookOut(battle, victim);
    yield* takeHit(battle, taker, strength, id, 'MU-SHOOT-06');
  }
}

/** MU-SHOOT-06, MU-ARCH-01: one shot of a weapon of which a 1 has consequences: how many hit, or that it burst. */
function* archaicShotPast(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  target: Figure,
  cover: readonly number[],
  need: number,
): Flow<number | 'burst'> {
  for (const obstacle of cover)
    if ((yield* passCover({ battle, by: id, against: target.id }, 1, obstacle)) === 0) return 0;
  const result = yield* archaicShot(battle, id, weaponId, target, need);
  return result === 'burst' ? result : Number(result === 'hit');
}
