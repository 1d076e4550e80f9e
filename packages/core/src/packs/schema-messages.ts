import { problemFactory } from '../problem-messages.ts';

/** Problems that a schema or a form can find in data. */
export const SCHEMA_MESSAGES = {
  'wrong-type': {
    en: 'Found {found|type}; it should be {expected|type}.',
    fr: 'Trouvé : {found|type} ; attendu : {expected|type}.',
  },
  missing: { en: '“{name}” is missing.', fr: 'Il manque « {name} ».' },
  'missing-one-of': {
    en: '“{name}” is missing; it should be one of: {allowed}.',
    fr: 'Il manque « {name} » ; attendu, l’un de : {allowed}.',
  },
  'missing-that': {
    en: '“{name}” is missing; it should be {expected}.',
    fr: 'Il manque « {name} » ; attendu : {expected}.',
  },
  'missing-type': {
    en: '“{name}” is missing; it should be {expected|type}.',
    fr: 'Il manque « {name} » ; attendu : {expected|type}.',
  },
  'missing-near': {
    en: '“{name}” is missing. Did you mean it by “{found}”?',
    fr: 'Il manque « {name} ». Est-ce ce que voulait dire « {found} » ?',
  },
  'unknown-key': {
    en: '“{name}” means nothing here. Known are: {allowed}.',
    fr: '« {name} » n’a pas de sens ici. Sont connus : {allowed}.',
  },
  'unknown-key-near': {
    en: '“{name}” means nothing here. Did you mean “{nearest}”?',
    fr: '« {name} » n’a pas de sens ici. Vouliez-vous dire « {nearest} » ?',
  },
  'too-small': {
    en: '{found} is too small: at least {least}.',
    fr: '{found} est trop petit : {least} au moins.',
  },
  'too-large': {
    en: '{found} is too large: at most {most}.',
    fr: '{found} est trop grand : {most} au plus.',
  },
  'not-above': {
    en: '{found} should be above {least}.',
    fr: '{found} doit être supérieur à {least}.',
  },
  'not-below': {
    en: '{found} should be below {most}.',
    fr: '{found} doit être inférieur à {most}.',
  },
  'not-multiple': {
    en: '{found} should be a multiple of {of}.',
    fr: '{found} doit être un multiple de {of}.',
  },
  'too-short': {
    en: '{found} is too short: at least {least} characters.',
    fr: '{found} est trop court : {least} caractères au moins.',
  },
  'too-long': {
    en: '{found} is too long: at most {most} characters.',
    fr: '{found} est trop long : {most} caractères au plus.',
  },
  'too-few': {
    en: '{found} entries; at least {least}.',
    fr: '{found} entrées ; {least} au moins.',
  },
  'too-many': { en: '{found} entries; at most {most}.', fr: '{found} entrées ; {most} au plus.' },
  'wrong-form': {
    en: '{found} has the wrong form: {right}.',
    fr: '{found} n’a pas la bonne forme : {right}.',
  },
  'wrong-form-somehow': {
    en: '{found} has the wrong form.',
    fr: '{found} n’a pas la bonne forme.',
  },
  twice: {
    en: 'Entries {first} and {second} are the same.',
    fr: 'Les entrées {first} et {second} sont identiques.',
  },
  'not-that': { en: '{found} should be {expected}.', fr: '{found} devrait être {expected}.' },
  'fits-none': {
    en: '{found} fits none of the allowed forms.',
    fr: '{found} ne correspond à aucune des formes permises.',
  },
  'does-not-fit': {
    en: '{found} breaks the schema’s rule “{keyword}”.',
    fr: '{found} enfreint la règle « {keyword} » du schéma.',
  },
};

export type SchemaCode = keyof typeof SCHEMA_MESSAGES;

export const schemaProblem = /* @__PURE__ */ problemFactory(SCHEMA_MESSAGES);
