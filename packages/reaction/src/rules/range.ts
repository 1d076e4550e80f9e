import type { Ranges } from './profile.ts';

export type Range = 'point-blank' | 'short' | 'long' | 'beyond';

/** RX-RNG-01: limits in centimetres, inclusive; the distance in tenths. */
export function rangeOf(ranges: Ranges, distance: number): Range {
  if (distance <= ranges.pointBlank * 10) return 'point-blank';
  if (distance <= ranges.short * 10) return 'short';
  return distance <= ranges.long * 10 ? 'long' : 'beyond';
}
