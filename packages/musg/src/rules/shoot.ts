import { choose, last, part, roll, type Flow } from '@skirmish-kit/core';
import { needToHit, obstaclesTo, shotStrength } from './aim.ts';
import { picks } from './answers.ts';
import { isArchaic, shootArchaic } from './archaic-weapons.ts';
import { chapter } from './chapters.ts';
import { fallDie } from './climb.ts';
import { reaches } from './dice.ts';
import {
  areEngaged,
  enemiesOf,
  figureOf,
  isAble,
  isIn,
  isWild,
  measured,
  weaponNamed,
} from './figures.ts';
import { flames } from './flame.ts';
import { sees } from './ground.ts';
import { resolveHits } from './hits.ts';
import { lookOut } from './look-out-chief.ts';
import { tell } from './moments.ts';
import type { RangedWeapon } from './profile.ts';
import { COVER_NEED, rangeOf } from './range.ts';
import { reveal } from './reveal.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { clusterOf, firstTargets } from './targets.ts';
import { volley } from './volley.ts';
import { loseLife, takeHit } from './wound.ts';
import { worldOf } from './world.ts';

/** MU-SHOOT-01 to MU-SHOOT-13: one Shoot action, paid for already. */
export function* shoot(battle: Battle, id: FigureId, weaponId: string, target: FigureId): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  shooter.wielded = [weaponId]; // MU-EDGE-05
  reveal(battle, shooter);
  if (weapon.reload === 'slow') shooter.fired = [...shooter.fired, weaponId]; // MU-SHOOT-03
  yield* tell('shoots', 'MU-SHOOT-01', { figure: id, weapon: weaponId, target });
  const lives = battle.figures.map(({ life }) => life);
  if (weapon.template === 'flame') yield* part(flames, battle, id, weaponId, target);
  else if (weapon.template === 'blast')
    yield* part(chapter('templates').blast, battle, id, weaponId, target);
  else if (isArchaic(weapon))
    yield* part(shootArchaic, battle, id, weaponId, yield* firstOf(battle, id, target));
  else if (isRisky(battle, shooter, target)) yield* part(intoMelee, battle, id, weaponId, target);
  else yield* part(burst, battle, id, weaponId, yield* firstOf(battle, id, target));
  yield* part(afterShots, battle, id, weaponId, target, lives);
  const shot = worldOf(battle)?.shot?.(battle, id, weaponId, target);
  if (shot) yield* shot;
}

/** MU-MULTI-03: of equally near ones their owner says who is first. */
function* firstOf(battle: Battle, id: FigureId, target: FigureId): Flow<FigureId> {
  const shooter = figureOf(battle, id);
  const aimed = figureOf(battle, target);
  const others = enemiesOf(battle, shooter.seat).filter((enemy) => sees(battle, shooter, enemy));
  const first = firstTargets(shooter, clusterOf(battle, aimed, others));
  if (first.length < 2 || !first.includes(aimed) || isWild(battle, aimed)) return target;
  return yield* choose({
    who: aimed.seat,
    about: 'first-target',
    rule: 'MU-MULTI-03',
    params: { figure: id },
    options: first.map((each) => ({
      key: picks.make({ kind: 'figure', id: each.id }),
      value: each.id,
    })),
  });
}

/** MU-MULTI-02: all dice, or one for each enemy there is. */
function diceOf(battle: Battle, shooter: Figure, weapon: RangedWeapon, target: Figure): number {
  if (battle.settings.burstDice === 'all') return weapon.targets;
  const cluster = clusterOf(battle, target, enemiesOf(battle, shooter.seat));
  return Math.min(weapon.targets, cluster.length);
}

/** MU-MULTI-01 to MU-MULTI-05: cover, hits, and where they go. */
function* burst(battle: Battle, id: FigureId, weaponId: string, first: FigureId): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  const target = figureOf(battle, first);
  const cover = obstaclesTo(battle, shooter, weapon, target).map(({ need }) => need);
  const need = needToHit(battle, shooter, weapon, target);
  const shots = diceOf(battle, shooter, weapon, target);
  const hits = yield* volley(shooter.seat, shots, cover, need, {
    battle,
    by: id,
    against: first,
  });
  if (hits > 0) yield* last(resolveHits, battle, id, weaponId, first, hits);
}

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
function isRisky(battle: Battle, shooter: Figure, target: FigureId): boolean {
  if (isAble(shooter, 'spares-friends')) return false;
  return friendsAt(battle, shooter, figureOf(battle, target)).length > 0;
}

/** MU-SHOOT-06: a cover roll for each friend, before the die to hit; the first that fails is hit. */
function* intoMelee(battle: Battle, id: FigureId, weaponId: string, targetId: FigureId): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  const target = figureOf(battle, targetId);
  for (let shot = 0; shot < weapon.targets; shot++) {
    let victim = targetId;
    for (const friend of friendsAt(battle, shooter, target)) {
      const need = COVER_NEED[rangeOf(weapon, measured(shooter, friend))];
      const passes = yield* roll(reaches(need), 'MU-SHOOT-06', {
        who: shooter.seat,
        about: 'past-friend',
        params: { figure: friend.id, need },
      });
      if (passes) continue;
      victim = friend.id;
      break;
    }
    const cover = obstaclesTo(battle, shooter, weapon, target).map(({ need }) => need);
    const hits = yield* volley(shooter.seat, 1, cover, needToHit(battle, shooter, weapon, target));
    if (hits === 0) continue;
    if (victim !== targetId) yield* tell('friend-hit', 'MU-SHOOT-06', { figure: victim });
    const strength = shotStrength(shooter, weapon);
    const taker = yield* lookOut(battle, victim);
    yield* takeHit(battle, taker, strength, id, 'MU-SHOOT-06');
  }
}

/** MU-PULP-13: a shot that hurts a voodoo zombie destroys it on a 6. */
function* headShot(battle: Battle, id: FigureId, by: FigureId): Flow {
  const victim = figureOf(battle, id);
  if (!isAble(victim, 'head-shot') || !isIn(victim)) return;
  const params = { figure: id };
  if (!(yield* roll(reaches(6), 'MU-PULP-13', { about: 'head-shot', params }))) return;
  yield* tell('head-shot', 'MU-PULP-13', params);
  yield* loseLife(battle, id, victim.life, by, 'MU-PULP-13');
}

/** MU-EDGE-02, MU-PASS-06: who was shot at may fall from his rope, or give way. */
export function* afterShots(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  target: FigureId | null,
  lives: readonly number[],
): Flow {
  const hurt = battle.figures.filter((figure, i) => figure.life < (lives[i] ?? 0));
  for (const { id: victim } of hurt) {
    yield* fallDie(battle, victim);
    yield* headShot(battle, victim, id);
  }
  if (battle.settings.underFire === 'off') return;
  const aimed = target === null ? [] : [target];
  const shotAt = new Set([...aimed, ...hurt.map((figure) => figure.id)]);
  for (const each of shotAt) yield* chapter('passive').testUnderFire(battle, each, id, weaponId);
}
