import type { Words } from '@skirmish-kit/core';

/** One step of a guided game: a tip beside what it names, until the reader has done it. */
export interface GuideStep {
  readonly title: Words;
  readonly text: Words;
  /** A selector inside the element: what the tip stands beside, never over. */
  readonly anchor: string;
  /** Answers that count as having done it; others are turned down with `otherwise`. */
  readonly allows?: (answer: string) => boolean;
  readonly otherwise?: Words;
  /** What a player who is stuck can have done for him. */
  readonly doIt?: string;
}

/** A first game that teaches: a setup, a seed, and steps that go on by doing. */
export interface Guide {
  readonly setup: unknown;
  readonly seed: number | string;
  readonly seats: string;
  readonly steps: readonly GuideStep[];
}
