import type { Seat, LocalisedText } from '@skirmish-kit/core';

/** What a tip says. */
export interface StepText {
  readonly title: LocalisedText;
  readonly text: LocalisedText;
  /** The refusal of any other action. */
  readonly retryText: LocalisedText;
}

/** A step of a guided game: a tip next to the thing it names, until the player has done it. */
interface Step extends StepText {
  /** A selector inside the element: the tip is shown next to it and never covers it. */
  anchor(): string;
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
  /** The answers of all seats before the guide begins, which lead to its board. */
  readonly opening?: readonly string[];
  /** The seat of the player; the others act by themselves. */
  readonly seat: Seat;
  readonly steps: readonly GuideStep[];
  /** The text after the guided game. */
  readonly ending: LocalisedText;
}
