import type { MeleeWeapon } from './profile.ts';

/** The weapon of the strongest hit that is left. */
export function strongestHit(weapons: readonly MeleeWeapon[], hits: readonly number[]): number {
  let best = -1;
  weapons.forEach(({ strength }, i) => {
    if ((hits[i] ?? 0) > 0 && (best < 0 || strength > (weapons[best]?.strength ?? 0))) best = i;
  });
  return best;
}
