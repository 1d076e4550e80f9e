import type { MessageTable } from '@skirmish-kit/core';

/** Answers to an attack, and to questions about dice: what each means, takes and leaves. */
export const replyWords = {
  dice: { en: '{n} more {n|die|dice}', fr: '{n} {n|dé|dés} de plus' },
  'dice-none': { en: 'No more dice', fr: 'Aucun dé de plus' },
  stalwart: { en: 'Re-roll {n}', fr: 'Relancer {n}' },
  'stalwart-none': { en: 'Keep these dice', fr: 'Garder ces dés' },
  starforged: { en: 'Stop {n} AP', fr: 'Arrêter {n} PA' },
  'starforged-none': { en: 'Stop no AP', fr: 'N’arrêter aucune PA' },
  takes: {
    en: '{n} command {n|die|dice} · leaves {left}',
    fr: '{n} {n|dé|dés} de commandement · reste {left}',
  },
  'takes-none': { en: 'free', fr: 'gratuit' },
  'why-survive': {
    en: '{dice} dice at {at}+ save; you cannot hurt {enemy}.',
    fr: '{dice} dés à {at}+ parent\u00a0; {enemy} ne risque rien.',
  },
  'why-fight': {
    en: '{dice} dice at {at}+; who has more hits hurts the other.',
    fr: '{dice} dés à {at}+\u00a0; qui a le plus de touches blesse l’autre.',
  },
} as const satisfies MessageTable;
