import type { PositionQuery } from '@skirmish-kit/core';
import type { Faction } from '../rules/profile.ts';
import { losQuery } from './los.ts';
import { teamQuery } from './team.ts';

/** The questions that only Deadzone answers. */
export function queriesOf(factions: readonly Faction[]): readonly PositionQuery[] {
  return [teamQuery(factions), losQuery];
}
