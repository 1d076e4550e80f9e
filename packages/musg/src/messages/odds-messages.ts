import type { MessageTable } from '@skirmish-kit/core';

/** What the odds of an answer say. */
export const oddsMessages = {
  'follows-for': { en: '{label}: {figure}', fr: '{label}\u00a0: {figure}' },
  hurt: { en: 'hurt', fr: 'blessé' },
  damaged: { en: 'damaged', fr: 'endommagé' },
  contact: { en: 'contact', fr: 'contact' },
  'chance-out': { en: '{figure} is out', fr: '{figure} est hors de combat' },
  'chance-hurt': { en: '{figure} is hurt', fr: '{figure} est blessé' },
  'chance-damaged': { en: '{figure} is damaged', fr: '{figure} est endommagé' },
  'chance-contact': { en: 'you reach {figure}', fr: 'vous atteignez {figure}' },
} satisfies MessageTable;
