import { findExcess, JSON_LIMITS } from '../packs/json-excess.ts';

/** No honest game comes near a record of this many characters. */
export const LONGEST_RECORD = 262_144;

/** A setup leaves at least as much room for what is answered. */
const LONGEST_SETUP = LONGEST_RECORD / 2;

/**
 * Why a seed cannot be kept; `undefined` when any record gives it back.
 *
 * @example
 * ```ts
 * refuseSeed('a rainy evening'); // undefined
 * refuseSeed(Infinity); // 'not-a-seed'
 * ```
 */
export function refuseSeed(seed: unknown): 'not-a-seed' | 'seed-too-long' | undefined {
  if (typeof seed === 'number') return Number.isFinite(seed) ? undefined : 'not-a-seed';
  if (typeof seed !== 'string') return 'not-a-seed';
  return seed.length > JSON_LIMITS.text ? 'seed-too-long' : undefined;
}

/** Refuses what a record could not give back: better no game than one that cannot be saved. */
export function mustBeKeepable(setup: unknown, seed: unknown): void {
  const wrong = refuseSeed(seed);
  if (wrong) throw new RangeError(`No record can keep the seed ${shown(seed)} (${wrong}).`);
  const text = JSON.stringify(setup) ?? '';
  if (text === '') throw new RangeError('A setup has to be something that JSON can say.');
  if (text.length > LONGEST_SETUP)
    throw new RangeError(`No record can keep a setup of ${text.length} characters.`);
  const excess = findExcess(setup, JSON_LIMITS);
  if (!excess) return;
  throw new RangeError(`No record can keep this setup: ${excess.path} (${excess.code}).`);
}

function shown(seed: unknown): string {
  return typeof seed === 'string' ? `“${seed.slice(0, 40)}…”` : `${typeof seed} ${String(seed)}`;
}
