import { constant } from '@skirmish-kit/core';
import battle from '../packs/generated/default-setup.json' with { type: 'json' };
import { DEFAULT_SETTINGS } from './settings.ts';
import type { FullSetup } from './setup.ts';
import type { MusgSetup } from './setup-input.ts';

export const DEFAULT_SETUP: MusgSetup & { readonly scenario: string } = {
  scenario: 'market',
  bands: ['harbour-watch', 'red-fang'],
  settings: {},
};

/**
 * The table and the bands of a first battle with all names looked up, so that a page that begins with one
 * loads no more of the packs. `vitest -u` writes the file again from them.
 */
const { scenario, bands } = constant(battle);

/** The setup of a first battle. */
export function defaultSetupWith(setup: MusgSetup): FullSetup {
  const isFirst =
    setup.scenario === DEFAULT_SETUP.scenario && setup.bands.join() === DEFAULT_SETUP.bands.join();
  if (!isFirst) throw new Error('A first battle knows no other tables and bands.');
  if (Object.keys(setup.settings).some((key) => key !== 'turnLimit'))
    throw new Error('A first battle knows no setting but the turn limit.');
  return { scenario, bands, settings: constant({ ...DEFAULT_SETTINGS, ...setup.settings }) };
}
