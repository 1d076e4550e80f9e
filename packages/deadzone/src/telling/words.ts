import type { Words } from '@skirmish-kit/core';
import { playWords } from './play-words.ts';

/** Words that stand for themselves inside sentences: items, faces, results. */
export const insideWords = {
  ...playWords,
  'jump-pack': { en: 'Jump Pack', fr: 'Propulseurs' },
  'scout-bike': { en: 'Scout Bike', fr: 'Monocycle de Reconnaissance' },
  'sentry-gun': { en: 'Sentry Gun', fr: 'Sentinelle' },
  'thermal-mines': { en: 'Thermal Mines', fr: 'Mines Thermiques' },
  blast: { en: 'a Blast', fr: 'une Explosion' },
  knockback: { en: 'Knockback', fr: 'une Projection' },
  'weight-of-fire': { en: 'Weight of Fire (2)', fr: 'une Puissance de Feu (2)' },
  'armour-piercing': { en: 'AP 3', fr: 'PA 3' },
  boom: { en: 'trouble: it may go off', fr: 'des ennuis : elle peut sauter' },
  foreign: { en: 'the opponent controls it', fr: 'l’adversaire la contrôle' },
  calm: { en: 'it keeps its head', fr: 'elle garde la tête froide' },
  fury: { en: 'it charges ahead', fr: 'elle fonce' },
  middle: { en: 'middle', fr: 'milieu' },
} as const satisfies Readonly<Record<string, Words>>;
