import type { PolicyUsed } from '@skirmish-kit/core';
import type { Chances } from './effect.ts';

/** The odds of an answer. */
export interface OddsAnswer {
  /** How likely each outcome is, by its stable word; for several targets, those of the first. */
  readonly outcomes: Chances;
  /** The outcomes for each target, where there are targets. */
  readonly targets?: readonly Chances[];
  /** The probability of pruned branches: the part that is missing from 1. */
  readonly pruned: number;
  /** The choices met on the way, by seat, and the policies that answered them. */
  readonly policies: readonly PolicyUsed[];
  /** How many times a flow of the rules was run. */
  readonly runs: number;
}
