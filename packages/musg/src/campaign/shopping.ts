import { choose, isRefusal, type Flow, type Refusal, type Seat } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import { raceOf, valuesOf } from '../rules/price.ts';
import { VEHICLE_CLASSES } from '../rules/vehicle-classes.ts';
import { purchases, type Purchase } from './answers.ts';
import { characterFrom, isFirstFree } from './character.ts';
import { goodsOf } from './goods.ts';
import { upkeepCost } from './mercenaries.ts';
import { refuse, emit } from './events.ts';
import { asBand, bandOf, memberOf } from './roster.ts';
import { costOfPurchase, newcomerOf, VOODOO, whyNotBuy } from './purchase.ts';
import type { Campaign, Character } from './state.ts';
import { othersConsent } from './worlds/living-legend.ts';

/** MU-CAMP-02: one thing that a band does with its treasure; says whether it has finished. */
export function* shop(shelf: Library, campaign: Campaign, seat: Seat): Flow<boolean> {
  const { treasure } = bandOf(campaign, seat);
  const purchase = yield* choose<Purchase>({
    who: seat,
    about: 'shop',
    rule: 'MU-CAMP-02',
    skip: 'done',
    params: { treasure },
    options: offers(shelf, campaign, seat).map((value) => ({
      key: purchases.make(value),
      value,
      params: { cost: costOfPurchase(shelf, campaign, seat, value) },
    })),
    read: (key) => readPurchase(shelf, campaign, seat, key),
  });
  yield* carryOut(shelf, campaign, seat, purchase);
  return purchase.kind === 'done';
}

function readPurchase(
  shelf: Library,
  campaign: Campaign,
  seat: Seat,
  key: string,
): Purchase | Refusal {
  const purchase = purchases.parse(key);
  if (!purchase) return refuse('no-purchase', 'MU-CAMP-02', { answer: key.slice(0, 40) });
  const refusal = whyNotBuy(shelf, campaign, seat, purchase);
  return isRefusal(refusal) ? refusal : purchase;
}

/** Everything that a band can do now; that it has finished comes first. */
export function offers(shelf: Library, campaign: Campaign, seat: Seat): readonly Purchase[] {
  const band = bandOf(campaign, seat);
  const items = [...goodsOf(shelf).keys()];
  const allies = band.scientist ? ['goblin', 'orc', 'extra', VOODOO] : ['goblin', 'orc', 'extra'];
  const races = [...new Set([band.race, ...allies])];
  const all: Purchase[] = [
    ...band.members.flatMap(({ id: character, weapons, equipment }): Purchase[] => [
      ...items.map((item): Purchase => ({ kind: 'buy', item, character })),
      ...[...new Set(band.store)].map((item): Purchase => ({ kind: 'give', item, character })),
      ...[...new Set([...weapons, ...equipment])].map((item): Purchase => ({
        kind: 'stow',
        item,
        character,
      })),
    ]),
    ...races.flatMap((race) =>
      (['chief', 'lieutenant', 'minion', 'extra'] as const).map((rank): Purchase => ({
        kind: 'recruit',
        rank,
        race,
      })),
    ),
    ...shelf.mercenaries.map(({ id }): Purchase => ({ kind: 'hire', trade: id })),
    ...VEHICLE_CLASSES.map((vehicle): Purchase => ({ kind: 'drive', vehicle })),
    ...campaign.pool.map(({ id }): Purchase => ({ kind: 'recall', character: id })),
  ];
  // What is too dear is most of it, and sooner told than what fits whom.
  const isTooDear = (each: Purchase) =>
    each.kind === 'buy' && costOfPurchase(shelf, campaign, seat, each) > band.treasure;
  const isOpen = (each: Purchase) => !isTooDear(each) && !whyNotBuy(shelf, campaign, seat, each);
  return [{ kind: 'done' }, ...all.filter(isOpen)];
}

function* carryOut(shelf: Library, campaign: Campaign, seat: Seat, purchase: Purchase): Flow {
  const band = bandOf(campaign, seat);
  const cost = costOfPurchase(shelf, campaign, seat, purchase);
  band.treasure -= cost;
  switch (purchase.kind) {
    case 'buy': {
      const { character } = memberOf(campaign, purchase.character);
      if (cost === 0) character.free = [...character.free, purchase.item];
      carry(shelf, character, purchase.item);
      return yield* emit('buys', 'MU-CAMP-02', { figure: character.id, item: purchase.item, cost });
    }
    case 'give': {
      const { character } = memberOf(campaign, purchase.character);
      band.store = without(band.store, purchase.item);
      carry(shelf, character, purchase.item);
      return yield* emit('is-given', 'MU-INJ-01', { figure: character.id, item: purchase.item });
    }
    case 'stow': {
      const { character } = memberOf(campaign, purchase.character);
      character.weapons = without(character.weapons, purchase.item);
      if (goodsOf(shelf).get(purchase.item)?.is === 'equipment')
        character.equipment = without(character.equipment, purchase.item);
      band.store = [...band.store, purchase.item];
      return yield* emit('stows', 'MU-INJ-01', { figure: character.id, item: purchase.item });
    }
    case 'recruit':
    case 'hire': {
      const newcomer = newcomerOf(purchase);
      const trade = purchase.kind === 'hire' ? purchase.trade : null;
      const own = asBand(band);
      const race = raceOf(shelf, own, newcomer);
      const name =
        shelf.mercenaries.find(({ id }) => id === trade)?.name ??
        shelf.races.find(({ id }) => id === race)?.name;
      band.joined += 1;
      const id = `${'abcdefgh'[seat] ?? 'z'}${band.joined}`;
      const character = characterFrom(
        shelf,
        {
          id,
          name: name ?? { en: race, fr: race },
          race,
          member: newcomer,
          values: valuesOf(shelf, own, newcomer),
          dues: trade === null ? 'none' : upkeepCost(campaign, { trade }),
        },
        campaign.settings,
      );
      band.members = [...band.members, character];
      const rule = trade === null ? 'MU-CAMP-02' : 'MU-MERC-01';
      yield* emit(trade === null ? 'joins' : 'is-hired', rule, { figure: id, seat, cost });
      return yield* takeFreeWeapon(shelf, campaign, character);
    }
    case 'drive': {
      const { vehicle } = purchase;
      band.vehicles = [...(band.vehicles ?? []), { class: vehicle }];
      return yield* emit('buys-vehicle', 'MU-VEH-02', { seat, vehicle, cost });
    }
    case 'recall': {
      const character = campaign.pool.find(({ id }) => id === purchase.character);
      if (!character) return;
      if (!(yield* othersConsent(campaign, seat, character))) {
        band.treasure += cost;
        return;
      }
      campaign.pool = campaign.pool.filter((each) => each !== character);
      character.dues = upkeepCost(campaign, character);
      band.members = [...band.members, character];
      const rule = character.trade === null ? 'MU-XP-13' : 'MU-MERC-04';
      return yield* emit('is-hired', rule, { figure: character.id, seat, cost });
    }
    case 'done':
      return yield* emit('shop-closed', 'MU-CAMP-02', { seat, treasure: band.treasure });
  }
}

/** MU-BAND-10: the dagger that everybody has for nothing. */
function* takeFreeWeapon(shelf: Library, campaign: Campaign, character: Character): Flow {
  const item = shelf.melee.find(({ id }) => isFirstFree(shelf, id, campaign.settings))?.id;
  if (item === undefined || character.race === VOODOO) return;
  character.free = [...character.free, item];
  carry(shelf, character, item);
  yield* emit('buys', 'MU-BAND-10', { figure: character.id, item, cost: 0 });
}

/** Without one of these. */
function without(list: readonly string[], item: string): readonly string[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
}

function carry(shelf: Library, character: Character, item: string): void {
  if (goodsOf(shelf).get(item)?.is === 'equipment')
    character.equipment = [...character.equipment, item];
  else character.weapons = [...character.weapons, item];
}
