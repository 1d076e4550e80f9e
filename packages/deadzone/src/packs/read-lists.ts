import { isProblems, readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import type { Mission } from '../rules/mission.ts';
import type { Faction } from '../rules/profile.ts';
import type { StrikeTeam } from '../rules/strike-team.ts';
import { validate } from './generated/deadzone-pack.strict.js';
import type { DeadzonePack } from './pack.ts';

/** What lists and setups carry of a pack, without its frame. */
export interface PackParts {
  readonly faction?: Faction;
  readonly teams: readonly StrikeTeam[];
  readonly missions: readonly Mission[];
}

const SHAPE: PackFormat<DeadzonePack> = { id: 'deadzone-parts', validate };

/** Reads parts of a pack by their shape alone: whether names are known, others have to say. */
export function readParts(parts: {
  readonly faction?: unknown;
  readonly teams?: readonly unknown[];
  readonly missions?: readonly unknown[];
}): PackParts | readonly Problem[] {
  const title = { en: 'Parts', fr: 'Parties' };
  const frame = { format: 'skirmish-pack', system: 'deadzone', version: 1, id: 'parts', title };
  const pack = readPack(SHAPE, { ...frame, ...parts });
  if (isProblems(pack)) return pack;
  const { faction, teams = [], missions = [] } = pack;
  return { ...(faction && { faction }), teams, missions };
}
