import { PACE } from './paces.ts';
import type { RangedWeapon } from './profile.ts';

/** MU-SHOOT-08. */
export type Range = 'short' | 'medium' | 'long' | 'beyond';

/** The band in which a distance in twentieths lies; limits belong to the nearer band. */
export function rangeOf({ ranges }: RangedWeapon, distance: number): Range {
  if (!ranges) return 'beyond';
  if (distance <= ranges[0] * PACE) return 'short';
  if (distance <= ranges[1] * PACE) return 'medium';
  return distance <= ranges[2] * PACE ? 'long' : 'beyond';
}

/** MU-SHOOT-08: what the range adds to what a die has to reach. */
export const RANGE_MODIFIER: Readonly<Record<Range, number>> = {
  short: -1,
  medium: 0,
  long: 1,
  beyond: 99,
};

/** MU-COVER-02: what a cover roll needs, by the band the obstacle lies in. */
export const COVER_NEED: Readonly<Record<Range, number>> = {
  short: 3,
  medium: 4,
  long: 5,
  beyond: 5,
};
