import { constant } from '@skirmish-kit/core';
import battle from '../packs/generated/first-battle.json' with { type: 'json' };
import { lookUp, type Named } from './look-up.ts';
import type { FullSetup } from './setup.ts';
import type { DeadzoneSetup } from './setup-type.ts';

/** DZ-SETUP-04: the two preset teams on Patrol. */
export const DEFAULT_SETUP: DeadzoneSetup = {
  field: 'depot',
  mission: 'patrol',
  teams: ['enforcers-first', 'forge-fathers-first'],
  settings: {},
};

/**
 * What a first battle uses of the packs and of the battlefields, and nothing else: a page that begins
 * with one loads no more. `vitest -u` writes the file again from the packs.
 */
const { field, mission, teams, factions } = constant(battle);

const FIRST: Named = {
  factions,
  teams,
  missions: [mission],
  field(name) {
    if (name !== field.id) throw new Error(`A first battle knows no battlefield ${name}.`);
    return field;
  },
};

/** The setup of a first battle with all names looked up. */
export function firstSetup(setup: DeadzoneSetup): FullSetup {
  return lookUp(FIRST, setup);
}
