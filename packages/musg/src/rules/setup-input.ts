import type { PackOrigin } from '@skirmish-kit/core';
import type { Goods } from '../packs/pack.ts';
import type { Band } from './band.ts';
import type { Scenario } from './scenario.ts';
import type { Settings } from './settings.ts';

/**
 * What a game of Musg starts from, as short as it can be said: records and links carry it. Scenarios
 * and bands go by their ids, those that are not built in lie in it whole with what they are made of, and
 * settings need only what differs from the defaults.
 */
export interface MusgSetup {
  readonly scenario: string | Scenario;
  /** One band for each seat. */
  readonly bands: readonly (string | Band)[];
  /** What the bands here need that is not built in. */
  readonly goods?: Partial<Goods>;
  readonly settings: Partial<Settings>;
  /** A world by its id; none unless told. */
  readonly world?: string;
  /** What differs from what the world recommends. */
  readonly worldSettings?: Readonly<Record<string, string>>;
  /**
   * Where what lies here whole came from. The battle needs these packs no more: whatever becomes of
   * them, a record replays with what it was played with.
   */
  readonly packs?: readonly PackOrigin[];
  /** Where the battle begins if not before anybody is placed; it names everything else itself. */
  readonly position?: string;
}
