import { findLimitViolation } from '../packs/json-limits-check.ts';
import { JSON_LIMITS } from '../packs/json-limits.ts';
import { MAX_RECORD_LENGTH, seedRefusal } from './record-limits.ts';

/** A setup leaves at least as much room for what is answered. */
const LONGEST_SETUP = MAX_RECORD_LENGTH / 2;

/** Refuses what a record could not give back: better no game than one that cannot be saved. */
export function assertRecordable(setup: unknown, seed: unknown): void {
  const wrong = seedRefusal(seed);
  if (wrong) throw new RangeError(`No record can keep the seed ${shown(seed)} (${wrong}).`);
  const text = JSON.stringify(setup) ?? '';
  if (text === '') throw new RangeError('A setup has to be something that JSON can say.');
  if (text.length > LONGEST_SETUP)
    throw new RangeError(`No record can keep a setup of ${text.length} characters.`);
  const excess = findLimitViolation(setup, JSON_LIMITS);
  if (!excess) return;
  throw new RangeError(`No record can keep this setup: ${excess.path} (${excess.code}).`);
}

function shown(seed: unknown): string {
  return typeof seed === 'string' ? `“${seed.slice(0, 40)}…”` : `${typeof seed} ${String(seed)}`;
}
