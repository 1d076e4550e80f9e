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
import type { Battle } from './rules/state.ts';
import { scores } from './rules/victory.ts';

/** Moments in which a model strikes at another. */
const STRIKES: readonly string[] = ['shoots', 'fires-for-effect', 'fights', 'strikes'];

const TALLIES: readonly {
  readonly id: string;
  readonly title: LocalisedText;
  readonly about: string;
}[] = [
  { id: 'shots', title: { en: 'Shots', fr: 'Tirs' }, about: 'shoots' },
  { id: 'hits', title: { en: 'Hits', fr: 'Touches' }, about: 'hits' },
  { id: 'fights', title: { en: 'Fights', fr: 'Combats' }, about: 'fights' },
  { id: 'pinned', title: { en: 'Pinned', fr: 'Bloquées' }, about: 'pinned' },
  { id: 'falls', title: { en: 'Falls', fr: 'Chutes' }, about: 'falls' },
];

/** What came of a battle: who fell when and by whom, points round by round, what was done. */
export function reportOf({ state, log }: ReportedGame<Battle>): Report {
  return {
    felled: felledIn(state, log),
    points: [...pointsFromLog(log, 'round'), scores(state)],
    tallies: TALLIES.map(({ id, title, about }): Tally => {
      const bySeat = state.sides.map(() => 0);
      for (const entry of log) {
        if (entry.kind !== 'event' || entry.about !== about) continue;
        const seat = seatOf(state, String(entry.params['model']));
        if (seat !== undefined) bySeat[seat] = (bySeat[seat] ?? 0) + 1;
      }
      return { id, title, bySeat };
    }),
  };
}

/** A casualty is credited to the model that attacked it last in this round. */
function felledIn(battle: Battle, log: readonly LogEntry[]): readonly Casualty[] {
  const felled: Casualty[] = [];
  const strikers = new Map<string, string>();
  let turn = 0;
  for (const [at, { kind, about, params }] of log.entries()) {
    if (kind !== 'event') continue;
    if (about === 'round') {
      turn = Number(params['round']);
      strikers.clear();
    }
    const who = String(params['model']);
    if (STRIKES.includes(about)) strikers.set(String(params['target']), who);
    const seat = about === 'killed' ? seatOf(battle, who) : undefined;
    if (seat === undefined) continue;
    const by = strikers.get(who);
    const bySeat = by === undefined ? undefined : seatOf(battle, by);
    const felling = by === undefined || bySeat === undefined ? {} : { by, bySeat };
    felled.push({ turn, seat, who, at, ...felling });
  }
  return felled;
}

function seatOf(battle: Battle, model: string): Seat | undefined {
  return battle.models.find(({ id }) => id === model)?.seat;
}
