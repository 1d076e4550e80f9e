import type { Refusal, RuleId, Seat } from '@skirmish-kit/core';
import { checkGear } from '../lists/check-gear.ts';
import type { Library } from '../packs/pack.ts';
import type { Member } from '../rules/band.ts';
import { bareCost } from '../rules/price.ts';
import { CLASS_VALUES } from '../rules/vehicle-classes.ts';
import type { Purchase } from './answers.ts';
import { isFirstFree } from './character.ts';
import { goodsOf } from './goods.ts';
import { hireCost } from './mercenaries.ts';
import { refuse } from './events.ts';
import { lieutenantsAllowed } from './promotion.ts';
import { asBand, asMember, bandOf, chiefOf, lineOf, membersOfRank } from './roster.ts';
import type { Campaign, CampaignBand, Character } from './state.ts';

/** MU-EXTRA-01: for each minion. */
const EXTRAS = 4;

/** MU-RT-02: no limit but that of a table. */
const MOST_EXTRAS = 40;

/** MU-PULP-13. */
export const VOODOO = 'voodoo-zombie';

/** More than that no band drives. */
const MOST_VEHICLES = 6;

/** More than that nobody carries, and no store holds. */
const MOST_WEAPONS = 8;
const MOST_EQUIPMENT = 12;

/** Whom a band takes on, before he has a name. */
export function newcomerOf(purchase: Extract<Purchase, { kind: 'recruit' | 'hire' }>): Member {
  return purchase.kind === 'hire'
    ? { rank: 'chief', mercenary: purchase.trade, weapons: [], equipment: [] }
    : { rank: purchase.rank, race: purchase.race, weapons: [], equipment: [] };
}

/** MU-CAMP-02, MU-MERC-01, MU-XP-13: what it costs. */
export function costOfPurchase(
  shelf: Library,
  campaign: Campaign,
  seat: Seat,
  purchase: Purchase,
): number {
  const band = bandOf(campaign, seat);
  switch (purchase.kind) {
    case 'buy': {
      const { item } = purchase;
      const buyer = band.members.find(({ id }) => id === purchase.character);
      const isFree = isFirstFree(shelf, item, campaign.settings) && !buyer?.free.includes(item);
      return isFree ? 0 : (goodsOf(shelf).get(item)?.cost ?? 0);
    }
    case 'recruit':
      return bareCost(shelf, asBand(band), newcomerOf(purchase), campaign.settings);
    case 'hire':
      return shelf.mercenaries.find(({ id }) => id === purchase.trade)?.hire ?? 0;
    case 'drive':
      return CLASS_VALUES[purchase.vehicle].cost;
    case 'recall': {
      const character = campaign.pool.find(({ id }) => id === purchase.character);
      return character ? hireCost(shelf, campaign, character) : 0;
    }
    default:
      return 0;
  }
}

/** Why a band cannot do this; `undefined` when it can. */
export function whyNotBuy(
  shelf: Library,
  campaign: Campaign,
  seat: Seat,
  purchase: Purchase,
): Refusal | undefined {
  const impossible = whyNotPossible(shelf, campaign, seat, purchase);
  if (impossible) return impossible;
  const cost = costOfPurchase(shelf, campaign, seat, purchase);
  const { treasure } = bandOf(campaign, seat);
  return cost > treasure ? refuse('too-dear', 'MU-CAMP-02', { cost, treasure }) : undefined;
}

function whyNotPossible(
  shelf: Library,
  campaign: Campaign,
  seat: Seat,
  purchase: Purchase,
): Refusal | undefined {
  const band = bandOf(campaign, seat);
  switch (purchase.kind) {
    case 'buy':
    case 'give':
    case 'stow': {
      const { kind, item } = purchase;
      const character = band.members.find(({ id }) => id === purchase.character);
      if (!character)
        return refuse('no-such-member', 'MU-CAMP-02', { character: purchase.character });
      if (kind === 'stow') {
        const has = character.weapons.includes(item) || character.equipment.includes(item);
        return has
          ? undefined
          : refuse('has-no-such-thing', 'MU-CAMP-02', { figure: character.id, item });
      }
      if (kind === 'give' && !band.store.includes(item))
        return refuse('not-in-store', 'MU-CAMP-02', { item });
      return whyNotCarry(shelf, campaign, seat, character, item);
    }
    case 'recruit':
      return whyNotRecruit(shelf, campaign, seat, purchase);
    case 'hire': {
      const { trade } = purchase;
      if (!shelf.mercenaries.some(({ id }) => id === trade))
        return refuse('no-such-mercenary', 'MU-MERC-01', { trade });
      const known = [...campaign.pool, ...band.members].some((each) => each.trade === trade);
      return known ? refuse('hired-already', 'MU-MERC-02', { trade }) : undefined;
    }
    case 'drive':
      return (band.vehicles?.length ?? 0) < MOST_VEHICLES
        ? undefined
        : refuse('vehicles-full', 'MU-VEH-04', { seat });
    case 'recall': {
      const { character: id } = purchase;
      const found = campaign.pool.find((each) => each.id === id);
      if (!found) return refuse('not-for-hire', 'MU-MERC-04', { character: id });
      return found.refused === campaign.game
        ? refuse('not-wanted', 'MU-PULP-04', { figure: id })
        : undefined;
    }
    case 'done':
      return undefined;
  }
}

/** MU-EQ-01 to MU-EQ-06, MU-PULP-12: what the rules for building a band say of gear. */
function whyNotCarry(
  shelf: Library,
  campaign: Campaign,
  seat: Seat,
  character: Character,
  item: string,
): Refusal | undefined {
  const good = goodsOf(shelf).get(item);
  const isGear = good?.is === 'equipment';
  if (!good) return refuse('no-such-thing', 'MU-CAMP-02', { item });
  if (character.race === VOODOO)
    return refuse('does-not-fit', 'MU-PULP-13', {
      figure: character.id,
      item,
      why: 'zombies-carry-nothing',
    });
  const { weapons, equipment } = character;
  if (isGear ? equipment.length >= MOST_EQUIPMENT : weapons.length >= MOST_WEAPONS)
    return refuse('too-much-to-carry', 'MU-EDGE-05', { figure: character.id });
  const member: Member = {
    ...asMember(character),
    weapons: isGear ? weapons : [...weapons, item],
    equipment: isGear ? [...equipment, item] : equipment,
  };
  const [problem] = checkGear(shelf, asBand(bandOf(campaign, seat)), member, '');
  const rule: RuleId = problem?.rule ?? 'MU-EQ-01';
  return problem && refuse('does-not-fit', rule, { figure: character.id, item, why: problem.code });
}

/** MU-EXTRA-01, MU-EDGE-06, MU-RT-02: four for each living minion; terrorists have as many as they pay. */
function extrasAllowed(band: CampaignBand): number {
  if (band.team) return band.team === 'terrorists' ? MOST_EXTRAS : 0;
  return EXTRAS * membersOfRank(band, 'minion').filter(({ race }) => race !== VOODOO).length;
}

/** MU-BAND-04, MU-BAND-08, MU-RACE-08, MU-RACE-10, MU-EXTRA-01: who may join. */
function whyNotRecruit(
  shelf: Library,
  campaign: Campaign,
  seat: Seat,
  { rank, race }: Extract<Purchase, { kind: 'recruit' }>,
): Refusal | undefined {
  const band = bandOf(campaign, seat);
  if (!lineOf(shelf, race, rank)) return refuse('no-such-recruit', 'MU-RACE-01', { rank, race });
  if (rank === 'chief' && chiefOf(band)) return refuse('has-a-chief', 'MU-BAND-04', { seat });
  const lieutenants = membersOfRank(band, 'lieutenant').length;
  if (rank === 'lieutenant' && lieutenants >= lieutenantsAllowed(shelf, band))
    return refuse('lieutenants-full', 'MU-BAND-04', { seat });
  if (rank === 'extra')
    return race === 'extra' && membersOfRank(band, 'extra').length < extrasAllowed(band)
      ? undefined
      : refuse('extras-full', 'MU-EXTRA-01', { seat });
  if (rank === 'minion' && band.team) return refuse('no-minions-in-teams', 'MU-RT-01', { seat });
  if (race === VOODOO && band.scientist) return undefined; // MU-PULP-13
  if (race === band.race) return undefined;
  const permits = shelf.races.find(({ id }) => id === band.race)?.permits ?? [];
  const isAlly =
    (race === 'goblin' && rank === 'minion' && permits.includes('recruits-goblins')) ||
    (race === 'orc' && rank === 'chief' && permits.includes('orc-chief'));
  const isOpen = campaign.settings.bandMixing === 'free' && race !== 'goblin';
  return isAlly || isOpen ? undefined : refuse('foreign-recruit', 'MU-BAND-08', { race, seat });
}
