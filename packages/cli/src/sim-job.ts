import { isProblems, type Series } from '@skirmish-kit/core';
import { simulateGames, type SimulatedGame } from './games.ts';
import { loadSystem, type SystemSource } from './load-system.ts';

/** A part of a series that one thread plays. */
export interface SimJob {
  readonly source: SystemSource;
  /** As the system has read it: plain data. */
  readonly setup: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly games: number;
  /** Whether every game is listed, and not only the totals. */
  readonly each: boolean;
}

/** What is heard of a share while it is played. */
export interface JobProgress {
  readonly played: number;
  readonly game?: SimulatedGame;
}

/** How many games between two reports. */
const REPORT_EVERY = 5;

/** Plays a share to its end. */
export async function runJob(share: SimJob, tell: (news: JobProgress) => void): Promise<Series> {
  const { source, setup, bots, seed, from, games, each } = share;
  const system = await loadSystem(source);
  if (isProblems(system)) throw new Error(system.map(({ message }) => message).join(' '));
  return simulateGames(system, setup, bots, {
    seed,
    from,
    games,
    onGame: (played, game) => {
      if (each) tell({ played, game: game() });
      else if (played % REPORT_EVERY === 0) tell({ played });
    },
  });
}
