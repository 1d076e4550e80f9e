import type { Band } from './band.ts';
import type { Settings } from './settings.ts';

/**
 * What a game of Musg starts from, as short as it can be said: records and links carry it. Scenarios
 * and bands go by their ids, bands of one's own lie in it whole, and settings need only what differs
 * from the defaults.
 */
export interface MusgSetup {
  readonly scenario: string;
  /** One band for each seat. */
  readonly bands: readonly (string | Band)[];
  readonly settings: Partial<Settings>;
  /** A world by its id; none unless told. */
  readonly world?: string;
  /** What differs from what the world recommends. */
  readonly worldSettings?: Readonly<Record<string, string>>;
}
