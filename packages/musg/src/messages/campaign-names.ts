import type { Language, Seat, LocalisedText } from '@skirmish-kit/core';
import type { Campaign } from '../campaign/state.ts';
import type { Library } from '../packs/pack.ts';
import type { Rank } from '../rules/profile.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { CLASS_VALUES, type VehicleClass } from '../rules/vehicle-classes.ts';
import { MusgNames } from './names.ts';

/** Nobody stands anywhere between two battles. */
const NO_BATTLE = { figures: [], settings: DEFAULT_SETTINGS, sides: [], terrain: [] };

/** What everything in a campaign is called: also who has not been on a table for long. */
export class CampaignNames extends MusgNames {
  readonly #people = new Map<string, LocalisedText>();
  readonly #things = new Map<string, LocalisedText>();
  readonly #trades = new Map<string, LocalisedText>();
  readonly #races = new Map<string, LocalisedText>();
  readonly #bands: readonly LocalisedText[];

  constructor(shelf: Library, campaign: Campaign, language: Language) {
    super(campaign.battle ?? NO_BATTLE, language);
    const { bands, pool } = campaign;
    this.#bands = bands.map(({ name }) => name);
    for (const { id, name } of [
      ...bands.flatMap(({ gone }) => gone),
      ...pool,
      ...bands.flatMap(({ held = [] }) => held.map(({ character }) => character)),
      ...bands.flatMap(({ members }) => members),
    ])
      this.#people.set(id, name);
    for (const { id, name } of [...shelf.melee, ...shelf.ranged, ...shelf.equipment])
      this.#things.set(id, name);
    for (const { id, name } of shelf.mercenaries) this.#trades.set(id, name);
    for (const { id, name } of shelf.races) this.#races.set(id, name);
  }

  override side(seat: Seat): string {
    return this.#bands[seat]?.[this.language] ?? super.side(seat);
  }

  override figure(id: string): string {
    const name = this.#people.get(id)?.[this.language];
    return name === undefined ? super.figure(id) : `${name} ${id.toUpperCase()}`;
  }

  item(id: string): string {
    return this.#things.get(id)?.[this.language] ?? id;
  }

  trade(id: string): string {
    return this.#trades.get(id)?.[this.language] ?? id;
  }

  race(id: string): string {
    return this.#races.get(id)?.[this.language] ?? id;
  }

  vehicleClass(vehicle: VehicleClass): string {
    return CLASS_VALUES[vehicle].name[this.language];
  }

  rank(rank: Rank): string {
    return RANK_WORDS[rank][this.language];
  }
}

const RANK_WORDS: Readonly<Record<Rank, LocalisedText>> = {
  chief: { en: 'Chief', fr: 'Chef' },
  lieutenant: { en: 'Lieutenant', fr: 'Sous-chef' },
  minion: { en: 'Minion', fr: 'Sous-fifre' },
  extra: { en: 'Extra', fr: 'Figurant' },
};

/* How the parameters of sentences are said. */

export const item = (id: string, names: CampaignNames): string => names.item(id);

export const items = (ids: readonly string[], names: CampaignNames): string =>
  ids.map((id) => names.item(id)).join(', ');

export const trade = (id: string, names: CampaignNames): string => names.trade(id);

export const race = (id: string, names: CampaignNames): string => names.race(id);

export const rank = (value: Rank, names: CampaignNames): string => names.rank(value);

export const vehicle = (value: VehicleClass, names: CampaignNames): string =>
  names.vehicleClass(value);
