import type { ResumePoint, Seat } from '@skirmish-kit/core';

/** A moment of a game, and how often each seat won when it was played on from there. */
export interface Chances<S> {
  /** How many answers had been given. */
  readonly at: number;
  readonly point: ResumePoint<S>;
  /** The seat that is asked there. */
  readonly who: Seat | undefined;
  readonly wins: number[];
  games: number;
}

/** From one moment to the next, the chance of a seat. */
export interface ChanceSwing {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** A game that was played on from a moment: a win is a win, a draw is half of one. */
export function note<S>(chances: Chances<S>, winners: readonly Seat[]): void {
  chances.games++;
  for (const [seat, wins] of chances.wins.entries()) {
    const won = winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
    chances.wins[seat] = wins + won;
  }
}

/** How good the chances of a seat were. */
function chanceOf<S>({ wins, games }: Chances<S>, seat: Seat): number {
  return games === 0 ? 0.5 : (wins[seat] ?? 0) / games;
}

/** The changes in the chance of a seat, step by step, up to the result. */
export function swingsOf<S>(
  moments: readonly Chances<S>[],
  seat: Seat,
  ended: number,
): readonly ChanceSwing[] {
  return moments.map((moment, i) => {
    const next = moments[i + 1];
    return {
      at: moment.at,
      before: chanceOf(moment, seat),
      after: next ? chanceOf(next, seat) : ended,
    };
  });
}

/** The largest change; up or down. */
export function largest(swings: readonly ChanceSwing[]): ChanceSwing | undefined {
  const size = ({ before, after }: ChanceSwing) => Math.abs(after - before);
  return swings.toSorted((a, b) => size(b) - size(a))[0];
}

/** The largest fall; `undefined` if the chance never fell. */
export function worst(swings: readonly ChanceSwing[]): ChanceSwing | undefined {
  const [found] = swings.toSorted((a, b) => a.after - a.before - (b.after - b.before));
  return found && found.after < found.before ? found : undefined;
}
