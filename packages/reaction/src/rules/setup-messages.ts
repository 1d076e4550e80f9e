import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with a setup. */
const SETUP_WORDS = {
  'not-text': {
    en: 'Expected a text of {least} to {longest} characters.',
    fr: 'Il faut un texte de {least} à {longest} caractères.',
  },
  'not-an-id': {
    en: 'Expected an id of at most {longest} small letters, digits and hyphens, a letter first.',
    fr: 'Il faut un identifiant de {longest} petites lettres, chiffres et traits d’union au plus, une lettre d’abord.',
  },
  'not-a-fingerprint': {
    en: 'Expected the fingerprint of a pack: 32 digits and letters from a to f.',
    fr: 'Il faut l’empreinte d’un pack\u00a0: 32 chiffres et lettres de a à f.',
  },
  'not-a-number': {
    en: 'Expected a whole number from {low} to {high}.',
    fr: 'Il faut un nombre entier de {low} à {high}.',
  },
  'not-one-of': { en: 'Expected one of {allowed}.', fr: 'Il faut l’un de : {allowed}.' },
  'not-a-list': {
    en: 'Expected a list of {least} to {most}.',
    fr: 'Il faut une liste de {least} à {most} éléments.',
  },
  'not-an-object': { en: 'Expected an object.', fr: 'Il faut un objet.' },
  'unknown-field': {
    en: 'Unknown field; known are {known}.',
    fr: 'Champ inconnu ; sont connus : {known}.',
  },
  'unknown-id': {
    en: 'There is no “{id}”; there are {known}.',
    fr: 'Il n’y a pas de « {id} » ; il y a {known}.',
  },
  'wrong-number-of-gangs': {
    en: 'One gang for each of the {places} places of the scenario; found: {found}.',
    fr: 'Il faut un gang pour chacune des {places} places du scénario ; trouvés : {found}.',
  },
  'no-room': {
    en: 'There is no room for {figure} where it begins: its zone is full, or its spot is taken or blocked.',
    fr: 'Pas de place pour {figure} au départ : sa zone est pleine, ou son emplacement pris ou bloqué.',
  },
  'cannot-begin': {
    en: 'A battle cannot begin like this: {fault}',
    fr: 'Une bataille ne peut pas commencer ainsi : {fault}',
  },
};

export const setupProblem = /* @__PURE__ */ problemFactory(SETUP_WORDS);
