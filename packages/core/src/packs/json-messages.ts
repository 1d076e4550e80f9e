import { problemFactory } from '../problem-messages.ts';

/** Problems of any untrusted JSON. */
export const JSON_MESSAGES = {
  'json-too-big': {
    en: 'Longer than {most} bytes, which is the most that is read.',
    fr: 'Plus de {most} octets, le maximum qui soit lu.',
  },
  'json-empty': {
    en: 'Empty: a JSON value should be here.',
    fr: 'Vide : une valeur JSON est attendue.',
  },
  'json-cut-off': {
    en: 'The text ends at line {line} although something is still open.',
    fr: 'Le texte s’arrête ligne {line} alors que quelque chose est encore ouvert.',
  },
  'json-value': {
    en: 'A value should stand at line {line}, column {column}, where {found} was found.',
    fr: 'Une valeur est attendue ligne {line}, colonne {column}, au lieu de {found}.',
  },
  'json-key': {
    en: 'A name in double quotes should stand at line {line}, column {column}, where {found} was found.',
    fr: 'Un nom entre guillemets droits est attendu ligne {line}, colonne {column}, au lieu de {found}.',
  },
  'json-colon': {
    en: 'A colon should stand at line {line}, column {column}, where {found} was found.',
    fr: 'Un deux-points est attendu ligne {line}, colonne {column}, au lieu de {found}.',
  },
  'json-next': {
    en: 'A comma or {close} should stand at line {line}, column {column}, where {found} was found.',
    fr: 'Une virgule ou {close} est attendu ligne {line}, colonne {column}, au lieu de {found}.',
  },
  'json-trailing-comma': {
    en: 'The comma before {found} at line {line}, column {column} should not be there.',
    fr: 'La virgule avant {found} ligne {line}, colonne {column} est de trop.',
  },
  'json-text': {
    en: 'The text that begins at line {line}, column {column} has no end, or a line break or wrong \\ in it.',
    fr: 'Le texte qui commence ligne {line}, colonne {column} n’a pas de fin, ou contient un saut de ligne ou un \\ incorrect.',
  },
  'json-after-end': {
    en: 'The value ends before line {line}, column {column}, and {found} follows.',
    fr: 'La valeur est finie avant la ligne {line}, colonne {column}, mais {found} suit.',
  },
  'not-json': {
    en: 'JSON cannot say this ({found}).',
    fr: 'Cela ne peut pas s’écrire en JSON ({found}).',
  },
  'too-deep': {
    en: 'Nested deeper than {most} levels.',
    fr: 'Imbriqué sur plus de {most} niveaux.',
  },
  'too-many-entries': {
    en: 'More than {most} entries in all.',
    fr: 'Plus de {most} entrées en tout.',
  },
  'text-too-long': {
    en: 'A text of {found} characters; the longest allowed is {most}.',
    fr: 'Un texte de {found} caractères ; le maximum est {most}.',
  },
  'forbidden-key': {
    en: 'The name “{name}” is not allowed here.',
    fr: 'Le nom « {name} » est interdit ici.',
  },
  'hidden-character': {
    en: 'An invisible character (U+{found}) is not allowed in a text.',
    fr: 'Un caractère invisible (U+{found}) est interdit dans un texte.',
  },
};

export const jsonProblem = /* @__PURE__ */ problemFactory(JSON_MESSAGES);
