import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with a pack that fits the schema. */
const PACK_WORDS = {
  'id-taken': {
    en: '“{id}” is taken already: give yours another id.',
    fr: '« {id} » est déjà pris : choisissez un autre identifiant.',
  },
  'duplicate-id': {
    en: '“{id}” is already the id of {first}: every id of a list is used once.',
    fr: '« {id} » est déjà l’identifiant de {first} : chaque identifiant d’une liste ne sert qu’une fois.',
  },
  'unknown-weapon': {
    en: 'There is no weapon “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas d’arme « {id} ». Sont connues : {known}.',
  },
  'unknown-weapon-near': {
    en: 'There is no weapon “{id}”. Did you mean “{nearest}”?',
    fr: 'Il n’y a pas d’arme « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'unknown-profile': {
    en: 'There is no profile “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas de profil « {id} ». Sont connus : {known}.',
  },
  'unknown-profile-near': {
    en: 'There is no profile “{id}”. Did you mean “{nearest}”?',
    fr: 'Il n’y a pas de profil « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'unknown-ability': {
    en: 'There is no ability “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas de capacité « {id} ». Sont connues : {known}.',
  },
  'unknown-ability-near': {
    en: 'There is no ability “{id}”. Did you mean “{nearest}”?',
    fr: 'Il n’y a pas de capacité « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'unknown-objective': {
    en: 'The mission has no objective “{id}”. It has: {known}.',
    fr: 'La mission n’a pas d’objectif « {id} ». Elle a : {known}.',
  },
  'unknown-objective-near': {
    en: 'The mission has no objective “{id}”. Did you mean “{nearest}”?',
    fr: 'La mission n’a pas d’objectif « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'needs-number': {
    en: 'The ability “{id}” stands with a number: add "n".',
    fr: 'La capacité « {id} » va avec un nombre : ajoutez le champ n.',
  },
  'no-number': {
    en: 'The ability “{id}” stands without a number: leave out "n".',
    fr: 'La capacité « {id} » va sans nombre : retirez le champ n.',
  },
  'leader-needs': {
    en: 'A Leader needs “{field}”.',
    fr: 'Un Leader doit avoir « {field} ».',
  },
  'leaders-only': {
    en: 'Only Leaders have “{field}”; “{id}” is a {type}.',
    fr: 'Seuls les Leaders ont « {field} » ; « {id} » est de type {type}.',
  },
  'no-leader': {
    en: 'The faction has no Leader: no team could be made of it.',
    fr: 'La faction n’a pas de Leader : on ne pourrait en faire aucun groupe.',
  },
  'slower-sprint': {
    en: 'A Sprint of {sprint} is shorter than a Move of {move}.',
    fr: 'Un Sprint de {sprint} est plus court qu’un déplacement de {move}.',
  },
  'mode-id': {
    en: '“{id}” should be “{weapon}”, or “{weapon}.” and a word for one way to use it.',
    fr: '« {id} » devrait être « {weapon} », ou « {weapon}. » et un mot pour une façon de l’employer.',
  },
  'sold-as-nothing': {
    en: '“{id}” has a price and no category: nobody could buy it.',
    fr: '« {id} » a un prix mais aucune catégorie : personne ne pourrait l’acheter.',
  },
  'corners-turned': {
    en: 'The corners {from} and {to} are the wrong way round: “from” has the smaller column and row.',
    fr: 'Les coins {from} et {to} sont inversés : « from » a la plus petite colonne et la plus petite rangée.',
  },
  'zone-too-small': {
    en: 'A team needs at least {least} squares to deploy, and this zone has {squares}: move its corners apart.',
    fr: 'Un groupe a besoin d’au moins {least} cases pour se déployer, et cette zone en a {squares} : écartez ses coins.',
  },
  'zones-meet': {
    en: 'The deployment zones lie over each other.',
    fr: 'Les zones de déploiement se recouvrent.',
  },
  'same-square': {
    en: 'There is an objective on this square already ({first}).',
    fr: 'Il y a déjà un objectif sur cette case ({first}).',
  },
  'not-at-edge': {
    en: 'Models leave over the edge: every square of an exit lies in column or row 1 or 8.',
    fr: 'On sort par le bord : toute case d’une sortie est dans la colonne ou la rangée 1 ou 8.',
  },
  'too-many-drawn': {
    en: '{drawn} tokens are drawn, but the bag has only {tokens}.',
    fr: 'On tire {drawn} pions, mais le sac n’en a que {tokens}.',
  },
};

export const packProblem = /* @__PURE__ */ problemFactory(PACK_WORDS);
