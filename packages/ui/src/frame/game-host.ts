import type { ReactiveControllerHost } from 'lit';
import type { ChoiceRequest, Language, Narrator, Refusal, RuleId, Seat } from '@skirmish-kit/core';
import type { Spot } from '../refusal-tooltip.ts';
import type { Session, Walk } from '../session.ts';

/**
 * The element as everything inside it sees it: the one host of a game. Rooms, boards and films are
 * Lit controllers of it: they ask it to draw again with `requestUpdate`, draw their pictures in
 * `hostUpdated` and stop what runs in `hostDisconnected`.
 */
export interface GameHost<S, Setup = unknown> extends ReactiveControllerHost {
  readonly language: Language;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly session: Session<S, Setup> | undefined;
  /** What the page is to show: a picture of a film that runs, else the game as it stands. */
  readonly shown: S;
  /** Tells what is shown. */
  readonly narrator: Narrator;
  /** The choice that a person may answer now. */
  readonly choice: ChoiceRequest | undefined;
  /** Why the last answer was turned down, as a sentence. */
  readonly refusal: string | undefined;
  /** Answers for a person; a refusal is shown at `spot`. Tells whether it was accepted. */
  answer(text: string, spot?: Spot): boolean;
  /** "No, and do not ask me about this until my turn": for questions that may be skipped. */
  skip(): boolean;
  undo(): void;
  /** Says something to a screen reader. */
  announce(text: string): void;
  /** Shows why an answer cannot be given at all, and says it. */
  refuse(refusal: Refusal): void;
  forgetRefusal(): void;
  refusalText(refusal: Refusal): string;
  /** Sentences of the log from an entry on. */
  linesFrom(mark: number): readonly string[];
  openRule(rule: RuleId): void;
}

/** The element as a room sees it in which no game is under way: a battle, a puzzle, a reference. */
export interface PageHost {
  readonly language: Language;
  requestUpdate(): void;
  announce(text: string): void;
  openRule(rule: RuleId): void;
  share(): Promise<void>;
  ruleView(): unknown;
  bubbleView(): unknown;
  shareView(): unknown;
}

/** Who plays when nobody presses anything, and how fast. */
export interface Pacing {
  /** Whether bots play on by themselves. */
  readonly running: boolean;
  /** How long bots wait between answers, in milliseconds. */
  pace: number;
  run(running: boolean): void;
  /** Lets the bot answer once. */
  botStep(): void;
}

/** What the frame itself asks of the element, beyond what a room does. */
export interface FrameHost<S, Setup = unknown> extends GameHost<S, Setup>, Pacing {
  /** The bot that has to answer could not be loaded. */
  readonly botsMissing: boolean;
  loadBotsAgain(): void;
  /** People play for bots that could not be loaded. */
  playByHand(): void;
  /** The way through a replay. */
  walk(to: Walk): void;
  /** Goes on with what waits: a film is over, the device has been passed on. */
  goOn(): void;
  /** Plays on from where the walk through the game stands. */
  playOn(): void;
  /** Goes back to the game that this one was played on from. */
  leaveBranch(): void;
  /** Plays on from where so many answers had been given, on that seat; bots have the others. */
  tryFrom(at: number, seat: Seat): void;
  /** The game from its start, by itself. */
  watch(): void;
  /** The same once more, with other chances. */
  anew(): void;
  /** The same once more, everybody one seat further. */
  swapSides(): void;
  /** Begins the guided first game. */
  learn(): void;
  /** Goes back to what was there before it, or to a game of one's own. */
  leaveLesson(): void;
  /** Begins anew, after asking where something would be lost. */
  again(): void;
  share(): Promise<void>;
  logView(): unknown;
  ruleView(): unknown;
  bubbleView(): unknown;
  shareView(): unknown;
}
