import type { Seat } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { Band, Member } from '../rules/band.ts';
import type { Rank, Values } from '../rules/profile.ts';
import type { FigureId } from '../rules/state.ts';
import type { Campaign, CampaignBand, Character } from './state.ts';

export function bandOf(campaign: Campaign, seat: Seat): CampaignBand {
  const band = campaign.bands[seat];
  if (!band) throw new Error(`There is no seat ${seat}.`);
  return band;
}

/** Where somebody is a member, and who he is. */
export interface Placed {
  readonly seat: Seat;
  readonly band: CampaignBand;
  readonly character: Character;
}

export function findMember(campaign: Campaign, id: FigureId): Placed | undefined {
  for (const [seat, band] of campaign.bands.entries())
    for (const character of band.members) if (character.id === id) return { seat, band, character };
  return undefined;
}

export function memberOf(campaign: Campaign, id: FigureId): Placed {
  const found = findMember(campaign, id);
  if (!found) throw new Error(`There is no member ${id}.`);
  return found;
}

/** MU-MERC-05: mercenaries are beside the ranks of a band. */
export function membersOfRank({ members }: CampaignBand, rank: Rank): readonly Character[] {
  return members.filter((member) => member.rank === rank && !member.hired);
}

export function chiefOf(band: CampaignBand): Character | undefined {
  return membersOfRank(band, 'chief')[0];
}

/** A band as lists and prices know it. */
export function asBand(band: CampaignBand): Band {
  const { id, name, race, tribe, members, scientist, team, vehicles } = band;
  return {
    id,
    name,
    race,
    tribe,
    ...(scientist && { scientist }),
    ...(team && { team }),
    ...(vehicles && { vehicles }),
    members: members.map(asMember),
  };
}

export function asMember({ rank, race, trade, name, weapons, equipment }: Character): Member {
  return {
    rank: trade === null ? rank : 'chief',
    race,
    name,
    weapons,
    equipment,
    ...(trade !== null && { mercenary: trade }),
  };
}

/** The line of the tables that a race has for a rank, if it has one. */
export function lineOf(shelf: Library, race: string, rank: Rank): Values | undefined {
  return shelf.races.find(({ id }) => id === race)?.ranks[rank];
}

/** Takes somebody out of his band. */
export function leave(band: CampaignBand, id: FigureId): void {
  band.members = band.members.filter((member) => member.id !== id);
}

/** What somebody carries. */
export function gearOf({ weapons, equipment }: Character): readonly string[] {
  return [...weapons, ...equipment];
}
