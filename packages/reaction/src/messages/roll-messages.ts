import type { MessageTable } from '@skirmish-kit/core';

/** What the dice of a roll come to, and what becomes of whom. */
export const rollPhrases = {
  shots: { en: '{n} {n|shot|shots}', fr: '{n} {n|tir|tirs}' },
  missed: { en: '{n} missed', fr: '{n} {n|raté|ratés}' },
  hits: { en: '{n} {n|hit|hits}', fr: '{n} {n|touche|touches}' },
  'no-hit': { en: 'no hit', fr: 'aucune touche' },
  rolled: { en: '{n} rolled', fr: '{n} au dé' },
  cover: { en: '{n} cover', fr: '{n} de couvert' },
  armour: { en: '{n} armour', fr: '{n} d’armure' },
  other: { en: '{n} other', fr: '{n} divers' },
  modifier: { en: '{n}', fr: '{n}' },
  leaders: { en: '{n} leaders', fr: '{n} chefs' },
  fate: { en: '{figure}: {fate}', fr: '{figure} : {fate}' },
  'against-resistance': {
    en: '{figure} resists {resistance}: {fate}',
    fr: '{figure} résiste à {resistance} : {fate}',
  },
  'against-difficulty': { en: 'against {n}: {fate}', fr: 'contre {n} : {fate}' },
} satisfies MessageTable;
