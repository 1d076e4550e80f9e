import { constant } from '@skirmish-kit/core';
import battle from '../packs/generated/default-setup.json' with { type: 'json' };
import type { FullSetup } from './setup.ts';
import type { DeadzoneSetup } from './setup-input.ts';

/** DZ-SETUP-04: the two preset teams on Patrol. */
export const DEFAULT_SETUP: DeadzoneSetup = {
  field: 'depot',
  mission: 'patrol',
  teams: ['enforcers-first', 'forge-fathers-first'],
  settings: {},
};

/**
 * A first battle with all names looked up, and nothing else of the packs and battlefields: a page that
 * begins with one loads no more. `vitest -u` writes the file again from the packs.
 */
const FIRST: FullSetup = constant(battle);

/** What {@link DEFAULT_SETUP} names. */
export function defaultSetupWith({ field, mission }: DeadzoneSetup): FullSetup {
  if (field !== FIRST.field.id || mission !== FIRST.mission.id)
    throw new Error(`A first battle is not ${String(mission)} on ${String(field)}.`);
  return FIRST;
}
