import type { Seat, LocalisedText } from '@skirmish-kit/core';

/** What every step of a guided game has: a tip beside what it names, until the reader has done it. */
interface Step {
  readonly title: LocalisedText;
  readonly text: LocalisedText;
  /** A selector inside the element: the tip is shown next to it and never covers it. */
  anchor(): string;
  /** The refusal of any other action. */
  readonly retryText: LocalisedText;
}

/** Done by an answer: those that count. Others are turned down. */
interface AnswerStep extends Step {
  allows(answer: string): boolean;
  /** The answer that is given for a player who is stuck. */
  readonly action: string;
}

/** Done by reading a card: `hex:0,1`, `figure:b3`. */
interface CardStep extends Step {
  readonly opensCard: string;
}

/** Done by what comes before an answer: a tile is taken up, an enemy is pointed at. */
interface HandStep extends Step {
  isDone(): boolean;
  /** Does it for a player who is stuck. */
  action(): void;
}

export type GuideStep = AnswerStep | CardStep | HandStep;

/** A first game that teaches: a setup, a seed, and steps that go on by doing. */
export interface Guide {
  readonly setup: unknown;
  readonly seed: number;
  /** What everybody answered before the lesson begins: how the board came to stand as it does. */
  readonly opening?: readonly string[];
  /** Where the reader sits; the others only watch. */
  readonly seat: Seat;
  readonly steps: readonly GuideStep[];
  /** What was learnt, and what a whole game has besides. */
  readonly ending: LocalisedText;
}
