import { isProblems, type ListReport, type Problem } from '@skirmish-kit/core';
import type { Faction } from '../rules/profile.ts';
import type { StrikeTeam } from '../rules/strike-team.ts';
import { checkTeam } from './check-team.ts';
import { factionOf, unknownNames } from './team-names.ts';

/** What a team costs and which rules it breaks, or that it names what is not there. */
export function evaluateTeam(
  team: StrikeTeam,
  factions: readonly Faction[],
): ListReport | readonly Problem[] {
  const faction = factionOf(team, factions);
  if (isProblems(faction)) return faction;
  const unknown = unknownNames(team, faction);
  return isProblems(unknown) ? unknown : checkTeam(faction, team);
}

/** Everything that is wrong with a team somewhere in a pack or a setup. */
export function teamProblems(
  path: string,
  team: StrikeTeam,
  factions: readonly Faction[],
): readonly Problem[] {
  const judged = evaluateTeam(team, factions);
  const problems: readonly Problem[] = 'problems' in judged ? judged.problems : judged;
  return problems.map((found) => ({ ...found, path: `${path}${found.path}` }));
}
