import { moduleOf } from './modules.ts';
import { areEngaged, areFriends, enemiesOf, isAble, isIn, isWithin, measured } from './figures.ts';
import { sees } from './battlefield.ts';
import type { Battle, Figure } from './state.ts';

/** MU-MULTI-01: how far apart neighbours are, in paces. */
export const SPREAD = 1;

/** MU-SHOOT-05: whether a friend of the shooter is in melee with it. */
function isHeldBy(battle: Battle, shooter: Figure, target: Figure): boolean {
  return battle.figures.some(
    (friend) =>
      friend !== shooter &&
      areFriends(battle, friend.seat, shooter.seat) &&
      isIn(friend) &&
      areEngaged(battle, friend, target),
  );
}

/** MU-SHOOT-05, MU-MERC-10: whether friends in melee with it forbid to shoot at it. */
export function isShielded(battle: Battle, shooter: Figure, target: Figure): boolean {
  return !isAble(shooter, 'shoots-into-melee') && isHeldBy(battle, shooter, target);
}

/** MU-MULTI-03, MU-MULTI-06: whom a shot at others may reach as well. */
export function mayBeHit(battle: Battle, shooter: Figure, enemy: Figure): boolean {
  return sees(battle, shooter, enemy) && !isShielded(battle, shooter, enemy);
}

/** MU-MULTI-01: all that stand within 1 pace of each other, from one of them on. */
export function clusterOf(battle: Battle, first: Figure, others: readonly Figure[]): Figure[] {
  if (battle.settings.burstSpread === 'pairs')
    return moduleOf(battle, 'optional').pairsWith(first, others);
  const found = [first];
  for (const each of found)
    for (const other of others)
      if (!found.includes(other) && isWithin(each, other, SPREAD)) found.push(other);
  return found;
}

/** MU-MULTI-03: those of a cluster who are nearest to the shooter; several when they are equal. */
export function firstTargets(shooter: Figure, cluster: readonly Figure[]): readonly Figure[] {
  const distances = cluster.map((figure) => measured(shooter, figure));
  const least = Math.min(...distances);
  return cluster.filter((_, i) => distances[i] === least);
}

/**
 * MU-MULTI-04, MU-MULTI-06: who is next when somebody has fallen: the nearest within 1 pace who may be
 * hit and was not hit before.
 */
export function nextTarget(
  battle: Battle,
  shooter: Figure,
  hit: readonly Figure[],
): Figure | undefined {
  const current = hit.at(-1);
  if (!current) return undefined;
  return neighboursOf(battle, shooter, hit).sort(
    (a, b) => measured(current, a) - measured(current, b),
  )[0];
}

/** MU-MULTI-01: who stands near enough to those who were hit, to be hit after them. */
export function neighboursOf(battle: Battle, shooter: Figure, hit: readonly Figure[]): Figure[] {
  const near = battle.settings.burstSpread === 'pairs' ? hit : hit.slice(-1);
  return enemiesOf(battle, shooter.seat)
    .filter((enemy) => !hit.includes(enemy))
    .filter((enemy) => near.every((each) => isWithin(each, enemy, SPREAD)))
    .filter((enemy) => mayBeHit(battle, shooter, enemy));
}
