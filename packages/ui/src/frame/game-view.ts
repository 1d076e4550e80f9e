import type { ReactiveController, TemplateResult, nothing } from 'lit';
import type {
  ChanceRequest,
  LogEntry,
  ReportedGame,
  Report,
  Seat,
  Messages,
} from '@skirmish-kit/core';
import type { AsyncBot } from '../async-bot.ts';
import type { Session } from '../session.ts';
import type { CardContent } from './card-content.ts';
import type { FilmFrame } from './film-frame.ts';
import type { GameHost } from '../game-host.ts';
import type { GameSnapshot } from '../game-snapshot.ts';
import type { Guide } from './guide.ts';
import type { Legend } from './legend.ts';
import type { RoomExtras } from './room-extras.ts';

/** A side as the top line shows it. */
export interface SideSummary {
  readonly name: string;
  /** Beside the colour, so that nobody needs the colour. */
  readonly letter: string;
  /** A class of the system's sheet that sets `--side` to its colour. */
  readonly look: string;
  readonly points: number;
  /** The points at the end of a preview, beside those of now. */
  readonly then?: number;
  /** The most points there can be, or were at the start: with it, a bar is drawn. */
  readonly most?: number;
  /** The rest of it: `21 in the pile`. */
  readonly note?: string;
}

/** A state that is shown instead of the game's. */
export interface Preview {
  readonly text: string;
  /** What leads through it, in the place of the replay. */
  readonly foot?: TemplateResult;
}

/** The source of cards, loaded when the first one is opened. */
export interface Cards {
  card(thing: string): CardContent | undefined;
}

/** Asks for dice and draws from a real table. */
export interface DicePrompt<S> {
  dicePrompt(
    host: GameHost<S>,
    session: Session<S, unknown>,
    request: ChanceRequest,
  ): TemplateResult;
}

/** An enemy acts, and the player is asked for an answer to that. */
export interface EnemyDeed {
  /** The side that acts. */
  readonly by: Seat;
  /** Whether it attacks a figure of the player, or does something that may be met. */
  readonly kind: 'attack' | 'act';
}

/** A step of the turn: what was done, what is done now, what comes. */
export interface TurnStep {
  readonly label: string;
  readonly when: 'done' | 'now' | 'next';
}

/**
 * The part of a system in the frame: it draws the snapshot that it is given. Everything around it (sides,
 * banner, undo, replay, log, result) is the frame's, and made from `messages`. A view is a controller of the
 * element: it paints its board in `hostUpdated`.
 */
export interface GameView<S> extends ReactiveController {
  readonly messages: Messages<S>;
  /** Fetches what the first question does without: dice, reasons, the game in words. */
  extras?(): Promise<RoomExtras<S>>;
  /** The opponents, or the name of the battle. */
  title(snapshot: GameSnapshot<S>): string;
  /** Other facts in a few words: the edition, the turn. */
  caption?(snapshot: GameSnapshot<S>): string;
  sides(snapshot: GameSnapshot<S>): readonly SideSummary[];
  /** A state to show instead of the game's; the frame marks it as a preview. */
  preview?(): Preview | undefined;
  /** Something is taken up: what to do with it now. Without it the banner says what is asked. */
  hint?(snapshot: GameSnapshot<S>): string | undefined;
  /** What an enemy does that the question is about: the banner is his then. */
  enemyDeed?(snapshot: GameSnapshot<S>): EnemyDeed | undefined;
  steps?(snapshot: GameSnapshot<S>): readonly TurnStep[];
  /** The board; `inside` lies over it: refusals, cards, tips. */
  board(snapshot: GameSnapshot<S>, inside: unknown): TemplateResult;
  /** The hand and the options, next to the board or below it. Without it there is a button for every answer. */
  actions?(snapshot: GameSnapshot<S>): TemplateResult | typeof nothing;
  /** The bar at the foot of the window: first the main button, always in the same place, then what else ends or leaves something. */
  bar?(): TemplateResult | typeof nothing;
  /** Buttons for how the board is looked at: levels, view, zoom. */
  viewTools?(): TemplateResult | typeof nothing;
  /** Fetches what asks for draws at a real table; without it, dice are asked for. */
  drawPrompt?(): Promise<DicePrompt<S>>;
  /** Panels beside the board: what would follow. */
  panels?(snapshot: GameSnapshot<S>): unknown;
  /** A panel that stays after the end of the game: the book of a campaign. */
  panelsAtEnd?(): unknown;
  /** The targets of the focus if the pressed button disappears, best first. */
  readonly focusOrder?: readonly string[];
  /** A key that was pressed anywhere but in a field; tells whether it meant something. */
  key?(event: KeyboardEvent): boolean;
  /** The game has moved on or back: nothing is taken up any more. */
  reset(): void;
  /** The last events as a film; the game waits until it was watched or skipped. */
  film?(before: S, logged: readonly LogEntry[]): readonly FilmFrame<S>[];
  /** Fetches what makes films, where that is not here from the start. */
  loadFilm?(): Promise<void>;
  /** The card of anything that can be pointed at: `unit:b2`, `tile:net-fighter`, `weapon:rifle`. */
  cards?(): Promise<Cards>;
  /** The thing that an entry of the log is about: its card opens from there too. */
  cardIn?(entry: LogEntry): string | undefined;
  /** The answer that ends an activation in which nothing is left to do: it is given for the player. */
  idleAnswer?(snapshot: GameSnapshot<S>): string | undefined;
  /** Called when the card of a thing opens, or none is open any more: its links and threats can be drawn. */
  inspected?(thing: string | undefined): void;
  /** Draws the board again, and nothing around it: after {@link inspected}. */
  paint?(): void;
  /** The guided first game, loaded when somebody wants it. */
  guide?(): Promise<Guide>;
  /** Every symbol with its meaning, loaded when somebody wants it. */
  legend?(): Promise<Legend>;
  /** Whether an entry that begins a part of the game is worth a thick tick: a battle. */
  isBattle?(entry: LogEntry): boolean;
  /** The report of a game, loaded when one is over. */
  report?(): Promise<(game: ReportedGame<S>) => Report>;
  /** A bot that plays a game on from any of its moments, to say where it turned; loaded when asked for. */
  analysisBot?(): Promise<AsyncBot<S>>;
  /** The name of a unit in the report. */
  nameOf?(seat: Seat, who: string): string;
}
