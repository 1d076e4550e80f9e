import type { LocalisedText } from '@skirmish-kit/core';
import type { Category, Rarity, Subcategory, WeaponKind } from '../rules/profile.ts';

const CATEGORY_WORDS: Readonly<Record<Category, LocalisedText>> = {
  'small-arms': { en: 'Small Arms', fr: 'Arme de Poing' },
  light: { en: 'Light', fr: 'Léger' },
  heavy: { en: 'Heavy', fr: 'Lourd' },
  recon: { en: 'Recon', fr: 'Recon' },
  walker: { en: 'Walker', fr: 'Marcheur' },
  bike: { en: 'Bike', fr: 'Moto' },
  leader: { en: 'Leader', fr: 'Leader' },
};

const SUBCATEGORY_WORDS: Readonly<Record<Subcategory | 'all', LocalisedText>> = {
  assault: { en: 'Assault', fr: 'Assaut' },
  automatic: { en: 'Automatic', fr: 'Automatique' },
  explosive: { en: 'Explosive', fr: 'Explosif' },
  sniper: { en: 'Sniper', fr: 'Sniper' },
  melee: { en: 'Melee', fr: 'Mêlée' },
  lance: { en: 'Lance', fr: 'Lance' },
  all: { en: 'All', fr: 'Tous' },
};

export const RARITY_MESSAGES: Readonly<Record<Rarity, LocalisedText>> = {
  common: { en: 'common', fr: 'communs' },
  rare: { en: 'rare', fr: 'rares' },
  unique: { en: 'unique', fr: 'uniques' },
};

/** A kind of weapon as lists print it: “Light (Assault, Sniper)” (DZ-TEAM-07). */
export function rarityMessages({ category, sub }: WeaponKind): LocalisedText {
  const { en, fr } = CATEGORY_WORDS[category];
  const subs = (sub === 'all' ? (['all'] as const) : sub).map((each) => SUBCATEGORY_WORDS[each]);
  if (subs.length === 0) return { en, fr };
  return {
    en: `${en} (${subs.map((each) => each.en).join(', ')})`,
    fr: `${fr} (${subs.map((each) => each.fr).join(', ')})`,
  };
}
