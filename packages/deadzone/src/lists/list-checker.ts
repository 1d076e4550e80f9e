import { isProblems, type ListChecker, type Problem } from '@skirmish-kit/core';
import { FACTIONS, TEAMS } from '../packs/built-in.ts';
import { readParts } from '../packs/read-lists.ts';
import type { Faction } from '../rules/profile.ts';
import { evaluateTeam } from './evaluate-team.ts';

/** Problems of a team that was read as part of a pack, by their place in the team. */
export function inList(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((found) => ({ ...found, path: found.path.replace('/teams/0', '') || '/' }));
}

/** Strike teams that people put together from the factions there are (DZ-TEAM-01 to DZ-TEAM-14). */
export function listCheckerFor(factions: readonly Faction[]): ListChecker {
  return {
    title: { en: 'Strike team', fr: 'Groupe de combat' },
    example: TEAMS[0],
    checkList(list) {
      const parts = readParts({ teams: [list] });
      if (isProblems(parts)) return inList(parts);
      const [team] = parts.teams;
      return team ? evaluateTeam(team, factions) : [];
    },
  };
}

/** The strike teams of the built-in factions. */
export const listChecker: ListChecker = listCheckerFor(FACTIONS);
