import type { ReadableSystem } from '@skirmish-kit/core';
import { readSetup } from './rules/read-setup.ts';
import { playableSystem } from './playable-system.ts';
import type { Setup, State } from './rules/state.ts';
import type { Library } from './rules/table.ts';

/** All the rules, with the reader of untrusted setups: what records and replays need. */
export function readableSystem(library: Library): ReadableSystem<State, Setup> {
  return {
    ...playableSystem(library),
    readSetup: (value, version) => readSetup(library, value, version),
  };
}
