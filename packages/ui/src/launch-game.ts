import {
  isProblems,
  type Game,
  type GameInput,
  type GameOptions,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import type { AsyncBot } from './async-bot.ts';
import { readSeed } from './attributes.ts';
import type { LaunchedGame } from './element-definition.ts';
import type { LaunchRequest } from './launch-options.ts';
import { seatBots } from './seat-bots.ts';

type MaybeLater<T> = T | Promise<T>;

/** Reads what a page brings, which is untrusted: records, positions, whole setups. */
export interface UntrustedReader<S, Setup, Packs> {
  /** A record, opened for viewing. */
  replayOf(record: string, packs?: Packs): Promise<Replay<S, Setup> | readonly Problem[]>;
  /** A game from where it starts, with the packs of the page. */
  gameFrom(
    start: GameInput,
    options?: GameOptions,
    packs?: Packs,
  ): Promise<Game<S, Setup> | readonly Problem[]>;
}

/** A request with the packs of its page. */
interface RequestWithPacks<Packs> extends LaunchRequest {
  readonly packs: Packs | undefined;
}

/** How a system begins the games that a page requests. */
export interface GameLauncher<S, Setup, Packs, Options extends RequestWithPacks<Packs>> {
  readonly options: Options;
  /** Loads what reads untrusted input: most pages bring none. */
  loadUntrusted(): Promise<UntrustedReader<S, Setup, Packs>>;
  /** Where the game starts, if the page says so. */
  startOf(options: Options): MaybeLater<GameInput | undefined>;
  /** Begins where the page says nothing: the default game needs no more chunks. */
  begin(chances: GameOptions): MaybeLater<Game<S, Setup> | readonly Problem[]>;
  /** Loads a bot by the name that `seats` has. */
  loadBot(id: string): Promise<AsyncBot<S>>;
}

/** Launches what a page requests, or reports what is wrong with it: a record counts for more than a start. */
export async function launchGame<S, Setup, Packs, Options extends RequestWithPacks<Packs>>(
  launcher: GameLauncher<S, Setup, Packs, Options>,
): Promise<LaunchedGame<S, Setup> | readonly Problem[]> {
  const game = await gameOf(launcher);
  return seatBots(game, launcher.options.seats, (id) => launcher.loadBot(id));
}

async function gameOf<S, Setup, Packs, Options extends RequestWithPacks<Packs>>(
  launcher: GameLauncher<S, Setup, Packs, Options>,
): Promise<Game<S, Setup> | Replay<S, Setup> | readonly Problem[]> {
  const { options } = launcher;
  const { mode, record, packs } = options;
  if (mode === 'replay') return (await launcher.loadUntrusted()).replayOf(record, packs);
  if (record) return (await launcher.loadUntrusted()).gameFrom({ record }, {}, packs);
  const seed = await readSeed(options.seed);
  if (isProblems(seed)) return seed;
  const chances = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  const start = await launcher.startOf(options);
  if (!start) return launcher.begin(chances);
  return (await launcher.loadUntrusted()).gameFrom(start, chances, packs);
}
