import type { Phrases } from '@skirmish-kit/ui/words';

/** What only fan armies have: effects of their tiles, and actions of their units. */
export const fanWords = {
  'effect-set': {
    en: 'sets the initiative of those it reaches',
    fr: 'fixe l’initiative de ceux qu’il atteint',
  },
  'effect-power': { en: 'gives power', fr: 'donne de l’énergie' },
  'effect-stalk': {
    en: 'attacks any enemy on the board',
    fr: 'attaque n’importe quel ennemi du plateau',
  },
  'effect-taint': { en: 'marks whom it wounds', fr: 'marque ceux qu’il blesse' },
  'effect-trap': { en: 'wounds who comes onto it', fr: 'blesse qui s’y pose' },
  'effect-action': { en: 'may act once a turn', fr: 'peut agir une fois par tour' },
  'effect-turn': { en: 'turns a unit', fr: 'tourne une unité' },
  'effect-swap': { en: 'two neighbours change places', fr: 'échange deux voisins' },
  'effect-mark': { en: 'marks an enemy unit', fr: 'marque une unité ennemie' },
  'effect-boost-adjacent': { en: '{list} for neighbours', fr: '{list} aux voisins' },
  'effect-boost-board': { en: '{list} everywhere', fr: '{list} partout' },
  'effect-boost-here': { en: '{list} for who stands on it', fr: '{list} pour qui s’y trouve' },
  specials: { en: 'Actions of units', fr: 'Actions des unités' },
  'do-special': { en: 'Do it', fr: 'Agir' },
} as const satisfies Phrases;
