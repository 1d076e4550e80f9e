import type { PolicyMet } from '@skirmish-kit/core';
import type { Chances } from './effect.ts';

/** What the odds of something are. */
export interface OddsAnswer {
  /** How likely each outcome is, by its stable word; for several targets, those of the first. */
  readonly outcomes: Chances;
  /** The outcomes for each target, where there are targets. */
  readonly targets?: readonly Chances[];
  /** The probability of branches that were too unlikely to follow; what is missing from 1. */
  readonly pruned: number;
  /** Whose choices were met on the way, and how they were answered. */
  readonly policies: readonly PolicyMet[];
  /** How many times a flow of the rules was run. */
  readonly runs: number;
}
