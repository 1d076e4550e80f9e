import type { TurnBudget } from './controllers/turn-budget.ts';
import type { ReactiveControllerHost } from 'lit';
import type { ChoiceRequest, Language, Narrator, Refusal, RuleId, Seat } from '@skirmish-kit/core';
import type { HistoryEntry } from './game-history.ts';
import type { GameSnapshot } from './game-snapshot.ts';
import type { AnchorPoint } from './refusal-tooltip.ts';
import type { RuleTexts } from './rule-panel.ts';
import type { Session, SeekTarget } from './session.ts';

/**
 * The element as everything inside it sees it. Views, pages, boards and films are Lit controllers of
 * it: they ask for another update with `requestUpdate`, paint in `hostUpdated` and stop in
 * `hostDisconnected`. A part that needs little of it takes a `Pick` of this interface.
 */
export interface GameHost<S = unknown, Setup = unknown> extends ReactiveControllerHost {
  readonly language: Language;
  readonly localName: string;
  readonly isConnected: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** Attributes and properties as the page has set them. */
  readonly attributeValues: AttributeValues;
  readonly session: Session<S, Setup> | undefined;
  /** The snapshot of the page: the same object until something changes; `undefined` without a game. */
  readonly snapshot: GameSnapshot<S, Setup> | undefined;
  /** The state that is drawn: of a film if one runs, else of the game. */
  readonly shown: S;
  readonly narrator: Narrator;
  /** The choice that a person may answer now. */
  readonly choice: ChoiceRequest | undefined;
  /** Why the last answer was refused, as a sentence. */
  readonly refusal: string | undefined;
  readonly ruleTexts: RuleTexts;
  /** Answers for a person; a refusal is shown at `spot`. Returns whether the answer was accepted. */
  answer(text: string, spot?: AnchorPoint): boolean;
  /** "No, and do not ask me about this until my turn": for questions that may be skipped. */
  skip(): boolean;
  undo(): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Sends an event to the page. */
  send(type: string, detail: unknown): void;
  /** Shows a refusal and announces it; `text` replaces the sentence that the narrator has for it. */
  refuse(refusal: Refusal, spot?: AnchorPoint, text?: string): void;
  clearRefusal(): void;
  refusalText(refusal: Refusal): string;
  /** Sentences of the log from an entry on. */
  logLinesSince(mark: number): readonly string[];
  openRule(rule: RuleId): void;
  readonly commands: GameCommands;
  readonly views: HostViews;
}

/** Values of attributes and properties by name. */
export type AttributeValues = Readonly<Record<string, unknown>>;

/** The commands of the buttons around a game. */
export interface GameCommands {
  /** Whether bots play by themselves. */
  readonly running: boolean;
  /** How long bots wait between answers, in milliseconds. */
  pace: number;
  /** How much faster the rest of a bot's turn is shown. */
  readonly budget: TurnBudget;
  /** Whether one click is enough where nothing is at stake, and finished activations end by themselves. */
  quickPlay: boolean;
  run(running: boolean): void;
  /** Lets the bot answer once. */
  botStep(): void;
  /** Whether a bot that has to answer could not be loaded. */
  readonly botsMissing: boolean;
  loadBotsAgain(): void;
  /** People play for bots that could not be loaded. */
  playByHand(): void;
  /** Moves through a replay. */
  seek(to: SeekTarget): void;
  /** Continues after a film, or after the device was passed. */
  resume(): void;
  /** Continues a replay as a game of its own. */
  branch(): void;
  /** Goes back to the game that this one was continued from. */
  leaveBranch(): void;
  /** Plays from after so many answers, on that seat; bots have the others. */
  retryFrom(at: number, seat: Seat): void;
  /** Plays the recorded game from its start. */
  replayFromStart(): void;
  /** The same setup with other chances. */
  rematch(): void;
  /** The same, with everybody one seat further. */
  swapSides(): void;
  /** Starts the guided game. */
  startGuide(): void;
  /** Ends the guided game; the game before it is back. */
  endGuide(): void;
  /** Opens the start panel, or begins a new game where there is none. */
  newGame(): void;
  /** Resumes a game from the history. */
  resumeFromHistory(game: HistoryEntry): void;
  share(): Promise<void>;
  /** Sets attributes as the page would. */
  setAttributes(values: AttributeValues): void;
}

/** The views of the element, for its layout. */
export interface HostViews {
  log(): unknown;
  rule(): unknown;
  refusal(): unknown;
  share(): unknown;
}
