import { neverTests } from './command.ts';
import { enemiesOf, figuresIn, outranks } from './figures.ts';
import { sees } from './ground.ts';
import type { Battle, Figure } from './state.ts';

/** A figure that sees an enemy for the first time. */
export interface Sighting {
  readonly observer: Figure;
  readonly enemy: Figure;
}

/** MU-PASS-04: enemies of better rank whom a figure has not seen before, and sees now. */
export function sightingsOf(
  battle: Battle,
  observer: Figure,
  enemies: readonly Figure[],
): Sighting[] {
  const isOnce = battle.settings.sightings === 'once';
  if (neverTests(observer) || observer.fleeing || (isOnce && observer.seen.length > 0)) return [];
  return enemies
    .filter((enemy) => outranks(enemy, observer) && !observer.seen.includes(enemy.id))
    .filter((enemy) => sees(battle, observer, enemy))
    .slice(0, isOnce ? 1 : undefined)
    .map((enemy) => ({ observer, enemy }));
}

/** MU-PASS-05: who is in view when all are deployed is seen already. */
export function noteSeen(battle: Battle): void {
  for (const observer of figuresIn(battle))
    for (const { enemy } of sightingsOf(battle, observer, enemiesOf(battle, observer.seat)))
      observer.seen = [...observer.seen, enemy.id];
}
