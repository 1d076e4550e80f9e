import { neverTests } from './command.ts';
import { enemiesOf, figuresIn, outranks } from './figures.ts';
import { sees } from './battlefield.ts';
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
  // MU-PASS-05: for each enemy once, or for one in the whole game.
  const most = battle.settings.sightings === 'once' ? 1 - observer.seen.length : 99;
  if (neverTests(observer) || observer.fleeing || most < 1) return [];
  return enemies
    .filter((enemy) => outranks(enemy, observer) && !observer.seen.includes(enemy.id))
    .filter((enemy) => sees(battle, observer, enemy))
    .slice(0, most)
    .map((enemy) => ({ observer, enemy }));
}

/** MU-PASS-05: who is in view when all are deployed is seen already. */
export function markSeen(battle: Battle): void {
  for (const observer of figuresIn(battle))
    for (const { enemy } of sightingsOf(battle, observer, enemiesOf(battle, observer.seat)))
      observer.seen = [...observer.seen, enemy.id];
}
