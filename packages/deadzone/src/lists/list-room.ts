import { isProblems, type ListRoom } from '@skirmish-kit/core';
import { FACTIONS, TEAMS } from '../packs/built-in.ts';
import { readParts } from '../packs/read-parts.ts';
import type { Faction } from '../rules/profile.ts';
import { judgeTeam } from './judge-team.ts';

/** Strike teams that people put together from the factions there are (DZ-TEAM-01 to DZ-TEAM-14). */
export function listRoomFrom(factions: readonly Faction[]): ListRoom {
  return {
    title: { en: 'Strike team', fr: 'Groupe de combat' },
    example: TEAMS[0],
    checkList(list) {
      const parts = readParts({ teams: [list] });
      if (isProblems(parts))
        return parts.map((found) => ({
          ...found,
          path: found.path.replace('/teams/0', '') || '/',
        }));
      const [team] = parts.teams;
      return team ? judgeTeam(team, factions) : [];
    },
  };
}

/** The strike teams of the built-in factions. */
export const listRoom: ListRoom = listRoomFrom(FACTIONS);
