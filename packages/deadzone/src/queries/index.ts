import type { PositionQuery } from '@skirmish-kit/core';
import type { Faction } from '../rules/profile.ts';
import { losInquiry } from './los.ts';
import { teamInquiry } from './team.ts';

/** The questions that only Deadzone answers. */
export function inquiriesOf(factions: readonly Faction[]): readonly PositionQuery[] {
  return [teamInquiry(factions), losInquiry];
}
