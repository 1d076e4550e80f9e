import type { Seats } from './attributes.ts';
import type { StartPanel } from './frame/start-panel.ts';
import type { StartSource } from './frame/start-source.ts';
import type { Session } from './session.ts';

/** What a page leaves out, or takes away again: frameworks do the one by the other. */
export type Unset = null | undefined;

/** What a page asked for, read and understood. */
export interface Asked<Mode extends string> {
  readonly mode: Mode;
  readonly seats: Seats;
  /** The game to show or to go on with; empty for a new one. */
  readonly record: string;
  /** What was picked in the start panel, or is taught: the setup to read. */
  readonly setup: unknown;
  /** Where chance comes from; nothing for another seed each time. */
  readonly seed: unknown;
  /** Whether it is the guided first game. */
  readonly guide: boolean;
}

/** What an element is called, and what it understands in its attributes. */
export interface Vocabulary<Mode extends string> {
  readonly tag: string;
  /** What is played, in every language: `Neuroshima Hex`. */
  readonly name: string;
  readonly modes: readonly Mode[];
  readonly bots: readonly string[];
  /** Attributes and properties that make another game when they change. */
  readonly starts: readonly string[];
  /**
   * Attributes that together fix who plays what, so that nobody is asked before a game; a seed, a
   * position or a setup fixes it alone.
   */
  readonly fixes?: readonly string[];
}

/** The start panel of a system, loaded when somebody is to pick. */
export interface StartRoom {
  readonly StartPanel: typeof StartPanel;
  readonly source: StartSource;
}

/** Whether the start panel comes first: `ask`, `now`, or as the page's other attributes say. */
export type StartWord = 'ask' | 'now';

/** A game that can begin. */
export interface Started<S, Setup> {
  readonly session: Session<S, Setup>;
}
