import type { LocalisedText } from '@skirmish-kit/core';
import type { Mission } from '../rules/mission.ts';
import type { Faction } from '../rules/profile.ts';
import type { StrikeTeam } from '../rules/strike-team.ts';

/**
 * A pack file: a faction with ready-made teams, or missions; `deadzone-pack.schema.json` says the
 * same to everybody else.
 */
export interface DeadzonePack {
  readonly $schema?: string;
  readonly format: 'skirmish-pack';
  readonly system: 'deadzone';
  readonly version: 1;
  readonly id: string;
  readonly title: LocalisedText;
  readonly description?: LocalisedText;
  readonly author?: string;
  readonly licence?: string;
  readonly faction?: Faction;
  readonly teams?: readonly StrikeTeam[];
  readonly missions?: readonly Mission[];
}
