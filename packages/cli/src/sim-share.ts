import type { Series } from '@skirmish-kit/core';
import type { SimulatedGame } from './hosted-system.ts';
import { systemNamed } from './systems.ts';

/** A part of a series that one thread plays. */
export interface Share {
  readonly system: string;
  readonly setup: string | undefined;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly games: number;
  /** Whether every game is told, not only how many there were. */
  readonly each: boolean;
}

/** What is heard of a share while it is played. */
export interface ShareNews {
  readonly played: number;
  readonly game?: SimulatedGame;
}

/** How many games between two reports. */
const REPORT_EVERY = 5;

/** Plays a share to its end. */
export function playShare(share: Share, tell: (news: ShareNews) => void): Promise<Series> {
  const { system, setup, bots, seed, from, games, each } = share;
  return systemNamed(system).simulate(setup, bots, {
    seed,
    from,
    games,
    onGame: (played, game) => {
      if (each) tell({ played, game: game() });
      else if (played % REPORT_EVERY === 0) tell({ played });
    },
  });
}
