import type { Words } from '@skirmish-kit/core';
import type { Mission } from '../rules/mission.ts';
import type { Faction } from '../rules/profile.ts';
import type { StrikeTeam } from '../rules/strike-team.ts';

/** A pack file: a faction with ready-made teams, or missions. */
export interface DeadzonePack {
  readonly $schema?: string;
  readonly format: 'skirmish-pack';
  readonly system: 'deadzone';
  readonly version: 1;
  readonly id: string;
  readonly title: Words;
  readonly faction?: Faction;
  readonly teams?: readonly StrikeTeam[];
  readonly missions?: readonly Mission[];
}
