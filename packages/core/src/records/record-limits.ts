import { JSON_LIMITS } from '../packs/json-limits.ts';

/** No honest game comes near a record of this many characters. */
export const MAX_RECORD_LENGTH = 262_144;

/**
 * Why a seed cannot be kept; `undefined` when any record gives it back.
 *
 * @example
 * ```ts
 * seedRefusal('a rainy evening'); // undefined
 * seedRefusal(Infinity); // 'not-a-seed'
 * ```
 */
export function seedRefusal(seed: unknown): 'not-a-seed' | 'seed-too-long' | undefined {
  if (typeof seed === 'number') return Number.isFinite(seed) ? undefined : 'not-a-seed';
  if (typeof seed !== 'string') return 'not-a-seed';
  return seed.length > JSON_LIMITS.text ? 'seed-too-long' : undefined;
}
