import { findExcess } from '../packs/json-limits-check.ts';
import { JSON_LIMITS } from '../packs/json-limits.ts';
import { LONGEST_RECORD, refuseSeed } from './record-limits.ts';

/** A setup leaves at least as much room for what is answered. */
const LONGEST_SETUP = LONGEST_RECORD / 2;

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
