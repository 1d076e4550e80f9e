import { translator, type Language, type MessageTable } from '@skirmish-kit/core';

/** What the element says besides the game itself. */
const words = {
  board: { en: 'The board', fr: 'Le plateau' },
  free: { en: '{at}: free', fr: '{at} : libre' },
  held: { en: '{at}: {figure}, strength {strength}', fr: '{at} : {figure}, force {strength}' },
  round: { en: 'Round {round} of {rounds}', fr: 'Manche {round} sur {rounds}' },
} as const satisfies MessageTable;

export const elementTextIn = (language: Language) =>
  translator<keyof typeof words>(words, language);
