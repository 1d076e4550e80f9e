import { enemiesOf, isIn, isWithin, measured } from './figures.ts';
import type { Battle, Figure } from './state.ts';

/** MU-MULTI-01: how far apart neighbours are, in paces. */
const SPREAD = 1;

/** MU-MULTI-01: all that stand within 1 pace of each other, from one of them on. */
export function clusterOf(battle: Battle, first: Figure, others: readonly Figure[]): Figure[] {
  const found = [first];
  if (battle.settings.burstSpread === 'pairs') {
    for (const other of others)
      if (!found.includes(other) && found.every((each) => isWithin(each, other, SPREAD)))
        found.push(other);
    return found;
  }
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
 * MU-MULTI-04, MU-MULTI-06: who is next when somebody has fallen: the nearest within 1 pace who is no
 * friend of the shooter and was not hit before.
 */
export function nextTarget(
  battle: Battle,
  shooter: Figure,
  hit: readonly Figure[],
): Figure | undefined {
  const current = hit.at(-1);
  if (!current) return undefined;
  const near = battle.settings.burstSpread === 'pairs' ? hit : [current];
  return enemiesOf(battle, shooter.seat)
    .filter((enemy) => isIn(enemy) && !hit.includes(enemy))
    .filter((enemy) => near.every((each) => isWithin(each, enemy, SPREAD)))
    .sort((a, b) => measured(current, a) - measured(current, b))[0];
}
