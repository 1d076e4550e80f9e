import {
  botAnswer,
  Game,
  hashState,
  isProblems,
  makeRecord,
  openReplay,
  parseSeed,
  playSeries,
  randomBot,
  readJson,
  type Bot,
  type Catalogue,
  type GameRecord,
  type ReadableSystem,
  type Language,
  type LogEntry,
  type Outcome,
  type Problem,
  type Series,
  type Words,
} from '@skirmish-kit/core';
import type { Reply } from './batch.ts';

/** What came of a game that was played or replayed: what happened, and how it ended. */
export interface Story {
  readonly lines: readonly string[];
  readonly moments: readonly { readonly about: string; readonly rule: string }[];
  readonly outcome: Outcome | undefined;
  readonly hash: string;
  readonly record: string;
  /** Why a record goes no further. */
  readonly problem: Problem | undefined;
}

/** A game system as the command line uses it, with the types of its state kept inside. */
export interface HostedSystem {
  readonly id: string;
  readonly title: Words;
  readonly bots: readonly string[];
  /** What `odds` can be asked, for the help. */
  readonly oddsHelp: readonly string[];
  readonly oddsExample: object;
  catalogue(): Promise<Catalogue>;
  /** Who plays in a setup (the name of a scenario, or JSON), by seat, or what is wrong with it. */
  sides(setup: string | undefined): readonly HostedSide[] | readonly Problem[];
  play(setup: string | undefined, bots: readonly string[], options: PlayOptions): Promise<Story>;
  replay(record: GameRecord, language: Language): Story | readonly Problem[];
  simulate(
    setup: string | undefined,
    bots: readonly string[],
    options: SimulateOptions,
  ): Promise<Series>;
  odds(request: unknown): Reply;
  readonly packMark: PackMark;
  validate(text: string): readonly Problem[] | Words;
}

/** By which field a pack says that it is for a system. */
export interface PackMark {
  readonly field: string;
  /** Up to a `/`, after which the version of the format stands. */
  readonly value: string;
}

export interface PlayOptions {
  readonly seed: string;
  readonly language: Language;
  /** Hears how many answers the bots have given so far. */
  readonly onAnswer: (answers: number) => void;
}

export interface SimulateOptions {
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  /** Hears how many games there were so far, and of the last one when asked. */
  readonly onGame: (played: number, game: () => SimulatedGame) => void;
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

/** Who sits somewhere, whoever plays: an army, a gang. */
export interface HostedSide {
  readonly id: string;
  readonly name: Words;
}

/** What a system adds to its `ReadableSystem` for the command line. */
export interface Extras<S, Setup> {
  /** What a scenario's short name stands for. */
  setupNamed(name: string): unknown;
  readonly setupNames: readonly string[];
  /** Whom the seats stand for. */
  sides(state: S): readonly HostedSide[];
  readonly oddsHelp: readonly string[];
  readonly oddsExample: object;
  odds(request: unknown): Reply;
  readonly packMark: PackMark;
  validate(text: string): readonly Problem[] | Words;
  /** A game as text, where the system has a way of its own to write one. */
  makeRecord?(game: Game<S, Setup>): string;
  narrate(game: Game<S, Setup>, entry: LogEntry, language: Language): string | undefined;
}

/** Hides a system's own types behind what every command needs. */
export function host<S, Setup>(
  system: ReadableSystem<S, Setup>,
  extras: Extras<S, Setup>,
): HostedSystem {
  const readSetup = (text: string | undefined): Setup | readonly Problem[] => {
    if (text === undefined) return system.readSetup({});
    if (!text.trimStart().startsWith('{')) return system.readSetup(extras.setupNamed(text));
    const json = readJson(text);
    return isProblems(json) ? json : system.readSetup(json.value);
  };
  const setupOf = (text: string | undefined): Setup => {
    const setup = readSetup(text);
    if (isProblems(setup)) throw new Error(setup.map(({ message }) => message).join(' '));
    return setup;
  };
  const tell = (game: Game<S, Setup>, language: Language, problem?: Problem): Story => ({
    lines: game.log.flatMap((entry) => extras.narrate(game, entry, language) ?? []),
    moments: game.log.map(({ about, rule }) => ({ about, rule })),
    outcome: game.outcome,
    hash: game.hash(),
    record: extras.makeRecord?.(game) ?? makeRecord(game),
    problem,
  });
  return {
    id: system.id,
    title: system.title,
    bots: [...new Set(['random', ...Object.keys(system.bots)])],
    oddsHelp: extras.oddsHelp,
    oddsExample: extras.oddsExample,
    catalogue: () => system.catalogue(),
    sides(text) {
      const setup = readSetup(text);
      return isProblems(setup) ? setup : extras.sides(system.setup(setup));
    },
    async play(text, names, { seed, language, onAnswer }) {
      const bots = await loadBots(system, names);
      const game = new Game(system, setupOf(text), { seed: parseSeed(seed) });
      const seated = new Map(bots.entries());
      for (let answers = 1; botAnswer(game, seated); answers++) onAnswer(answers);
      return tell(game, language);
    },
    replay(record, language) {
      const replay = openReplay(system, record);
      if (isProblems(replay)) return replay;
      replay.goTo(replay.length);
      return tell(replay.game, language, replay.problem);
    },
    async simulate(text, names, options) {
      const { onGame } = options;
      const bots = await loadBots(system, names);
      return playSeries(system, setupOf(text), bots, {
        ...options,
        onGame: (played, { seed, bots: seated, state, outcome, choices }) =>
          onGame(played, () => ({
            seed,
            bots: seated,
            sides: extras.sides(state).map(({ id }) => id),
            outcome,
            choices,
            hash: hashState(state),
          })),
      });
    },
    odds: extras.odds,
    packMark: extras.packMark,
    validate: extras.validate,
  };
}

async function loadBots<S, Setup>(
  system: ReadableSystem<S, Setup>,
  names: readonly string[],
): Promise<Bot<S>[]> {
  return Promise.all(
    names.map(async (name) => {
      const load = system.bots[name];
      return load ? load() : randomBot;
    }),
  );
}
