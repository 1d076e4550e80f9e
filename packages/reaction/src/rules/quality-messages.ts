import type { LocalisedText } from '@skirmish-kit/core';
import type { Quality } from './profile.ts';

/** How good a figure is. */
export const QUALITY_MESSAGES: Readonly<Record<Quality, LocalisedText>> = {
  green: { en: 'Green', fr: 'Recrue' },
  average: { en: 'Average', fr: 'Aguerri' },
  veteran: { en: 'Veteran', fr: 'Vétéran' },
  elite: { en: 'Elite', fr: 'Élite' },
};
