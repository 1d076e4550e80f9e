import type { PackOrigin } from '@skirmish-kit/core';
import type { Field } from '../board/index.ts';
import type { Mission } from './mission.ts';
import type { Faction } from './profile.ts';
import type { Settings } from './settings.ts';
import type { StrikeTeam } from './strike-team.ts';

/**
 * What a game of Deadzone starts from, as short as it can be said: records and links carry it. What
 * is built in goes by its id, and settings need only what differs from the defaults.
 */
export interface DeadzoneSetup {
  readonly field: string | Field;
  readonly mission: string | Mission;
  /** One strike team for each seat. */
  readonly teams: readonly (string | StrikeTeam)[];
  /** What the teams here need of factions that are not built in. */
  readonly factions?: readonly Faction[];
  readonly settings: Partial<Settings>;
  /**
   * Where teams, factions and the mission that lie here whole came from. The battle needs these packs
   * no more: whatever becomes of them, a record replays with what it was played with.
   */
  readonly packs?: readonly PackOrigin[];
  /** Where the battle begins if not before its recon; it names field, mission, teams and settings itself. */
  readonly position?: string;
}
