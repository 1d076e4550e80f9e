import {
  pointsFromLog,
  type Casualty,
  type LogEntry,
  type ReportedGame,
  type Report,
  type Seat,
  type Tally,
  type LocalisedText,
} from '@skirmish-kit/core';
import { findFigure } from './rules/figures.ts';
import type { Battle } from './rules/state.ts';
import { scores } from './rules/victory.ts';

/** Moments after which a figure is out of the battle. */
const LOST: readonly string[] = ['out-of-action', 'killed', 'leaves-table'];

const TALLIES: readonly {
  readonly id: string;
  readonly title: LocalisedText;
  readonly about: string;
}[] = [
  { id: 'shots', title: { en: 'Shots', fr: 'Tirs' }, about: 'shoots' },
  { id: 'charges', title: { en: 'Charges', fr: 'Charges' }, about: 'charges' },
  { id: 'strikes', title: { en: 'Strikes', fr: 'Frappes' }, about: 'strikes' },
  { id: 'flights', title: { en: 'Flights', fr: 'Fuites' }, about: 'breaks' },
];

/** What came of a battle: who fell when and by whom, the points turn by turn, and what was done. */
export function reportOf({ state, log }: ReportedGame<Battle>): Report {
  return {
    felled: felledIn(state, log),
    points: [...pointsFromLog(log, 'turn'), scores(state)],
    tallies: TALLIES.map(({ id, title, about }): Tally => {
      const bySeat = state.sides.map(() => 0);
      for (const entry of log) {
        if (entry.kind !== 'event' || entry.about !== about) continue;
        const seat = seatOf(state, String(entry.params['figure']));
        if (seat !== undefined) bySeat[seat] = (bySeat[seat] ?? 0) + 1;
      }
      return { id, title, bySeat };
    }),
  };
}

function felledIn(battle: Battle, log: readonly LogEntry[]): readonly Casualty[] {
  const felled: Casualty[] = [];
  let turn = 0;
  for (const [at, { kind, about, params }] of log.entries()) {
    if (kind !== 'event') continue;
    if (about === 'turn') turn = Number(params['turn']);
    const who = String(params['figure']);
    const seat = LOST.includes(about) ? seatOf(battle, who) : undefined;
    if (seat === undefined) continue;
    const by = about === 'leaves-table' ? null : (findFigure(battle, who)?.felledBy ?? null);
    const bySeat = by === null ? undefined : seatOf(battle, by);
    felled.push({
      turn,
      seat,
      who,
      at,
      ...(by !== null && bySeat !== undefined && { by, bySeat }),
    });
  }
  return felled;
}

function seatOf(battle: Battle, figure: string): Seat | undefined {
  return findFigure(battle, figure)?.seat;
}
