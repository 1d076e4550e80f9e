import type { Language, Params, Problem } from '@skirmish-kit/core';

/** The problems of positions in French; in English they say it themselves. */
const FRENCH: Readonly<Record<string, string>> = {
  'empty-position': 'Aucune position n’est donnée ici.',
  'long-position': 'Cette position a trop de mots.',
  'not-a-unit': 'Ceci n’est ni une armée ni une unité comme clown.c3.2~1.',
  'unknown-army': 'L’armée « {army} » n’existe pas.',
  'unknown-tile': 'La tuile « {tile} » n’existe pas ({army}).',
  'unknown-edition': 'L’édition est 1 ou 3.0.',
  'unknown-mode': 'Ce mode de jeu n’existe pas.',
  'bad-setting': 'Ce réglage n’existe pas ou n’a pas cette valeur.',
  'unknown-switch': 'Ce réglage n’existe pas.',
  'no-army': 'Une armée doit être nommée avant sa première unité.',
  'no-hex': 'Seul un QG peut se trouver hors du plateau.',
  'off-board': 'Cette case n’est pas sur le plateau.',
  'two-units': 'Deux unités occupent la case {hex}.',
  'two-hqs': 'Il n’y a qu’un QG par armée ({army}).',
  'hq-missing': 'Le QG manque ({army}).',
  'bad-rotation': 'Une rotation va de 0 à {most}.',
  'bad-wounds': 'Les blessures vont de 0 à {most}.',
  'bad-points': 'Les points d’un QG vont de 0 à 99.',
  'out-of-range': 'Ce nombre doit être entre 0 et {most}.',
  'too-many-armies': 'Il y a trop d’armées.',
  'wrong-number-of-players': 'Il y a trop d’armées pour ce mode de jeu.',
  'answer-left-over': 'Cette réponse ne correspond à aucune question du combat.',
  'not-an-option': 'Cette réponse n’est pas possible ici.',
};

/** A problem of a position in the reader's language. */
export function positionProblemText(found: Problem, language: Language): string {
  const french = Object.hasOwn(FRENCH, found.code) ? FRENCH[found.code] : undefined;
  return language === 'fr' && french !== undefined ? fillIn(french, found.params) : found.message;
}

function fillIn(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
