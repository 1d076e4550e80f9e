import type { Settings } from './settings.ts';

/**
 * What a game of Deadzone starts from, as short as it can be said: records and links carry it. All
 * go by their ids, and settings need only what differs from the defaults.
 */
export interface DeadzoneSetup {
  /** A battlefield of the kit. */
  readonly field: string;
  readonly mission: string;
  /** One strike team for each seat. */
  readonly teams: readonly string[];
  readonly settings: Partial<Settings>;
}
