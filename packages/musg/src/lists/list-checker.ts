import { isProblems, type ListChecker, type Problem } from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { checkNames } from '../packs/check.ts';
import type { Library } from '../packs/pack.ts';
import { readPart } from '../packs/read-lists.ts';
import type { Band } from '../rules/band.ts';
import { DEFAULT_SETTINGS, type Settings } from '../rules/settings.ts';
import { checkBand } from './check-band.ts';

/** Reads an untrusted band: checks its shape and its references. */
export function readBand(shelf: Library, value: unknown): Band | readonly Problem[] {
  const band = readPart('bands', value);
  if (isProblems(band)) return band;
  const unknown = checkNames('', band, shelf);
  return unknown.length > 0 ? unknown : band;
}

/** Reads a band inside a larger document; a band that breaks the building rules is reported. */
export function readBandAt(
  shelf: Library,
  path: string,
  value: unknown,
  settings: Settings = DEFAULT_SETTINGS,
): Band | readonly Problem[] {
  const band = readBand(shelf, value);
  const problems = isProblems(band) ? band : checkBand(shelf, band, settings).problems;
  return isProblems(band) || problems.length > 0
    ? problems.map((found) => ({ ...found, path: `${path}${found.path}` }))
    : band;
}

/** Bands that people put together from what lies on a shelf (MU-BAND-01 to MU-BAND-11). */
export function listCheckerFor(shelf: Library): ListChecker {
  return {
    title: { en: 'Band', fr: 'Bande' },
    example: shelf.bands[0],
    checkList(list) {
      const band = readBand(shelf, list);
      return isProblems(band) ? band : checkBand(shelf, band, DEFAULT_SETTINGS);
    },
  };
}

export const listChecker: ListChecker = /* @__PURE__ */ listCheckerFor(BUILT_IN_LIBRARY);
