import type { PackPin, Problem } from '@skirmish-kit/core';
import type { ArmyPack } from './army-pack.ts';
import type { Companion } from './companion.ts';

/** Armies that a page brings besides those of the box, and all that only they need. */
export interface FanArmies {
  /** Checked; without those that something is wrong with. */
  readonly packs: readonly ArmyPack[];
  readonly companions: readonly Companion[];
  /** What records name them by. */
  readonly pins: readonly PackPin[];
  /** What is wrong with the others. */
  readonly problems: readonly Problem[];
  /** Their colours, as a style sheet. */
  readonly styles: string;
}

export const NO_FAN_ARMIES: FanArmies = {
  packs: [],
  companions: [],
  pins: [],
  problems: [],
  styles: '',
};
