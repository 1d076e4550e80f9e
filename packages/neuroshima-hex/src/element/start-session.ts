import { Game, isProblems, loadRecord, openReplay, type Problem } from '@skirmish-kit/core';
import { loadBots, Session } from '@skirmish-kit/ui';
import type { Setup, State } from '../rules/state.ts';
import { neuroshimaHex } from '../rules/system.ts';
import type { Library } from '../rules/table.ts';
import { readGame, readSeed, type Mode, type Seats } from './attributes.ts';
import { loadBot } from './load-bot.ts';

export type HexSession = Session<State, Setup>;

/** What the page asked for. */
export interface Wanted {
  readonly mode: Mode;
  readonly seats: Seats;
  readonly seed: string | number | undefined;
  readonly armies: string;
  readonly rules: string;
  readonly setup: unknown;
  readonly record: string;
}

/** A session that can begin; `botsMissing` when people have to play for bots that did not load. */
export interface Started {
  readonly session: HexSession;
  readonly botsMissing: boolean;
}

/** Begins what the page asked for, or tells what is wrong with it. */
export async function startSession(
  library: Library,
  wanted: Wanted,
): Promise<Started | readonly Problem[]> {
  if (wanted.mode === 'replay') {
    const replay = openReplay(neuroshimaHex, wanted.record);
    return isProblems(replay) ? replay : { session: new Session(replay), botsMissing: false };
  }
  const game = gameFor(library, wanted);
  if (isProblems(game)) return game;
  const bots = await loadBots<State>(wanted.seats, loadBot);
  return { session: new Session(game, bots ?? new Map()), botsMissing: !bots };
}

function gameFor(library: Library, wanted: Wanted): Game<State, Setup> | readonly Problem[] {
  if (wanted.record) return loadRecord(neuroshimaHex, wanted.record);
  const setup = wanted.setup
    ? neuroshimaHex.readSetup(wanted.setup)
    : readGame(library, wanted.armies, wanted.rules);
  if (isProblems(setup)) return setup;
  const chances = wanted.mode === 'table' ? 'asked' : 'seeded';
  return new Game(neuroshimaHex, setup, { seed: readSeed(wanted.seed), chances });
}
