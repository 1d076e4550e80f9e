import {
  botAnswer,
  hashState,
  isProblems,
  makeRecord,
  narratorOf,
  openReplay,
  playSeries,
  randomBot,
  formatLog,
  type AnySystem,
  type Bot,
  type Game,
  type GameRecord,
  type Language,
  type Outcome,
  type Problem,
  type Series,
} from '@skirmish-kit/core';
import { sidesOf } from './setup-options.ts';

/** What came of a game that was played or replayed: what happened, and how it ended. */
export interface GameLog {
  readonly lines: readonly string[];
  readonly moments: readonly { readonly about: string; readonly rule: string }[];
  readonly outcome: Outcome | undefined;
  /** The outcome as a sentence. */
  readonly ending: string | undefined;
  readonly hash: string;
  readonly record: string;
  /** Why a record goes no further. */
  readonly problem: Problem | undefined;
}

export interface PlayOptions {
  readonly language: Language;
  /** Hears how many answers the bots have given so far. */
  readonly onAnswer: (answers: number) => void;
}

/** Lets bots play a game from where it stands and tells it. */
export async function playGame(
  system: AnySystem,
  game: Game<unknown, unknown>,
  names: readonly string[],
  { language, onAnswer }: PlayOptions,
): Promise<GameLog> {
  const bots = await loadBots(system, names);
  const seated = new Map(bots.entries());
  for (let answers = 1; botAnswer(game, seated); answers++) onAnswer(answers);
  return gameLogOf(system, game, language);
}

/** Plays a record again and tells it. */
export function replayGame(
  system: AnySystem,
  record: GameRecord,
  language: Language,
): GameLog | readonly Problem[] {
  const replay = openReplay(system, record);
  if (isProblems(replay)) return replay;
  replay.goTo(replay.length);
  return gameLogOf(system, replay.game, language, replay.problem);
}

function gameLogOf(
  system: AnySystem,
  game: Game<unknown, unknown>,
  language: Language,
  problem?: Problem,
): GameLog {
  // The owner of a record has all of it: nothing is hidden here.
  const narrator = narratorOf(system.messages, game.state, language);
  return {
    lines: formatLog(game.log, narrator.line).map(({ text }) => text),
    moments: game.log.map(({ about, rule }) => ({ about, rule })),
    outcome: game.outcome,
    ending: game.outcome && narrator.ending(game.outcome),
    hash: game.hash(),
    record: system.makeRecord?.(game) ?? makeRecord(game),
    problem,
  };
}

/** One game of a simulation; `play` with its seed and bots tells the same one. */
export interface SimulatedGame {
  readonly seed: string;
  /** Bots and sides by seat. */
  readonly bots: readonly string[];
  readonly sides: readonly string[];
  readonly outcome: Outcome;
  readonly choices: number;
  readonly hash: string;
}

export interface SimulateOptions {
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  /** Hears how many games there were so far, and of the last one when asked. */
  readonly onGame: (played: number, game: () => SimulatedGame) => void;
}

/** Plays a series between bots. */
export async function simulateGames(
  system: AnySystem,
  setup: unknown,
  names: readonly string[],
  options: SimulateOptions,
): Promise<Series> {
  const { onGame } = options;
  const bots = await loadBots(system, names);
  const sides = sidesOf(system, setup).map(({ id }) => id);
  return playSeries(system, setup, bots, {
    ...options,
    onGame: (played, { seed, bots: seated, state, outcome, choices }) =>
      onGame(played, () => ({
        seed,
        bots: seated,
        sides,
        outcome,
        choices,
        hash: hashState(state),
      })),
  });
}

/** The bots that a system has, the yardstick of all among them. */
export function botNames(system: AnySystem): readonly string[] {
  return [...new Set(['random', ...Object.keys(system.bots)])];
}

function loadBots(system: AnySystem, names: readonly string[]): Promise<Bot<unknown>[]> {
  return Promise.all(
    names.map(async (name) => {
      const load = system.bots[name];
      return load ? load() : randomBot;
    }),
  );
}
