import { translator, type Language, type MessageTable } from '@skirmish-kit/core';

/** What the element says besides the game itself. */
export const words = {
  across: { en: 'across', fr: 'de l’autre côté' },
  bank: { en: 'Bank: {side}', fr: 'Rive : {side}' },
  board: { en: 'The marsh', fr: 'Le marais' },
  camp: { en: 'in camp', fr: 'au bivouac' },
  free: { en: '{at}: free', fr: '{at} : libre' },
  held: {
    en: '{figure}, {at}: might {might}, {knack}',
    fr: '{figure}, {at} : force {might}, {knack}',
  },
  nimble: { en: 'nimble', fr: 'agile' },
  none: { en: 'no knack', fr: 'sans talent' },
  round: { en: 'Round {round} of {rounds}', fr: 'Manche {round} sur {rounds}' },
  steady: { en: 'steady', fr: 'ferme' },
  swift: { en: 'swift', fr: 'vif' },
} as const satisfies MessageTable;

export type WordKey = keyof typeof words;

export const elementTextIn = (language: Language) => translator<WordKey>(words, language);
