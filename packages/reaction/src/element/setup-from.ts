import type { Problem } from '@skirmish-kit/core';
import { unknownWord, type Unset } from '@skirmish-kit/ui';
import { SCENARIOS } from '../packs/built-in.ts';
import { DEFAULT_SETUP, gangsFor } from '../rules/full-setup.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import { loadReading } from './load-room.ts';

/** The setup that attributes and properties ask for, or what is wrong with them. */
export async function setupFrom(wanted: {
  readonly setup: unknown;
  readonly scenario: string | Unset;
  readonly pack: string | Unset;
  readonly position: string | Unset;
}): Promise<ReactionSetup | readonly Problem[]> {
  const { setup, scenario, pack, position } = wanted;
  if (position) return (await loadReading()).readSetup({ position });
  if ((setup ?? '') !== '') return (await loadReading()).readSetup(setup);
  if (pack) return (await loadReading()).setupFromPack(pack, scenario ?? undefined);
  if (!scenario) return DEFAULT_SETUP;
  const ids = SCENARIOS.map(({ id }) => id);
  return ids.includes(scenario)
    ? { scenario, gangs: gangsFor(scenario), settings: {} }
    : [unknownWord('scenario', scenario, ids)];
}
