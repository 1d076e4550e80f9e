import type { Random } from '@skirmish-kit/core';
import { randomBand } from '../../lists/testing/random-band.ts';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { SETTING_VALUES } from '../setting-values.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { MusgSetup } from '../setup-input.ts';
import { BUILT_IN_WORLDS } from '../worlds/built-in.ts';
import { readSetup } from './checked-game.ts';

/** Ready-made bands and bands of anything, in every scenario. */
export function setupOf(seed: number, random: Random): MusgSetup {
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const { scenarios, bands } = BUILT_IN_LIBRARY;
  const band = () =>
    seed % 2 === 0
      ? any(bands)?.id
      : randomBand(BUILT_IN_LIBRARY, random, DEFAULT_SETTINGS, new Map());
  return readSetup({ scenario: any(scenarios)?.id, bands: [band(), band()], settings: {} });
}

/** The same with any rulings, and every third time in a world. */
export function setupAnywhere(seed: number, random: Random): MusgSetup {
  if (seed % 3 === 2) return setupOf(seed, random);
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const settings = Object.fromEntries(
    Object.entries(SETTING_VALUES).map(([key, values]) => [key, any<string>(values)]),
  );
  const { scenarios, bands } = BUILT_IN_LIBRARY;
  const world = seed % 3 === 0 ? any(BUILT_IN_WORLDS) : undefined;
  const rulings = (world?.settings ?? []).map(
    ({ key, values }) => [key, any(values)?.value] as const,
  );
  return readSetup({
    scenario: any(scenarios)?.id,
    bands: [any(bands)?.id, any(bands)?.id],
    settings: { ...settings, turnLimit: '6' },
    ...(world && { world: world.id, worldSettings: Object.fromEntries(rulings) }),
  });
}
