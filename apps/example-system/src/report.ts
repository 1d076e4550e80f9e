import type { Casualty, LogEntry, ReportedGame, Report, Seat } from '@skirmish-kit/core';
import { figureOf, type State } from './rules/state.ts';

/** What came of a game: who fell to whom, who was across after each round, how often they dared. */
export function reportOf({ state, log }: ReportedGame<State>): Report {
  const felled: Casualty[] = [];
  const across = state.bands.map(() => 0);
  const points = [[...across]];
  const strikes = state.bands.map(() => 0);
  const presses = state.bands.map(() => 0);
  const seatOf = (id: unknown): Seat => figureOf(state, String(id))?.seat ?? 0;
  const add = (list: number[], { params }: LogEntry) => {
    const seat = seatOf(params['figure']);
    list[seat] = (list[seat] ?? 0) + 1;
  };
  for (const [at, entry] of log.entries()) {
    const { kind, about, params } = entry;
    if (kind === 'roll') add(about === 'strike' ? strikes : presses, entry);
    if (kind !== 'event') continue;
    if (about === 'crosses') add(across, entry);
    if (about === 'round' && params['round'] !== 1) points.push([...across]);
    if (about !== 'felled' && about !== 'stumbles-over') continue;
    const who = String(params['figure']);
    const by = about === 'felled' ? String(params['by']) : undefined;
    felled.push({
      turn: points.length,
      seat: seatOf(who),
      who,
      ...(by !== undefined && { by, bySeat: seatOf(by) }),
      at,
    });
  }
  return {
    felled,
    points: [...points, across],
    tallies: [
      { id: 'strikes', title: { en: 'Strikes', fr: 'Frappes' }, bySeat: strikes },
      { id: 'presses', title: { en: 'Pressed on', fr: 'Insistances' }, bySeat: presses },
    ],
  };
}
