import { problemMaker } from '@skirmish-kit/core';

/** What can be wrong with a question for odds. */
const ODDS_WORDS = {
  'unknown-action': {
    en: 'The action is {found}; it should be one of: {allowed}.',
    fr: 'L’action est {found} ; elle devrait être l’une de : {allowed}.',
  },
  'wrong-type': {
    en: 'Found {found|type}; it should be {expected|type}.',
    fr: 'Trouvé : {found|type} ; attendu : {expected|type}.',
  },
  'not-in-list': {
    en: '{found} is not one of: {allowed}.',
    fr: '{found} ne figure pas parmi : {allowed}.',
  },
  'not-in-list-near': {
    en: '{found} is not one of: {allowed}. Did you mean “{nearest}”?',
    fr: '{found} ne figure pas parmi : {allowed}. Vouliez-vous dire « {nearest} » ?',
  },
  missing: { en: '“{name}” is missing.', fr: 'Il manque « {name} ».' },
  'unknown-key': {
    en: '“{name}” means nothing here. Known are: {allowed}.',
    fr: '« {name} » n’a pas de sens ici. Sont connus : {allowed}.',
  },
  'unknown-key-near': {
    en: '“{name}” means nothing here. Did you mean “{nearest}”?',
    fr: '« {name} » n’a pas de sens ici. Vouliez-vous dire « {nearest} » ?',
  },
  'too-small': {
    en: '{found} is too small: at least {least}.',
    fr: '{found} est trop petit : {least} au moins.',
  },
  'too-large': {
    en: '{found} is too large: at most {most}.',
    fr: '{found} est trop grand : {most} au plus.',
  },
  'too-few': {
    en: '{found} entries; at least {least}.',
    fr: '{found} entrées ; {least} au moins.',
  },
  'too-many': { en: '{found} entries; at most {most}.', fr: '{found} entrées ; {most} au plus.' },
};

export type OddsProblemCode = keyof typeof ODDS_WORDS;

export const oddsProblem = problemMaker(ODDS_WORDS);
