import type { Language, Params } from '@skirmish-kit/core';
import { translator, type MessageTable } from '../translator.ts';

/** The messages of guided games in general. */
const guideMessages = {
  lesson: { en: 'First game', fr: 'Première partie' },
  'step-of': { en: '{at} of {all}', fr: '{at} sur {all}' },
  leave: { en: 'Leave the lesson', fr: 'Quitter la leçon' },
  'show-me': { en: 'Show me', fr: 'Montrez-moi' },
  over: { en: 'You know how it goes', fr: 'Vous savez jouer' },
  'play-a-game': { en: 'Play a game', fr: 'Jouer une partie' },
  'once-more': { en: 'Once more', fr: 'Encore une fois' },
} as const satisfies MessageTable;

export type GuideKey = keyof typeof guideMessages;

export function guideText(language: Language, key: GuideKey, params?: Params): string {
  return translator<GuideKey>(guideMessages, language)(key, params);
}
