import { Game, isProblems, type Problem } from '@skirmish-kit/core';
import {
  loadBots,
  readSeed,
  Session,
  type Seats,
  type Started,
  type Unset,
} from '@skirmish-kit/ui';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import { rulesOfPlay } from '../rules-of-play.ts';
import type { Mode } from './attributes.ts';
import { loadBot } from './load-bot.ts';
import { loadReading } from './load-room.ts';
import { setupFrom } from './setup-from.ts';

export type ReactionSession = Session<Battle, ReactionSetup>;

/** What the page asked for. */
export interface Wanted {
  readonly mode: Mode;
  readonly seats: Seats;
  readonly seed: unknown;
  readonly setup: unknown;
  readonly scenario: string | Unset;
  readonly pack: string | Unset;
  readonly record: string;
  readonly position: string | Unset;
}

/** Begins what the page asked for, or tells what is wrong with it. */
export async function startSession(
  wanted: Wanted,
): Promise<Started<Battle, ReactionSetup> | readonly Problem[]> {
  if (wanted.mode === 'replay') {
    const replay = await (await loadReading()).readReplay(wanted.record);
    return isProblems(replay) ? replay : { session: new Session(replay), botsMissing: false };
  }
  const game = await gameFor(wanted);
  if (isProblems(game)) return game;
  const bots = await loadBots<Battle>(wanted.seats, loadBot);
  return { session: new Session(game, bots ?? new Map()), botsMissing: !bots };
}

async function gameFor(wanted: Wanted): Promise<Game<Battle, ReactionSetup> | readonly Problem[]> {
  if (wanted.record) return (await loadReading()).readGame(wanted.record);
  const seed = readSeed(wanted.seed);
  if (isProblems(seed)) return seed;
  const chances = wanted.mode === 'table' ? 'asked' : 'seeded';
  const setup = await setupFrom(wanted);
  if (isProblems(setup)) return setup;
  const system = setup.position === undefined ? rulesOfPlay : (await loadReading()).reaction;
  return new Game(system, setup, { seed, chances });
}
