import type { MessageTable } from '@skirmish-kit/core';

/** What the command dice say. */
export const commandDiceMessages = {
  'command-dice': { en: 'Command dice', fr: 'Dés de commandement' },
  'no-dice': { en: 'none left', fr: 'aucun' },
  'die-now': { en: '{face}: can be spent now', fr: '{face} : peut servir maintenant' },
  'die-kept': { en: '{face}: not now', fr: '{face} : pas maintenant' },
  'die-spent': { en: '{face}: spent', fr: '{face} : dépensé' },
  'die-model': { en: 'a second figure acts in this turn', fr: 'une seconde figurine agit ce tour' },
  'die-dice': { en: 'one more die in a test', fr: 'un dé de plus dans un test' },
  'die-move': { en: 'a Move of one cube, free', fr: 'un déplacement d’un cube, gratuit' },
  'die-shoot': { en: 'a free shot', fr: 'un tir gratuit' },
  'die-fight': { en: 'a free fight', fr: 'un combat gratuit' },
  'die-special': { en: 'the leader’s own', fr: 'celui du chef' },
  'roll-again': { en: 'Roll {n} again', fr: 'Relancer {n}' },
  'keep-all': { en: 'Keep them', fr: 'Garder' },
  'pick-dice': {
    en: 'Mark the dice that are rolled again, or keep them.',
    fr: 'Marquez les dés à relancer, ou gardez-les.',
  },
} as const satisfies MessageTable;
