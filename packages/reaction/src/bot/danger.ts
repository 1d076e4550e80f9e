import type { Base } from '@skirmish-kit/space';
import { coverFor } from '../rules/battlefield.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { useOf } from '../rules/weapons.ts';
import { power, shotAt, type VisibleTarget } from './fire.ts';

/** An enemy has others to shoot at, too. */
const ATTENTION = 0.45;

/** Who has acted comes later, and may be dealt with before. */
const LATER = 0.65;

/**
 * How likely a figure at that place is lost to the fire of those who see it.
 *
 * @param standing the chance that each of them is still in action, in the same order; empty if none was hit
 */
export function dangerAt(
  battle: Battle,
  figure: Figure,
  place: Base,
  seen: readonly VisibleTarget[],
  standing: readonly number[],
): number {
  let safe = 1;
  for (let i = 0; i < seen.length; i++) {
    const at = seen[i];
    if (!at || at.enemy.reaction === 'rout') continue;
    const { enemy, distance } = at;
    const kill = killChance(battle, enemy, figure, place, distance);
    const when = enemy.acted ? LATER : 1;
    safe *= 1 - kill * ATTENTION * when * (standing[i] ?? 1);
  }
  return 1 - safe;
}

/** A whole activation of fire by one enemy. */
function killChance(
  battle: Battle,
  enemy: Figure,
  figure: Figure,
  place: Base,
  distance: number,
): number {
  const bursts = enemy.reaction === 'panic' ? 1 : 3;
  let cover: number | undefined;
  let worst = 0;
  for (const weapon of enemy.weapons) {
    if (useOf(battle, weapon) !== 'direct' || distance > weapon.ranges.long * 10) continue;
    cover ??= coverFor(battle, enemy, place) ?? 0;
    const shot = shotAt(battle, enemy, weapon, figure, distance, cover);
    if (!shot) continue;
    const shots = weapon.class === 'heavy' ? 2 : Math.min(bursts, weapon.rateOfFire);
    worst = Math.max(worst, 1 - power(1 - shot.out, shots * weapon.rateOfFire));
  }
  return worst;
}
