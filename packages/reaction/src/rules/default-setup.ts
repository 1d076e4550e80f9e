import { constant } from '@skirmish-kit/core';
import battle from '../packs/generated/default-setup.json' with { type: 'json' };
import { DEFAULT_SETTINGS } from './settings.ts';
import type { BattleSetup, ReactionSetup } from './setup-input.ts';

/** The first ready-made battle: what is left out of a setup comes from here. */
export const DEFAULT_SETUP: ReactionSetup = {
  scenario: 'relay',
  gangs: ['halden-patrol', 'cinder-crew'],
  settings: {},
};

/**
 * The scenario, the gangs and their weapons of a first battle as the packs have them, so that a page that begins with
 * one loads no more of these. `vitest -u` writes the file again from them.
 */
const { scenario, gangs, sheet } = constant(battle);

/** The setup of a first battle with its names looked up. */
export function defaultSetupWith(setup: ReactionSetup): BattleSetup {
  const isFirst =
    setup.scenario === DEFAULT_SETUP.scenario && setup.gangs.join() === DEFAULT_SETUP.gangs.join();
  if (!isFirst) throw new Error('A first battle knows no other scenarios and gangs.');
  const settings = { ...DEFAULT_SETTINGS, ...setup.settings };
  const { opening } = setup;
  return { scenario, gangs, sheet, settings, ...(opening && { opening }) };
}
