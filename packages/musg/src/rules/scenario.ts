import type { LocalisedText } from '@skirmish-kit/core';
import type { Terrain } from '@skirmish-kit/space';

/** An upright rectangle in twentieths of a pace. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a side begins, and which way is forward, in degrees from the top. */
export interface Deployment {
  readonly zone: Zone;
  readonly forward: number;
}

/** MU-DEP-01 to MU-DEP-03: a table to fight on. Everything is in twentieths of a pace. */
export interface Scenario {
  readonly id: string;
  readonly name: LocalisedText;
  readonly text: LocalisedText;
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly Terrain[];
  /** MU-MOVE-05: pieces with stairs or ladders, by their ids. */
  readonly climbable: readonly string[];
  readonly deployment: readonly Deployment[];
}
