import type { MessageTable } from '@skirmish-kit/core';

/** How the dice of a shot come about, and what would better them. */
export const howWords = {
  each: {
    en: '{range}: a shot hits at {need}+, and a hit is {parts} against {resistance}.',
    fr: '{range}\u00a0: un tir touche à {need}+, et une touche fait {parts} contre {resistance}.',
  },
  cover: { en: '{n} cover', fr: '{n} de couvert' },
  armour: { en: '{n} armour', fr: '{n} d’armure' },
  'point-blank': { en: 'Point blank', fr: 'À bout portant' },
  short: { en: 'Short range', fr: 'Courte portée' },
  long: { en: 'Long range', fr: 'Longue portée' },
  beyond: {
    en: 'Out of range: {long} cm at most.',
    fr: 'Hors de portée\u00a0: {long} cm au plus.',
  },
  nearer: {
    en: '{distance} nearer it would be {need}+.',
    fr: 'À {distance} de moins, ce serait {need}+.',
  },
  'without-cover': {
    en: 'From where it has no cover, {n} more.',
    fr: 'D’où elle n’a pas de couvert, {n} de plus.',
  },
} as const satisfies MessageTable;
