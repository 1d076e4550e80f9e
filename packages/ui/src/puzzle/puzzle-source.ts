import type { TemplateResult } from 'lit';
import type { Tool } from '../toolbar.ts';

/** A goal of a puzzle, and after a try how far it was reached. */
export interface GoalProgress {
  readonly text: string;
  /** Empty before the first try. */
  readonly progress: string;
  readonly state: 'open' | 'reached' | 'missed';
}

/** The part of a game in the frame of a puzzle: a position, the hand, the goal. */
export interface PuzzleSource {
  /** The opponents. */
  title(): string;
  /** The side to play, and its hand. */
  task(): string;
  goals(): readonly GoalProgress[];
  /** The board; `inside` lies over it. */
  board(inside: unknown): TemplateResult;
  /** The pieces that can be selected. */
  hand(): unknown;
  /** The next step with the selected piece. */
  advice(): string;
  /** The actions for what is selected; once all is played, the one that ends it. */
  tools(): readonly Tool[];
  /** A hint that reveals this much of the solution. */
  hint(given: number): string;
  /** Handles a key; returns whether it had an effect. */
  key(event: KeyboardEvent): boolean;
  readonly canTakeBack: boolean;
  takeBack(): void;
  /** Lays everything back as it was. */
  restart(): void;
  /** Plays a solution; tells whether there is one. */
  playSolution(): boolean;
  /** Shows how the try ended, from its start or from its end; nothing of it any more. */
  watch(from: 'start' | 'end' | 'not'): void;
  /** The film, next to the board. */
  film(): unknown;
}
