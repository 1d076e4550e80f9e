import { isProblems, notAmong, readFields, type Problem } from '@skirmish-kit/core';
import type { Shelf } from '../packs/pack.ts';
import type { Band } from './band.ts';
import { DEFAULT_SETUP } from './full-setup.ts';
import { SETTING_VALUES, type Settings } from './settings.ts';
import { setupProblem } from './setup-words.ts';
import type { MusgSetup } from './setup-type.ts';

/** Reads a band that lies whole in a setup; only who takes those has to load what checks them. */
export type BandReader = (path: string, value: unknown) => Band | readonly Problem[];

/** Reads a setup that came from outside, filling in what was left out. */
export function readSetupFrom(
  shelf: Shelf,
  value: unknown,
  readBand?: BandReader,
): MusgSetup | readonly Problem[] {
  const given: Readonly<Record<string, unknown>> = { ...Object(value) };
  const { bands = DEFAULT_SETUP.bands, settings = {}, ...rest } = given;
  const ids = shelf.scenarios.map(({ id }) => id);
  const read = readFields(rest, (fields) => ({
    scenario: fields.word<string>('scenario', ids, DEFAULT_SETUP.scenario),
  }));
  const seats = isProblems(read)
    ? 2
    : (shelf.scenarios.find(({ id }) => id === read.scenario)?.deployment.length ?? 2);
  const named = readBands(shelf, bands, seats, readBand);
  const settled = readSettings(settings);
  const problems = [read, named, settled].flatMap((each) => (isProblems(each) ? each : []));
  if (isProblems(read) || isProblems(named) || isProblems(settled)) return problems;
  return { scenario: read.scenario, bands: named, settings: settled };
}

function readBands(
  shelf: Shelf,
  value: unknown,
  seats: number,
  readBand?: BandReader,
): readonly (string | Band)[] | readonly Problem[] {
  if (!Array.isArray(value) || value.length !== seats)
    return [setupProblem('/bands', 'wrong-number-of-bands', { seats })];
  const ids = shelf.bands.map(({ id }) => id);
  const read = value.map((band: unknown, i): string | Band | readonly Problem[] => {
    if (typeof band === 'string' && ids.includes(band)) return band;
    if (typeof band === 'object' && band !== null && readBand) return readBand(`/bands/${i}`, band);
    return [notAmong(`/bands/${i}`, `“${String(band).slice(0, 60)}”`, band, ids)];
  });
  const problems = read.flatMap((each) => (isProblems(each) ? each : []));
  return problems.length > 0 ? problems : read.flatMap((each) => (isProblems(each) ? [] : [each]));
}

function readSettings(value: unknown): Partial<Settings> | readonly Problem[] {
  const read = readFields(value, (fields) => {
    const settings: Record<string, string> = {};
    for (const [key, values] of Object.entries(SETTING_VALUES)) {
      const word = fields.word<string>(key, values, values[0]);
      if (fields.has(key)) settings[key] = word;
    }
    return settings;
  });
  if (isProblems(read)) return read.map((found) => ({ ...found, path: `/settings${found.path}` }));
  return read;
}
