import { isProblems, unknownValueProblem, readFields, type Problem } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { Band } from './band.ts';
import { DEFAULT_SETUP } from './default-setup.ts';
import { FINER_VALUES, SETTING_VALUES } from './setting-values.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { setupProblem } from './setup-messages.ts';
import type { MusgSetup } from './setup-input.ts';
import type { World } from './world.ts';
import { BUILT_IN_WORLDS } from './worlds/built-in.ts';

/** Reads a band that lies whole in a setup, by its settings; only who takes those has to load what checks them. */
export type BandReader = (
  path: string,
  value: unknown,
  settings: Settings,
) => Band | readonly Problem[];

/** Reads a setup that came from outside, filling in what was left out. */
export function readSetupFrom(
  shelf: Library,
  value: unknown,
  readBand?: BandReader,
  worlds: readonly World[] = BUILT_IN_WORLDS,
): MusgSetup | readonly Problem[] {
  const given: Readonly<Record<string, unknown>> = { ...Object(value) };
  const { bands = DEFAULT_SETUP.bands, settings = {}, worldSettings = {}, ...rest } = given;
  const ids = shelf.scenarios.map(({ id }) => id);
  const named = [NO_WORLD, ...worlds.map(({ id }) => id)];
  const read = readFields(rest, (fields) => ({
    scenario: fields.word<string>('scenario', ids, DEFAULT_SETUP.scenario),
    world: fields.word<string>('world', named, NO_WORLD),
  }));
  const seats = isProblems(read)
    ? 2
    : (shelf.scenarios.find(({ id }) => id === read.scenario)?.deployment.length ?? 2);
  const world = isProblems(read) ? undefined : worlds.find(({ id }) => id === read.world);
  const settled = readSettings(settings);
  const places = { seats, least: world?.leastBands ?? seats };
  const ruled = { ...DEFAULT_SETTINGS, ...(isProblems(settled) ? {} : settled) };
  const sides = readBands(shelf, bands, places, ruled, readBand);
  const worldly = readWorldSettings(world, worldSettings);
  const problems = [read, sides, settled, worldly].flatMap((each) =>
    isProblems(each) ? each : [],
  );
  if (isProblems(read) || isProblems(sides) || isProblems(settled) || isProblems(worldly))
    return problems;
  return {
    scenario: read.scenario,
    bands: sides,
    settings: settled,
    ...(world && { world: world.id }),
    ...(Object.keys(worldly).length > 0 && { worldSettings: worldly }),
  };
}

/** What is said for a battle without a world, and for a side that nobody plays. */
export const NO_WORLD = 'none';
export const NOBODY = 'nobody';

/** How many bands there can be. */
interface Seats {
  readonly seats: number;
  readonly least: number;
}

function readBands(
  shelf: Library,
  value: unknown,
  { seats, least }: Seats,
  settings: Settings,
  readBand?: BandReader,
): readonly (string | Band)[] | readonly Problem[] {
  // A hole in a list is a band that is missing, not a shorter list.
  const given: readonly unknown[] = Array.isArray(value) ? Array.from(value) : [];
  const list = least < seats ? given.filter((band) => band !== NOBODY) : given;
  if (list.length < least || list.length > seats)
    return least < seats
      ? [setupProblem('/bands', 'wrong-number-of-bands-here', { least, seats })]
      : [setupProblem('/bands', 'wrong-number-of-bands', { seats })];
  const ids = shelf.bands.map(({ id }) => id);
  const read = list.map((band: unknown, i): string | Band | readonly Problem[] => {
    if (typeof band === 'string' && ids.includes(band)) return band;
    if (typeof band === 'object' && band !== null && readBand)
      return readBand(`/bands/${i}`, band, settings);
    return [unknownValueProblem(`/bands/${i}`, `“${String(band).slice(0, 60)}”`, band, ids)];
  });
  const problems = read.flatMap((each) => (isProblems(each) ? each : []));
  return problems.length > 0 ? problems : read.flatMap((each) => (isProblems(each) ? [] : [each]));
}

/** Finer points that are as usual are not said. */
function readSettings(value: unknown): Partial<Settings> | readonly Problem[] {
  const read = readWords('/settings', value, SETTING_VALUES);
  if (isProblems(read)) return read;
  const usual = new Map<string, string>(
    Object.entries(FINER_VALUES).map(([key, [first]]) => [key, first]),
  );
  return Object.fromEntries(Object.entries(read).filter(([key, said]) => usual.get(key) !== said));
}

/** What a world lets a table decide; without a world there is nothing of the kind. */
function readWorldSettings(
  world: World | undefined,
  value: unknown,
): Readonly<Record<string, string>> | readonly Problem[] {
  const known = (world?.settings ?? []).map(
    ({ key, values }) => [key, values.map((each) => each.value)] as const,
  );
  return readWords('/worldSettings', value, Object.fromEntries(known));
}

function readWords(
  path: string,
  value: unknown,
  known: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> | readonly Problem[] {
  const read = readFields(value, (fields) => {
    const settings: Record<string, string> = {};
    for (const [key, values] of Object.entries(known)) {
      const word = fields.word<string>(key, values, values[0] ?? '');
      if (fields.has(key)) settings[key] = word;
    }
    return settings;
  });
  if (isProblems(read)) return read.map((found) => ({ ...found, path: `${path}${found.path}` }));
  return read;
}
