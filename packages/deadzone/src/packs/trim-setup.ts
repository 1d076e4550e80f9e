import type { PackOrigin } from '@skirmish-kit/core';
import type { Faction } from '../rules/profile.ts';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { StrikeTeam, TeamMember } from '../rules/strike-team.ts';

/**
 * A setup that carries of factions only what its teams use, and says which packs its parts came from:
 * small enough for a link, and all that a record needs.
 */
export function trimSetup(
  setup: DeadzoneSetup,
  origins: ReadonlyMap<string, PackOrigin>,
): DeadzoneSetup {
  const { mission, teams, factions: whole = [], packs = [], ...rest } = setup;
  const own = teams.filter(isWhole);
  const factions = whole.flatMap((faction) => {
    const members = own
      .filter((team) => team.faction === faction.id)
      .flatMap((team) => team.members);
    return members.length === 0 ? [] : [trimFaction(faction, members)];
  });
  const parts = [...(typeof mission === 'string' ? [] : [mission]), ...own, ...factions];
  const from = new Set([...packs, ...parts.flatMap(({ id }) => origins.get(id) ?? [])]);
  return {
    ...rest,
    mission,
    teams,
    ...(factions.length > 0 && { factions }),
    ...(from.size > 0 && { packs: [...from] }),
  };
}

function isWhole(team: string | StrikeTeam): team is StrikeTeam {
  return typeof team !== 'string';
}

/** A faction with nothing but what some members use of it; a battle is no campaign (DZ-TEAM-16). */
export function trimFaction(faction: Faction, members: readonly TeamMember[]): Faction {
  const profiles = faction.profiles.filter(({ id }) =>
    members.some(({ profile }) => profile === id),
  );
  const arms = new Set([
    ...profiles.flatMap(({ weapons }) => weapons),
    ...members.flatMap(({ weapons = [] }) => weapons),
  ]);
  const weapons = faction.weapons.filter(({ id }) => arms.has(id));
  const items = faction.items.filter((offer) => members.some(({ item }) => item === offer.item));
  const { campaign: _, ...rest } = faction;
  return { ...rest, profiles, weapons, items };
}
