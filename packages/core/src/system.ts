import type { Bot } from './bot.ts';
import type { Catalogue } from './catalogue.ts';
import type { Flow, Seat } from './flow.ts';
import type { Game } from './game.ts';
import type { PositionQuery } from './position-query.ts';
import type { ListChecker } from './list-checker.ts';
import type { OddsCalculator } from './odds-calculator.ts';
import type { PackLoader } from './pack-loader.ts';
import type { Problem } from './problem.ts';
import type { PackPin } from './records/pack-pin.ts';
import type { ReportedGame, Report } from './report.ts';
import type { SetupChoice, SetupDraft } from './setup/choices.ts';
import type { Messages } from './messages/messages.ts';
import type { Language, LocalisedText } from './localised-text.ts';

/** How a game ended. Several winners share a victory; none is a draw. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** Why, as a stable word: `last-standing`, `turn-limit`. */
  readonly reason: string;
  /** Points, casualties, whatever the system counts, by seat. */
  readonly scores: readonly number[];
}

/** Text for a position and back: the reader is tolerant, the writer canonical. */
export interface PositionNotation<S> {
  make(state: S): string;
  /** The setup of a game that begins there, to be read like any other. */
  parse(text: string): SetupDraft | readonly Problem[];
}

/** How a picture of a state is drawn; `auto` has both colour schemes and follows the page. */
export interface PictureOptions {
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
}

/** Draws states of a game. */
export interface PictureMaker<S> {
  /** A state as an SVG file of its own. */
  draw(state: S, options: PictureOptions): string;
}

/** The part of a system that plays: all that a {@link Game} needs. */
export interface PlayableSystem<S, Setup> {
  /** Short and stable: `reaction`. Records and links name it. */
  readonly id: string;
  /** Rises when an old record would play out differently. */
  readonly version: number;
  /**
   * The oldest version whose records are still read: a corrected rule leaves most of them as they were,
   * and one that plays out differently is reported with its first different line. Default: `version`.
   */
  readonly readsFrom?: number;
  readonly title: LocalisedText;
  /** The setup of a first game. */
  readonly defaults: Setup;
  /** The state before anybody has done anything. */
  setup(setup: Setup): S;
  /**
   * The packs that a game of this setup is played with, beyond what is built in; without a setup,
   * all that are here.
   */
  pins?(setup?: Setup): readonly PackPin[];
  /**
   * A state that came as JSON from another page or worker, bound to the code it is played with. Only
   * needed where a state has code of its own that {@link setup} binds to it.
   */
  adopt?(state: S): S;
  /** How many seats there are. */
  seats(state: S): number;
  /**
   * Plays on from a checkpoint to the next one: the smallest stretch of the game between two
   * events at which everything is in the state. Called until {@link outcome} answers.
   */
  step(state: S): Flow;
  outcome(state: S): Outcome | undefined;
  /**
   * The state as a seat may see it: hidden things are left out. Bots, elements and logs use it; without
   * it everything is open, as in most games. `undefined` is a spectator, who sees what everybody sees.
   * While nothing is hidden it returns the state itself, and no player has to pass the device.
   */
  playerView?(state: S, seat: Seat | undefined): S;
  /** Loaded when asked for, so that a page pays for rule texts only when somebody reads one. */
  catalogue(): Promise<Catalogue>;
  /** Players made of code, loaded when asked for. */
  readonly bots: Readonly<Record<string, () => Promise<Bot<S>>>>;
  /** Everything it says, in both languages; what only plays may leave it to who shows it. */
  readonly messages?: Messages<S>;
}

/** A system that also reads untrusted setups: all that records and replays need. */
export interface ReadableSystem<S, Setup> extends PlayableSystem<S, Setup> {
  /**
   * Checks a setup that came from outside, filling in what was left out. The version is that of the
   * record it was found in: an older game may play on by rules that have changed since.
   */
  readSetup(value: unknown, version?: number): Setup | readonly Problem[];
}

/**
 * A game system: one object with everything that any host needs. Elements, the command line, golden
 * games, benchmarks and comparisons work from it alone. Make one with {@link defineSystem}; nothing
 * in the kit has to be touched to add a fifth.
 *
 * Readers of untrusted input are apart from the rules, since a page whose game starts from names alone
 * does not need them.
 */
export interface GameSystem<S, Setup> extends ReadableSystem<S, Setup> {
  /** The choices of a player before a game, given what is selected already. */
  choices(draft: SetupDraft): readonly SetupChoice[];
  readonly messages: Messages<S>;
  /** The report of a game. */
  report?(game: ReportedGame<S>): Report;
  readonly notation?: PositionNotation<S>;
  /** A game as text, where the system has a way of its own to write one. */
  makeRecord?(game: Game<S, Setup>): string;
  /** Loads the odds calculator of the system. */
  odds?(): Promise<OddsCalculator<NoInfer<S>, NoInfer<Setup>>>;
  /** Loads the pack loader of the system. */
  packs?(): Promise<PackLoader<S, Setup>>;
  /** Loads the list checker of the system. */
  lists?(): Promise<ListChecker>;
  /** Loads what draws a state: for feeds, print, link previews and the command line. */
  picture?(): Promise<PictureMaker<NoInfer<S>>>;
  /** Questions about positions that only this system answers. */
  queries?(): Promise<readonly PositionQuery[]>;
}

/** A system of which a host knows nothing but the contract. */
export type AnySystem = GameSystem<unknown, unknown>;

/**
 * Declares a system; only there so that TypeScript checks and infers all of it.
 *
 * @example
 * ```ts
 * const race = defineSystem({
 *   id: 'race',
 *   version: 1,
 *   title: { en: 'Race', fr: 'Course' },
 *   defaults: { goal: 10 },
 *   readSetup: () => ({ goal: 10 }),
 *   choices: () => [],
 *   setup: ({ goal }) => ({ goal, at: 0 }),
 *   seats: () => 1,
 *   *step(state) {
 *     state.at += yield* roll(sum([d(1, 6)]), 'RACE-01', { who: 0, about: 'stride' });
 *   },
 *   outcome: ({ at, goal }) =>
 *     at < goal ? undefined : { winners: [0], reason: 'arrived', scores: [at] },
 *   catalogue: () => Promise.resolve(defineCatalogue([])),
 *   messages: {
 *     names: () => ({}),
 *     events: {},
 *     refusals: {},
 *     questions: {},
 *     rolls: {},
 *     reasons: { arrived: { en: 'arrived', fr: 'arrivé' } },
 *     side: () => 'Runner',
 *   },
 *   bots: {},
 * });
 * new Game(race, race.defaults, { seed: 7 }).outcome?.reason; // 'arrived'
 * ```
 */
export function defineSystem<S, Setup>(system: GameSystem<S, Setup>): GameSystem<S, Setup> {
  return system;
}
