import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with a battlefield that somebody wrote. */
export const fieldProblem = problemFactory({
  'not-an-object': {
    en: 'This should be {expected|type}.',
    fr: 'Il faut ici {expected|type}.',
  },
  'unknown-key': {
    en: 'A battlefield has no “{key}” here. Possible: {known}.',
    fr: 'Un champ de bataille n’a pas de « {key} » ici. Possible : {known}.',
  },
  'wrong-format': {
    en: 'This should be “{expected}”.',
    fr: 'Il faut ici « {expected} ».',
  },
  'bad-id': {
    en: 'An id has small letters, digits and hyphens: “old-foundry”.',
    fr: 'Un identifiant a des minuscules, des chiffres et des traits d’union : « vieille-fonderie ».',
  },
  'no-id': {
    en: 'The battlefield has no id: write “id: old-foundry” above the levels.',
    fr: 'Le champ de bataille n’a pas d’identifiant : écrivez « id: vieille-fonderie » avant les niveaux.',
  },
  'no-name': {
    en: 'A name is needed in English (en) and in French (fr).',
    fr: 'Il faut un nom en anglais (en) et en français (fr).',
  },
  'bad-levels': {
    en: 'A battlefield has 1 to {most} levels.',
    fr: 'Un champ de bataille a de 1 à {most} niveaux.',
  },
  'bad-cube': {
    en: 'A cube is [column, row, level]: 1 to 8, 1 to 8, 1 to {most}.',
    fr: 'Un cube est [colonne, rangée, niveau] : de 1 à 8, de 1 à 8, de 1 à {most}.',
  },
  'cube-twice': {
    en: 'The cube {cube} is already described.',
    fr: 'Le cube {cube} est déjà décrit.',
  },
  'bad-value': {
    en: '“{value}” is not possible here. Possible: {known}.',
    fr: '« {value} » n’est pas possible ici. Possible : {known}.',
  },
  'two-rises': {
    en: 'A cube has a ladder, stairs or a ramp, only one of them.',
    fr: 'Un cube a une échelle, un escalier ou une rampe, un seul des trois.',
  },
  'wall-differs': {
    en: 'The neighbouring cube says “{other}” of this side.',
    fr: 'Le cube voisin dit « {other} » de ce côté.',
  },
  'solid-with-more': {
    en: 'Nothing else can be in a solid cube.',
    fr: 'Rien d’autre ne peut être dans un cube plein.',
  },
  'solid-too-high': {
    en: 'Nothing solid can be on level {most}: there must be a level above it.',
    fr: 'Rien de plein ne peut être au niveau {most} : il faut un niveau au-dessus.',
  },
  'rise-covered': {
    en: 'What leads up from {cube} ends below a floor: the cube above needs an opening.',
    fr: 'Ce qui monte depuis {cube} finit sous un plancher : il faut une ouverture au-dessus.',
  },
  'rise-nowhere': {
    en: 'What leads up from {cube} leads to no floor.',
    fr: 'Ce qui monte depuis {cube} ne mène à aucun plancher.',
  },
  'unknown-line': {
    en: 'Not understood: a line is “id: …”, “en: …”, “fr: …”, “level 2” or part of a level.',
    fr: 'Incompris : une ligne est « id: … », « en: … », « fr: … », « level 2 » ou une partie d’un niveau.',
  },
  'unknown-sign': {
    en: '“{sign}” is not possible here. Possible: {known}',
    fr: '« {sign} » n’est pas possible ici. Possible : {known}',
  },
  'level-twice': {
    en: 'Level {level} is already there.',
    fr: 'Le niveau {level} est déjà là.',
  },
  'too-many-rows': {
    en: 'A level has 17 lines: 8 rows, with lines of walls above, between and below.',
    fr: 'Un niveau a 17 lignes : 8 rangées, avec des lignes de murs au-dessus, entre et au-dessous.',
  },
  'no-ground': {
    en: 'There is no ground to stand on.',
    fr: 'Il n’y a aucun sol où se tenir.',
  },
  unreachable: {
    en: 'Nobody can get to {cube} on foot.',
    fr: 'Personne ne peut atteindre {cube} à pied.',
  },
  'no-way-back': {
    en: 'A model in {cube} cannot get back without jumping.',
    fr: 'Une figurine en {cube} ne peut pas revenir sans sauter.',
  },
  'no-wide-way': {
    en: 'No way on the ground from the northern to the southern edge is wide enough for size 4.',
    fr: 'Au sol, aucun chemin du bord nord au bord sud n’est assez large pour la taille 4.',
  },
  'too-long': {
    en: 'This is too long to be a battlefield.',
    fr: 'C’est trop long pour un champ de bataille.',
  },
});
