import { BATTLES, GANGS, SCENARIOS } from '../packs/built-in.ts';
import { DEFAULT_SETUP } from './default-setup.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { FullSetup, ReactionSetup } from './setup-input.ts';
import { sheetFor } from './weapon-table.ts';

/** The gangs a ready-made battle of that scenario has. */
export function gangsFor(scenario: unknown): readonly string[] {
  return (
    BATTLES.find((battle) => battle.scenario === scenario)?.gangs ??
    DEFAULT_SETUP.gangs.filter(isText)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A setup with ids looked up and settings filled in; the ids have been checked by `readSetupByName`. */
export function resolveSetup(setup: ReactionSetup): FullSetup {
  const settings = { ...DEFAULT_SETTINGS, ...setup.settings };
  return {
    scenario:
      typeof setup.scenario === 'string' ? builtIn(SCENARIOS, setup.scenario) : setup.scenario,
    gangs: setup.gangs.map((gang) => (typeof gang === 'string' ? builtIn(GANGS, gang) : gang)),
    sheet: sheetFor(settings),
    settings,
    ...(setup.opening && { opening: setup.opening }),
  };
}

function builtIn<T extends { readonly id: string }>(known: readonly T[], id: string): T {
  const found = known.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no "${id}" built in.`);
  return found;
}
