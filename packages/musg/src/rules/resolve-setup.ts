import { constant } from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { libraryOf, type Library } from '../packs/pack.ts';
import { muster } from './muster.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { FullSetup } from './setup.ts';
import type { MusgSetup } from './setup-input.ts';
import type { World } from './world.ts';

/** A setup with all names looked up, in one of these worlds; it has to be one that was read. */
export function resolveSetup(
  { scenario, bands, goods, settings, world, worldSettings = {} }: MusgSetup,
  known: Library = BUILT_IN_LIBRARY,
  worlds: readonly World[] = [],
): FullSetup {
  const shelf = goods ? libraryOf([known, goods]) : known;
  const found =
    typeof scenario === 'string' ? shelf.scenarios.find(({ id }) => id === scenario) : scenario;
  if (!found) throw new Error(`There is no table ${String(scenario)}.`);
  const settled = constant({ ...DEFAULT_SETTINGS, ...settings });
  const played = worlds.find(({ id }) => id === world);
  if (world !== undefined && !played) throw new Error(`There is no world ${world}.`);
  return {
    ...(played && { world: played, worldSettings }),
    scenario: found,
    settings: settled,
    bands: bands.map((named) => {
      const band = typeof named === 'string' ? shelf.bands.find(({ id }) => id === named) : named;
      if (!band) throw new Error(`There is no band ${String(named)}.`);
      return constant(muster(shelf, band, settled));
    }),
  };
}
