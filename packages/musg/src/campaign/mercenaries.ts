import { choose, type Flow, type Seat } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import { yesOrNo } from '../rules/answer-keys.ts';
import { gearCost } from '../rules/price.ts';
import type { Settings } from '../rules/settings.ts';
import type { FigureId } from '../rules/state.ts';
import { emit } from './events.ts';
import { asMember, bandOf, leave, memberOf } from './roster.ts';
import type { Campaign, Character } from './state.ts';

/** MU-XP-13: how much experience makes a legend one point dearer. */
const DEARER = 5;

/** MU-XP-13: rank, gear, and 1 for every full 5 experience. */
export function legendPrice(shelf: Library, character: Character, settings: Settings): number {
  const gear = gearCost(shelf, asMember(character), settings);
  return character.values.cost + gear + Math.floor(character.experience / DEARER);
}

/** MU-MERC-01, MU-XP-13: what somebody costs for a game. */
function feeOf(shelf: Library, character: Character, settings: Settings): number {
  if (character.fee !== undefined) return character.fee; // MU-PULP-04
  if (character.trade === null) return legendPrice(shelf, character, settings);
  return shelf.mercenaries.find(({ id }) => id === character.trade)?.perGame ?? 0;
}

/** MU-MERC-01, MU-XP-13: what it costs to get in touch with somebody. */
export function hireCost(shelf: Library, campaign: Campaign, character: Character): number {
  if (character.trade !== null)
    return shelf.mercenaries.find(({ id }) => id === character.trade)?.hire ?? 0;
  return campaign.rulings.legendFee === 'once' && character.fee === undefined
    ? legendPrice(shelf, character, campaign.settings)
    : 0;
}

/** MU-MERC-01, MU-XP-13: what is due once somebody is in touch. */
export function upkeepCost(
  { rulings }: Campaign,
  { trade, fee }: Pick<Character, 'trade' | 'fee'>,
): Character['dues'] {
  if (trade === null)
    return rulings.legendFee === 'once' && fee === undefined ? 'none' : 'each-game';
  return rulings.mercenaryFirstGame === 'included' ? 'next-paid' : 'each-game';
}

/** MU-MERC-02, MU-MERC-03: his fee, or he does not play. Says whether he comes. */
export function* payFee(
  shelf: Library,
  campaign: Campaign,
  seat: Seat,
  id: FigureId,
): Flow<boolean> {
  const { character } = memberOf(campaign, id);
  if (character.dues === 'none') return true;
  if (character.dues === 'next-paid') {
    character.dues = 'each-game';
    return true;
  }
  const fee = feeOf(shelf, character, campaign.settings);
  const { treasure } = bandOf(campaign, seat);
  const pays =
    fee <= treasure &&
    (yield* choose({
      who: seat,
      about: 'pay',
      rule: 'MU-MERC-02',
      skip: 'no',
      params: { figure: id, fee, treasure },
      options: [
        { key: yesOrNo.make({ kind: 'yes' }), value: true },
        { key: yesOrNo.make({ kind: 'no' }), value: false },
      ],
    }));
  if (pays) bandOf(campaign, seat).treasure -= fee;
  yield* emit(pays ? 'paid' : 'unpaid', pays ? 'MU-MERC-02' : 'MU-MERC-03', { figure: id, fee });
  return pays;
}

/** MU-MERC-04, MU-XP-10: he is in touch with nobody, and keeps what he carries. */
export function* loseContact(campaign: Campaign, id: FigureId): Flow {
  addToPool(campaign, id);
  yield* emit('loses-touch', 'MU-MERC-04', { figure: id });
}

/** MU-XP-10: from now on he is for hire. */
export function addToPool(campaign: Campaign, id: FigureId): void {
  const { band, character } = memberOf(campaign, id);
  leave(band, id);
  hireablePool(campaign, character);
}

/** MU-XP-10: somebody of no band any more. */
export function hireablePool(campaign: Campaign, character: Character): void {
  character.hired = true;
  character.dues = 'each-game';
  character.owed = 0;
  character.misses = false;
  character.patched = false;
  campaign.pool = [...campaign.pool, character];
}
