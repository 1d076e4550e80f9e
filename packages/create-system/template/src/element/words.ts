import { speaker, type Phrases } from '@skirmish-kit/ui';
import type { Language } from '@skirmish-kit/core';

/** What the element says besides the game itself. */
const words = {
  again: { en: 'New game', fr: 'Nouvelle partie' },
  back: { en: 'Back', fr: 'Reculer' },
  board: { en: 'The board', fr: 'Le plateau' },
  controls: { en: 'Game', fr: 'Partie' },
  forward: { en: 'Forward', fr: 'Avancer' },
  free: { en: '{at}: free', fr: '{at} : libre' },
  held: { en: '{at}: {figure}, strength {strength}', fr: '{at} : {figure}, force {strength}' },
  thinking: { en: 'The bot is thinking…', fr: 'Le joueur automatique réfléchit…' },
} as const satisfies Phrases;

export const wordsIn = (language: Language) => speaker<keyof typeof words>(words, language);
