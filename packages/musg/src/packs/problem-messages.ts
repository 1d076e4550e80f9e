import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with a pack that fits the schema. */
const PACK_WORDS = {
  'duplicate-id': {
    en: '“{id}” is already the id of {first}: every id of a list is used once.',
    fr: '« {id} » est déjà l’identifiant de {first} : chaque identifiant d’une liste ne sert qu’une fois.',
  },
  'id-taken': {
    en: '“{id}” is already the id of something else of this kind: choose another, such as my-{id}.',
    fr: '« {id} » est déjà l’identifiant d’autre chose du même genre : choisissez-en un autre, comme my-{id}.',
  },
  'one-target': {
    en: 'A template strikes every figure under it: “targets” of “{id}” is 1.',
    fr: 'Un gabarit touche tous ceux qu’il couvre : « targets » de « {id} » vaut 1.',
  },
  'unknown-weapon': {
    en: 'There is no weapon “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas d’arme « {id} ». Sont connues : {known}.',
  },
  'unknown-weapon-near': {
    en: 'There is no weapon “{id}”. Did you mean “{nearest}”?',
    fr: 'Il n’y a pas d’arme « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'unknown-equipment': {
    en: 'There is no equipment “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas d’équipement « {id} ». Sont connus : {known}.',
  },
  'unknown-equipment-near': {
    en: 'There is no equipment “{id}”. Did you mean “{nearest}”?',
    fr: 'Il n’y a pas d’équipement « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'unknown-race': {
    en: 'There is no race “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas de race « {id} ». Sont connues : {known}.',
  },
  'unknown-race-near': {
    en: 'There is no race “{id}”. Did you mean “{nearest}”?',
    fr: 'Il n’y a pas de race « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'unknown-mercenary': {
    en: 'There is no mercenary “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas de mercenaire « {id} ». Sont connus : {known}.',
  },
  'unknown-mercenary-near': {
    en: 'There is no mercenary “{id}”. Did you mean “{nearest}”?',
    fr: 'Il n’y a pas de mercenaire « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'unknown-piece': {
    en: 'The table has no piece “{id}”. It has: {known}.',
    fr: 'La table n’a pas d’élément « {id} ». Elle a : {known}.',
  },
  'unknown-piece-near': {
    en: 'The table has no piece “{id}”. Did you mean “{nearest}”?',
    fr: 'La table n’a pas d’élément « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'no-such-rank': {
    en: 'The race “{race}” has no {rank}. It has: {known}.',
    fr: 'La race « {race} » n’a pas de rang {rank}. Elle a : {known}.',
  },
  'no-chief': {
    en: 'A mercenary has the values of a chief, and the race “{race}” has none.',
    fr: 'Un mercenaire a les valeurs d’un chef, et la race « {race} » n’en a pas.',
  },
  'ranges-shrink': {
    en: 'Ranges grow from short to long: {short}, {medium}, {long} do not.',
    fr: 'Les portées croissent de courte à longue : {short}, {medium}, {long} non.',
  },
  'no-range': {
    en: 'Only flames have no range: give “{id}” three.',
    fr: 'Seules les flammes n’ont pas de portée : donnez-en trois à « {id} ».',
  },
  'no-radius': {
    en: 'A blast needs a radius.',
    fr: 'Une explosion a besoin d’un rayon.',
  },
  'not-a-polygon': {
    en: 'The corners of “{id}” enclose no area, or its edges cross.',
    fr: 'Les sommets de « {id} » n’entourent aucune surface, ou ses côtés se croisent.',
  },
  'no-height': {
    en: 'The piece “{id}” can be climbed, so it needs a height.',
    fr: 'L’élément « {id} » s’escalade : il lui faut une hauteur.',
  },
  'off-table': {
    en: 'The zone lies partly off the table of {width} by {height}.',
    fr: 'La zone sort de la table de {width} sur {height}.',
  },
  'zone-too-small': {
    en: 'A band needs room for {least} figures to deploy, and this zone has room for {room}: make it larger, or move scenery out of it.',
    fr: 'Une bande a besoin de place pour {least} figurines, et cette zone en a pour {room} : agrandissez-la, ou sortez-en du décor.',
  },
  'too-close': {
    en: 'There are {gap} paces between this zone and {other}; there should be at least 20.',
    fr: 'Il y a {gap} pas entre cette zone et {other} ; il en faut au moins 20.',
  },
};

export const packProblem = /* @__PURE__ */ problemFactory(PACK_WORDS);
