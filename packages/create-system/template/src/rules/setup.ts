import {
  isProblems,
  unknownValueProblem,
  problemFactory,
  readFields,
  type Problem,
} from '@skirmish-kit/core';
import { CREW_SIZE, type Crew } from './crew.ts';
import { SQUARES, type Square } from './square.ts';
import type { Figure, State } from './state.ts';

/** What a game is made of; records keep it. */
export interface Setup {
  /** The crew of each side, by its id. */
  readonly crews: readonly string[];
  readonly rounds: number;
  /** Where it begins, unless at the beginning. */
  readonly start?: Start;
}

/** A position: the square of each figure, in the order of the crews; an empty text is a fallen figure. */
export interface Start {
  readonly round: number;
  readonly side: number;
  readonly squares: readonly (Square | '')[];
}

/** SK-END-02: how long a game may last. */
export const ROUNDS = { least: 1, usual: 12, most: 99 } as const;

/** SK-SETUP-01: where the figures of each side begin. */
const HOME: readonly Square[] = ['b1', 'c1', 'd1', 'b5', 'c5', 'd5'];

const setupProblem = problemFactory({
  'not-two-crews': {
    en: 'There are two crews, one for each side.',
    fr: 'Il y a deux équipes, une par camp.',
  },
  'not-squares': {
    en: 'There are six squares from a1 to e5; an empty text is a fallen figure.',
    fr: 'Il y a six cases de a1 à e5 ; un texte vide est une figurine à terre.',
  },
  'square-taken': {
    en: 'Two figures stand on one square.',
    fr: 'Deux figurines se tiennent sur une case.',
  },
});

/** The state before anybody has done anything. */
export function setUp(shelf: readonly Crew[], { crews, rounds, start }: Setup): State {
  const squares = start?.squares ?? HOME;
  const figures = crews.flatMap((id, seat) =>
    (shelf.find((crew) => crew.id === id)?.figures ?? []).map(({ name, strength }, i): Figure => {
      const at = squares[seat * CREW_SIZE + i] ?? '';
      return { id: `${'ab'[seat]}${i + 1}`, seat, name, strength, at, standing: at !== '' };
    }),
  );
  return { crews, rounds, figures, round: start?.round ?? 1, side: start?.side ?? 0 };
}

/** Reads a setup that came from outside, filling in what was left out. */
export function readSetup(
  shelf: readonly Crew[],
  defaults: Setup,
  value: unknown,
): Setup | readonly Problem[] {
  const { crews, start, ...rest }: Readonly<Record<string, unknown>> = { ...Object(value) };
  const read = readFields(rest, (fields) =>
    fields.whole('rounds', ROUNDS.least, ROUNDS.most, defaults.rounds),
  );
  const named = readCrews(shelf, crews ?? defaults.crews);
  const begun = start === undefined ? undefined : readStart(start);
  const problems = [read, named, begun].flatMap((each) => (isProblems(each) ? each : []));
  if (isProblems(read) || isProblems(named) || isProblems(begun)) return problems;
  return { crews: named, rounds: read, ...(begun && { start: begun }) };
}

function readCrews(shelf: readonly Crew[], value: unknown): readonly string[] | readonly Problem[] {
  if (!Array.isArray(value) || value.length !== 2) return [setupProblem('/crews', 'not-two-crews')];
  const ids = shelf.map(({ id }) => id);
  const problems = value.flatMap((id: unknown, i) =>
    ids.some((each) => each === id)
      ? []
      : [unknownValueProblem(`/crews/${i}`, `“${String(id).slice(0, 60)}”`, id, ids)],
  );
  return problems.length > 0 ? problems : value.map(String);
}

function readStart(value: unknown): Start | readonly Problem[] {
  const { squares, ...rest }: Readonly<Record<string, unknown>> = { ...Object(value) };
  const when = readFields(rest, (fields) => ({
    round: fields.whole('round', 1, ROUNDS.most),
    side: fields.whole('side', 0, 1),
  }));
  if (isProblems(when)) return when.map((found) => ({ ...found, path: `/start${found.path}` }));
  const given: readonly unknown[] = Array.isArray(squares) ? squares : [];
  const read = given.flatMap((at) => [...SQUARES, ''].find((each) => each === at) ?? []);
  const taken = read.filter((at) => at !== '');
  if (read.length !== HOME.length || given.length !== HOME.length)
    return [setupProblem('/start/squares', 'not-squares')];
  if (new Set(taken).size !== taken.length) return [setupProblem('/start/squares', 'square-taken')];
  return { ...when, squares: read };
}
