import {
  isProblems,
  unknownValueProblem,
  problemFactory,
  readFields,
  type Problem,
} from '@skirmish-kit/core';
import { BAND_SIZE, type Band } from './band.ts';
import { STONES } from './stone.ts';
import type { Figure, Place, State } from './state.ts';

/** What a game is made of; records keep it. */
export interface Setup {
  /** The band of each side, by its id. */
  readonly bands: readonly string[];
  readonly rounds: number;
  /** Where it begins, unless at the beginning. */
  readonly start?: Start;
}

/** A position: where everybody is, in the order of the bands. */
export interface Start {
  readonly round: number;
  readonly side: number;
  readonly places: readonly Place[];
}

/** CW-END-02: how long a game may last. */
export const ROUNDS = { least: 1, usual: 20, most: 99 } as const;

/** Where somebody can be. */
const PLACES: readonly Place[] = ['camp', 'across', 'fallen', ...STONES];

const setupProblem = problemFactory({
  'not-two-bands': {
    en: 'There are two bands, one for each side.',
    fr: 'Il y a deux bandes, une par camp.',
  },
  'not-places': {
    en: 'There are eight places: a stone from l1 to r5, “camp”, “across” or “fallen”.',
    fr: 'Il y a huit places : une pierre de l1 à r5, « camp », « across » ou « fallen ».',
  },
  'stone-taken': {
    en: 'Two figures stand on one stone.',
    fr: 'Deux figurines se tiennent sur une pierre.',
  },
});

/** The state before anybody has done anything. */
export function setUp(shelf: readonly Band[], { bands, rounds, start }: Setup): State {
  const figures = bands.flatMap((id, seat) =>
    (shelf.find((band) => band.id === id)?.figures ?? []).map((who, i): Figure => ({
      id: `${'ab'[seat]}${i + 1}`,
      seat,
      name: who.name,
      might: who.might,
      knack: who.knack,
      at: start?.places[seat * BAND_SIZE + i] ?? 'camp',
    })),
  );
  return { bands, rounds, figures, round: start?.round ?? 1, side: start?.side ?? 0 };
}

/** Reads a setup that came from outside, filling in what was left out. */
export function readSetup(
  shelf: readonly Band[],
  defaults: Setup,
  value: unknown,
): Setup | readonly Problem[] {
  const { bands, start, ...rest }: Readonly<Record<string, unknown>> = { ...Object(value) };
  const read = readFields(rest, (fields) =>
    fields.whole('rounds', ROUNDS.least, ROUNDS.most, defaults.rounds),
  );
  const named = readBands(shelf, bands ?? defaults.bands);
  const begun = start === undefined ? undefined : readStart(start);
  const problems = [read, named, begun].flatMap((each) => (isProblems(each) ? each : []));
  if (isProblems(read) || isProblems(named) || isProblems(begun)) return problems;
  return { bands: named, rounds: read, ...(begun && { start: begun }) };
}

function readBands(shelf: readonly Band[], value: unknown): readonly string[] | readonly Problem[] {
  if (!Array.isArray(value) || value.length !== 2) return [setupProblem('/bands', 'not-two-bands')];
  const ids = shelf.map(({ id }) => id);
  const problems = value.flatMap((id: unknown, i) =>
    ids.some((each) => each === id)
      ? []
      : [unknownValueProblem(`/bands/${i}`, `“${String(id).slice(0, 60)}”`, id, ids)],
  );
  return problems.length > 0 ? problems : value.map(String);
}

function readStart(value: unknown): Start | readonly Problem[] {
  const { places, ...rest }: Readonly<Record<string, unknown>> = { ...Object(value) };
  const when = readFields(rest, (fields) => ({
    round: fields.whole('round', 1, ROUNDS.most),
    side: fields.whole('side', 0, 1),
  }));
  if (isProblems(when)) return when.map((found) => ({ ...found, path: `/start${found.path}` }));
  const given: readonly unknown[] = Array.isArray(places) ? places : [];
  const read = given.flatMap((at) => PLACES.find((each) => each === at) ?? []);
  if (read.length !== 2 * BAND_SIZE || given.length !== read.length)
    return [setupProblem('/start/places', 'not-places')];
  const stones = read.filter((at) => STONES.includes(at));
  if (new Set(stones).size !== stones.length) return [setupProblem('/start/places', 'stone-taken')];
  return { ...when, places: read };
}
