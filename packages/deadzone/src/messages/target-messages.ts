import type { MessageTable } from '@skirmish-kit/core';

/** What can be done to a target, and what would follow. */
export const targetMessages = {
  against: { en: 'What can be done to {model}', fr: 'Que faire à {model}' },
  'in-cube': { en: 'What can be done in {cube}', fr: 'Que faire en {cube}' },
  'let-be': { en: 'Never mind', fr: 'Laisser' },
  'follows-for': { en: '{label}: {model}', fr: '{label} : {model}' },
  'with-one-die': {
    en: 'With one Dice face more: {model} dies {chance}.',
    fr: 'Avec une face Dés de plus : {model} meurt {chance}.',
  },
} as const satisfies MessageTable;
