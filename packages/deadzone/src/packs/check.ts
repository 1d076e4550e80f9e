import type { Problem } from '@skirmish-kit/core';
import { teamProblems } from '../lists/evaluate-team.ts';
import { FACTIONS } from './built-in.ts';
import { checkFaction } from './check-faction.ts';
import { checkMission } from './check-mission.ts';
import { duplicates } from './ids.ts';
import type { DeadzonePack } from './pack.ts';

/**
 * What the schema cannot say about a pack: that ids are known and unique, that its teams are legal
 * and its missions make sense.
 */
export function checkPack({
  faction,
  teams = [],
  missions = [],
}: DeadzonePack): readonly Problem[] {
  const wrong = faction ? checkFaction('/faction', faction) : [];
  if (wrong.length > 0) return wrong;
  const factions = faction
    ? [faction, ...FACTIONS.filter(({ id }) => id !== faction.id)]
    : FACTIONS;
  return [
    ...duplicates('/teams', teams),
    ...teams.flatMap((team, i) => teamProblems(`/teams/${i}`, team, factions)),
    ...duplicates('/missions', missions),
    ...missions.flatMap((mission, i) => checkMission(`/missions/${i}`, mission)),
  ];
}
