import type { ListProblem } from '@skirmish-kit/core';
import type { Faction, ModelType, Profile } from '../rules/profile.ts';
import { namesOf, teamProblem } from './problem-messages.ts';

/** DZ-TEAM-05: so many Troops for each Vehicle. */
const TROOPS_PER_VEHICLE = 3;

/** DZ-TEAM-02 to DZ-TEAM-06: who may be in a team beside whom. */
export function checkStructure(
  faction: Faction,
  profiles: readonly Profile[],
): readonly ListProblem[] {
  const count = (type: ModelType) => profiles.filter((profile) => profile.type === type).length;
  const troops = count('troop');
  return [
    ...checkLeader(faction, count('leader')),
    ...checkSpecialists(count('specialist'), troops),
    ...checkVehicles(count('vehicle'), troops),
    ...checkCharacters(count('character')),
  ];
}

function checkLeader({ profiles }: Faction, found: number): readonly ListProblem[] {
  if (found === 1) return [];
  if (found > 1) return [teamProblem('/members', 'too-many-leaders', { found })];
  const leaders = profiles.filter(({ type }) => type === 'leader').map(({ name }) => name);
  return [teamProblem('/members', 'no-leader', { legal: namesOf(leaders) })];
}

function checkSpecialists(found: number, troops: number): readonly ListProblem[] {
  if (found <= troops) return [];
  const spare = found - troops;
  return [teamProblem('/members', 'too-many-specialists', { found, troops, spare })];
}

function checkVehicles(found: number, troops: number): readonly ListProblem[] {
  const most = Math.floor(troops / TROOPS_PER_VEHICLE);
  if (found <= most) return [];
  const missing = found * TROOPS_PER_VEHICLE - troops;
  const filling = { found, troops, spare: found - most, missing };
  return [teamProblem('/members', 'too-many-vehicles', filling)];
}

function checkCharacters(found: number): readonly ListProblem[] {
  return found > 1 ? [teamProblem('/members', 'too-many-characters', { found })] : [];
}
