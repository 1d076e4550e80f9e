import { problemMaker } from '@skirmish-kit/core';

/** What can be wrong with a setup. */
const SETUP_WORDS = {
  'not-text': {
    en: 'Expected a text of at most {longest} characters.',
    fr: 'Il faut un texte de {longest} caractères au plus.',
  },
  'not-a-number': {
    en: 'Expected a whole number from {low} to {high}.',
    fr: 'Il faut un nombre entier de {low} à {high}.',
  },
  'not-one-of': { en: 'Expected one of {allowed}.', fr: 'Il faut l’un de : {allowed}.' },
  'not-a-list': {
    en: 'Expected a list of {least} to {most}.',
    fr: 'Il faut une liste de {least} à {most} éléments.',
  },
  'not-an-object': { en: 'Expected an object.', fr: 'Il faut un objet.' },
  'unknown-field': {
    en: 'Unknown field; known are {known}.',
    fr: 'Champ inconnu ; sont connus : {known}.',
  },
  'unknown-id': {
    en: 'There is no “{id}”; there are {known}.',
    fr: 'Il n’y a pas de « {id} » ; il y a {known}.',
  },
  'wrong-number-of-gangs': {
    en: 'The scenario has {places} places, and {found} gangs were given.',
    fr: 'Le scénario a {places} places, et {found} gangs ont été donnés.',
  },
  'no-room': {
    en: 'The gangs do not fit where they begin: {fault}',
    fr: 'Les gangs ne tiennent pas dans leur zone de départ : {fault}',
  },
};

export const setupProblem = /* @__PURE__ */ problemMaker(SETUP_WORDS);
