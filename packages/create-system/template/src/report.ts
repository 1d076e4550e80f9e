import type { Casualty, ReportedGame, Report, Seat } from '@skirmish-kit/core';
import { figureOf, figuresStanding, type State } from './rules/state.ts';

/** What came of a game: who fell to whom, who still stood after each round, how often was struck. */
export function reportOf({ state, log }: ReportedGame<State>): Report {
  const felled: Casualty[] = [];
  const strikes = state.crews.map(() => 0);
  const seatOf = (id: unknown): Seat => figureOf(state, String(id))?.seat ?? 0;
  let turn = 1;
  for (const [at, { kind, about, params }] of log.entries()) {
    if (kind === 'event' && about === 'round') turn = Number(params['round']);
    if (kind === 'roll' && about === 'strike') {
      const seat = seatOf(params['figure']);
      strikes[seat] = (strikes[seat] ?? 0) + 1;
    }
    if (kind !== 'event' || about !== 'felled') continue;
    const [who, by] = [String(params['figure']), String(params['by'])];
    felled.push({ turn, seat: seatOf(who), who, bySeat: seatOf(by), by, at });
  }
  return {
    felled,
    points: pointsByRound(state, felled),
    tallies: [{ id: 'strikes', title: { en: 'Strikes', fr: 'Frappes' }, bySeat: strikes }],
  };
}

/** How many stood as the game began and after each round, counted back from those who stand now. */
function pointsByRound(state: State, felled: readonly Casualty[]): readonly (readonly number[])[] {
  return Array.from({ length: state.round }, (_, round) =>
    state.crews.map(
      (_, seat) =>
        figuresStanding(state, seat).length +
        felled.filter((each) => each.seat === seat && each.turn > round).length,
    ),
  );
}
