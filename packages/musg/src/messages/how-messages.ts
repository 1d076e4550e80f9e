import type { MessageTable } from '@skirmish-kit/core';

/** How the dice of a shot come about, and what would better them. */
export const howWords = {
  each: {
    en: 'Each die hits at {need}+: {parts}.',
    fr: 'Chaque dé touche à {need}+\u00a0: {parts}.',
  },
  short: { en: 'short range', fr: 'courte portée' },
  medium: { en: 'medium range', fr: 'portée moyenne' },
  long: { en: 'long range', fr: 'longue portée' },
  passes: { en: '{thing} {need}+', fr: '{thing} {need}+' },
  nearer: {
    en: '{distance} nearer it would be {need}+.',
    fr: 'À {distance} de moins, ce serait {need}+.',
  },
  clear: {
    en: 'From where nothing is in the way, no cover roll.',
    fr: 'D’où rien ne gêne, aucun jet de couvert.',
  },
} as const satisfies MessageTable;
