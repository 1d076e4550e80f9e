import type { Seat } from './flow.ts';
import type { LogEntry } from './log.ts';
import type { LocalisedText } from './localised-text.ts';

/** A game to be reported on: how it stands, and everything that happened. */
export interface ReportedGame<S> {
  readonly state: S;
  readonly log: readonly LogEntry[];
}

/** A felled unit, and the unit that felled it, if any. */
export interface Casualty {
  /** Which turn or round it was in. */
  readonly turn: number;
  readonly seat: Seat;
  readonly who: string;
  readonly bySeat?: Seat;
  readonly by?: string;
  /** The entry of the log that tells it. */
  readonly at: number;
}

/** A total of a side: shots, hits, tiles, command dice. */
export interface Tally {
  readonly id: string;
  readonly title: LocalisedText;
  readonly bySeat: readonly number[];
}

/** The report of a game: for result screens, campaigns, and comparisons of systems. */
export interface Report {
  readonly felled: readonly Casualty[];
  /** Points of every seat at the end of each turn, from turn 0 on. */
  readonly points: readonly (readonly number[])[];
  readonly tallies: readonly Tally[];
}

/** The points of every seat that a game told with each moment of this kind, as its turns or rounds do. */
export function pointsFromLog(
  log: readonly LogEntry[],
  about: string,
): readonly (readonly number[])[] {
  return log.flatMap((entry) => {
    const scores = entry.kind === 'event' && entry.about === about && entry.params['scores'];
    return Array.isArray(scores) ? [scores.map(Number)] : [];
  });
}
