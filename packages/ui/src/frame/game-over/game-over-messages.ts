import type { Language, Params } from '@skirmish-kit/core';
import { translator, type MessageTable } from '../../translator.ts';

/** The messages of a finished game. */
const endingWords = {
  'you-won': { en: 'You won.', fr: 'Vous avez gagné.' },
  'you-lost': { en: 'You lost.', fr: 'Vous avez perdu.' },
  drawn: { en: 'A draw.', fr: 'Match nul.' },
  won: { en: '{side} won.', fr: 'Victoire\u00a0: {side}.' },
  points: { en: 'Points', fr: 'Points' },
  turn: { en: 'turn {n}', fr: 'tour {n}' },
  'touch-curve': {
    en: 'touch the curve to see the board',
    fr: 'touchez la courbe pour voir le plateau',
  },
  best: { en: 'Best unit', fr: 'Meilleure unité' },
  felled: { en: '{n} felled, for {side}', fr: '{n} à terre, pour {side}' },
  again: { en: 'Again', fr: 'Encore' },
  swap: { en: 'Swap sides', fr: 'Changer de camp' },
  watch: { en: 'Watch the replay', fr: 'Revoir la partie' },
  share: { en: 'Share', fr: 'Partager' },
  setup: { en: 'New setup', fr: 'Autre partie' },
  turning: { en: 'Turning point', fr: 'Tournant' },
  'turning-at': { en: 'Turning point, turn {n}', fr: 'Tournant, tour {n}' },
  'where-it-turned': {
    en: 'Where did it turn? Bots play on from every turn, a few games each.',
    fr: 'Quand a-t-elle basculé\u00a0? Des robots reprennent la partie à chaque tour, quelques fois.',
  },
  find: { en: 'Find it', fr: 'Chercher' },
  cancel: { en: 'Cancel', fr: 'Arrêter' },
  searching: { en: 'Playing on from turn {n}…', fr: 'Reprise au tour {n}…' },
  'no-worker': {
    en: 'This page allows no worker to play the game on in.',
    fr: 'Cette page ne permet pas de rejouer la partie à côté.',
  },
  chance: {
    en: 'Chance to win for {side}: {before} → {after} ({n} games each)',
    fr: 'Chances de {side}\u00a0: {before} → {after} ({n} parties chaque fois)',
  },
  'show-then': { en: 'The board then', fr: 'Le plateau alors' },
  regrets: { en: 'What {side} regrets', fr: 'Le regret de {side}' },
  'try-it': { en: 'Try it from there', fr: 'Reprendre à partir de là' },
} as const satisfies MessageTable;

export type EndingKey = keyof typeof endingWords;

export type GameOverText = (key: EndingKey, params?: Params) => string;

export function gameOverText(language: Language): GameOverText {
  return translator<EndingKey>(endingWords, language);
}
