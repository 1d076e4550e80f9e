import { speaker, type Phrases } from '@skirmish-kit/ui';
import type { Language } from '@skirmish-kit/core';

/** What the element says besides the game itself. */
const words = {
  across: { en: 'across', fr: 'de l’autre côté' },
  again: { en: 'New game', fr: 'Nouvelle partie' },
  back: { en: 'Back', fr: 'Reculer' },
  bank: { en: 'Bank: {side}', fr: 'Rive : {side}' },
  board: { en: 'The marsh', fr: 'Le marais' },
  camp: { en: 'in camp', fr: 'au bivouac' },
  controls: { en: 'Game', fr: 'Partie' },
  forward: { en: 'Forward', fr: 'Avancer' },
  free: { en: '{at}: free', fr: '{at} : libre' },
  held: {
    en: '{figure}, {at}: might {might}, {knack}',
    fr: '{figure}, {at} : force {might}, {knack}',
  },
  nimble: { en: 'nimble', fr: 'agile' },
  none: { en: 'no knack', fr: 'sans talent' },
  steady: { en: 'steady', fr: 'ferme' },
  swift: { en: 'swift', fr: 'vif' },
  thinking: { en: 'The bot is thinking…', fr: 'Le joueur automatique réfléchit…' },
} as const satisfies Phrases;

export type WordKey = keyof typeof words;

export const wordsIn = (language: Language) => speaker<WordKey>(words, language);
