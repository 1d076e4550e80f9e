import type { ListProblem, LocalisedText } from '@skirmish-kit/core';
import { has } from '../rules/ability.ts';
import type { ItemId } from '../rules/item.ts';
import { RARITIES, type Faction, type Profile, type Rarity } from '../rules/profile.ts';
import { termMessages } from '../messages/terms.ts';
import { RARITY_MESSAGES } from './rarity-messages.ts';
import { namesOf, teamProblem } from './problem-messages.ts';

/** DZ-TEAM-13: how many items of a rarity a team may have, by its limit of points. */
export function mostOf(rarity: Rarity, budget: number): number {
  switch (rarity) {
    case 'common':
      return Math.floor(budget / 50);
    case 'rare':
      return Math.floor(budget / 100);
    case 'unique':
      return 1;
  }
}

/** DZ-TEAM-14: Beasts and Vehicles have no hands for items. */
export function carriesItems(profile: Profile): boolean {
  return whyEmptyHanded(profile) === undefined;
}

function whyEmptyHanded(profile: Profile): LocalisedText | undefined {
  if (has(profile, 'beast')) return { en: 'Beast', fr: 'capacité Bestial' };
  const isVehicle = profile.type === 'vehicle' || has(profile, 'vehicle');
  return isVehicle ? { en: 'Vehicle', fr: 'capacité Véhicule' } : undefined;
}

/** DZ-TEAM-13, DZ-TEAM-14: the item of one model. */
export function checkItem(
  path: string,
  { items }: Faction,
  profile: Profile,
  item: ItemId | undefined,
): readonly ListProblem[] {
  if (item === undefined) return [];
  const problems: ListProblem[] = [];
  if (items.every((offer) => offer.item !== item)) {
    const legal = namesOf(items.map((offer) => termMessages[offer.item]));
    problems.push(teamProblem(path, 'not-offered', { item: termMessages[item], legal }));
  }
  const why = whyEmptyHanded(profile);
  if (why) problems.push(teamProblem(path, 'carries-nothing', { model: profile.name, why }));
  return problems;
}

/** DZ-TEAM-13: all items of the team, rarity by rarity (ruling O-90). */
export function checkRarity(
  { items }: Faction,
  carried: readonly ItemId[],
  budget: number,
): readonly ListProblem[] {
  return RARITIES.flatMap((rarity) => {
    const isOf = (id: ItemId) =>
      items.some((offer) => offer.item === id && offer.rarity === rarity);
    const found = carried.filter(isOf).length;
    const most = mostOf(rarity, budget);
    if (found <= most) return [];
    const filling = { found, most, budget, rarity: RARITY_MESSAGES[rarity] };
    return [teamProblem('/members', 'too-rare', filling)];
  });
}
