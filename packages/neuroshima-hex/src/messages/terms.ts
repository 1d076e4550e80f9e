import type { LocalisedText } from '@skirmish-kit/core';

type Vocabulary = Readonly<Record<string, LocalisedText>>;

/** Why units leave and battles begin. */
export const CAUSES: Vocabulary = {
  hits: { en: 'destroyed', fr: 'détruit' },
  spent: { en: 'spent', fr: 'sacrifié' },
  exploded: { en: 'exploded', fr: 'explosé' },
  eliminated: { en: 'its player is out', fr: 'joueur éliminé' },
  tile: { en: 'tile played', fr: 'tuile jouée' },
  full: { en: 'board full', fr: 'plateau plein' },
  final: { en: 'final', fr: 'final' },
  extra: { en: 'extra', fr: 'supplémentaire' },
};

/** Kinds of hits. */
export const KINDS: Vocabulary = {
  melee: { en: 'melee', fr: 'corps à corps' },
  ranged: { en: 'shot', fr: 'tir' },
  gauss: { en: 'Gauss', fr: 'Gauss' },
  scatter: { en: 'scatter', fr: 'dispersion' },
  rocket: { en: 'rocket', fr: 'roquette' },
  stalk: { en: 'stalker', fr: 'traqueur' },
  blast: { en: 'explosion', fr: 'explosion' },
  instant: { en: 'instant', fr: 'action' },
};

/** What a Quartermaster turns an attack into. */
export const CONVERSIONS: Vocabulary = {
  melee: { en: 'melee', fr: 'corps à corps' },
  ranged: { en: 'a shot', fr: 'tir' },
};

export const MARKERS: Vocabulary = {
  paralysed: { en: 'paralysed', fr: 'paralysé' },
  netted: { en: 'netted', fr: 'pris au filet' },
  poisoned: { en: 'poisoned', fr: 'empoisonné' },
};

/** Why a game ended, after who won it. */
export const REASONS: Vocabulary = {
  points: { en: 'enough points are scored', fr: 'assez de points sont marqués' },
  'hq-destroyed': { en: 'an enemy HQ is destroyed', fr: 'un QG ennemi est détruit' },
  'hqs-destroyed': {
    en: 'both sides lost an HQ, and more is left of theirs',
    fr: 'chaque camp a perdu un QG, et il reste plus des leurs',
  },
  'all-destroyed': { en: 'all HQs are destroyed', fr: 'tous les QG sont détruits' },
  'last-standing': { en: 'the last HQ that stands', fr: 'le dernier QG debout' },
  'final-battle': { en: 'ahead after the final battle', fr: 'en tête après le combat final' },
  level: { en: 'level after the last battle', fr: 'égalité après le dernier combat' },
};
