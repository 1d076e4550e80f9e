import type { LocalisedText } from '@skirmish-kit/core';
import type { Ability } from './ability.ts';
import type { ItemId } from './item.ts';

/** What a model is in its team (DZ-PROF-01). */
export const MODEL_TYPES = ['leader', 'troop', 'specialist', 'character', 'vehicle'] as const;
export type ModelType = (typeof MODEL_TYPES)[number];

/** The leader's special, played with the Special face of a command die (DZ-LDR-01 to DZ-LDR-07). */
export const SPECIALS = [
  'bastion',
  'stalwart',
  'target-acquisition',
  'mobile-infantry',
  'too-stubborn-to-die',
  'strike-it-lucky',
  'starforged-armour',
] as const;
export type Special = (typeof SPECIALS)[number];

export const CATEGORIES = [
  'small-arms',
  'light',
  'heavy',
  'recon',
  'walker',
  'bike',
  'leader',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const SUBCATEGORIES = [
  'assault',
  'automatic',
  'explosive',
  'sniper',
  'melee',
  'lance',
] as const;
export type Subcategory = (typeof SUBCATEGORIES)[number];

/** What may be bought, or what a weapon is sold as: “Light (Assault, Sniper)” (DZ-TEAM-07). */
export interface WeaponKind {
  readonly category: Category;
  /** Empty for a category without any; `all` for every one of them. */
  readonly sub: readonly Subcategory[] | 'all';
}

/** How far, in cubes; `melee` for what the book writes as RF (DZ-PROF-03). */
export type Range = number | 'melee';

/** One way to use a weapon: all that an attack has to know of it. Most weapons have only one. */
export interface WeaponMode {
  /** The weapon’s id, or `<weapon>.<mode>` when it has several. */
  readonly id: string;
  readonly name: LocalisedText;
  readonly range: Range;
  /** DZ-ABIL-02: how much armour it takes away. */
  readonly ap: number;
  readonly abilities: readonly Ability[];
}

/** A weapon as a faction’s list sells it. */
export interface Weapon {
  readonly id: string;
  readonly name: LocalisedText;
  /** `null` cannot be bought. */
  readonly points: number | null;
  /** What it adds to the victory points of who bought it (DZ-TEAM-12). */
  readonly vp: number;
  readonly kinds: readonly WeaponKind[];
  /** DZ-TEAM-08: marked * in the list: comes beside the others instead of taking a place. */
  readonly adds: boolean;
  /** DZ-TEAM-11: how many hardpoints it takes; 0 for what is carried by hand. */
  readonly hardpoints: number;
  readonly modes: readonly WeaponMode[];
  /** Fields whose source was not certain, so that readers can be told. */
  readonly doubts?: Uncertainty;
}

/** How far a value can be trusted, by the name of its field; what is not named is certain. */
export type Uncertainty = Readonly<Record<string, 'medium' | 'low'>>;

/** The target of a characteristic: 4 means 4 or more; `null` is “-”: it cannot (DZ-DICE-08). */
export type Characteristic = number | null;

/** A model as a faction’s list describes it (DZ-PROF-01). */
export interface Profile {
  readonly id: string;
  readonly name: LocalisedText;
  readonly type: ModelType;
  readonly points: number;
  readonly vp: number;
  /** In cubes; `null` for what cannot move. */
  readonly speed: { readonly move: number; readonly sprint: number } | null;
  readonly shoot: Characteristic;
  readonly fight: Characteristic;
  readonly survive: Characteristic;
  readonly armour: number;
  readonly size: number;
  readonly abilities: readonly Ability[];
  /** Items that belong to it and take no slot: a jump pack (ruling O-76). */
  readonly equipment: readonly ItemId[];
  /** Ids of the weapons it comes with. */
  readonly weapons: readonly string[];
  readonly options: readonly WeaponKind[];
  readonly hardpoints?: { readonly count: number; readonly options: readonly WeaponKind[] };
  /** Leaders only: DZ-RECON-01. */
  readonly recon?: number;
  /** Leaders only: DZ-CMD-08. */
  readonly special?: Special;
  /** Fields whose source was not certain, so that readers can be told. */
  readonly doubts?: Uncertainty;
}

/** How many of an item a team may have (DZ-TEAM-13). */
export const RARITIES = ['common', 'rare', 'unique'] as const;
export type Rarity = (typeof RARITIES)[number];

/** An item in a faction’s list. */
export interface ItemOffer {
  readonly item: ItemId;
  readonly points: number;
  readonly rarity: Rarity;
}

/** An ability of a faction’s own: its companion module says what it does. */
export interface OwnAbility {
  readonly id: string;
  readonly name: LocalisedText;
  readonly text: LocalisedText;
}

/** A table for campaigns: it has no rules here, so its name is all that is kept (DZ-TEAM-16). */
export type CampaignTable = 'command' | 'melee' | 'ranged' | 'specialist';

/** All that a strike team of one faction can be made of. */
export interface Faction {
  readonly id: string;
  readonly name: LocalisedText;
  readonly text: LocalisedText;
  /** Abilities that the book does not have. */
  readonly abilities?: readonly OwnAbility[];
  readonly profiles: readonly Profile[];
  readonly weapons: readonly Weapon[];
  readonly items: readonly ItemOffer[];
  /** Which profiles name which tables (DZ-TEAM-16). */
  readonly campaign?: readonly {
    readonly table: CampaignTable;
    readonly profiles: readonly string[];
  }[];
}
