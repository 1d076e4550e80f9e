import { problem, type Problem } from './problem.ts';
import type { Params } from './refusal.ts';
import type { Language, Words } from './words.ts';

/**
 * The sentences for the problems that core itself finds, by code. `{name}` is filled in from the
 * params, `{name|type}` with the words for a JSON type.
 */
export const PROBLEM_WORDS = {
  // JSON from outside
  'json-too-big': {
    en: 'Longer than {most} bytes, which is the most that is read.',
    fr: 'Plus de {most} octets, le maximum qui soit lu.',
  },
  'json-empty': {
    en: 'Empty: a JSON value should be here.',
    fr: 'Vide : une valeur JSON est attendue.',
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
    fr: 'Un texte de {found} caractères ; le maximum est {most}.',
  },
  'forbidden-key': {
    en: 'The name “{name}” is not allowed here.',
    fr: 'Le nom « {name} » est interdit ici.',
  },
  'hidden-character': {
    en: 'An invisible character (U+{found}) is not allowed in a text.',
    fr: 'Un caractère invisible (U+{found}) est interdit dans un texte.',
  },
  // What a schema says
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
  'missing-near': {
    en: '“{name}” is missing. Did you mean it by “{found}”?',
    fr: 'Il manque « {name} ». Est-ce ce que voulait dire « {found} » ?',
  },
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
    fr: '{found} est trop court : {least} caractères au moins.',
  },
  'too-long': {
    en: '{found} is too long: at most {most} characters.',
    fr: '{found} est trop long : {most} caractères au plus.',
  },
  'too-few': {
    en: '{found} entries; at least {least}.',
    fr: '{found} entrées ; {least} au moins.',
  },
  'too-many': { en: '{found} entries; at most {most}.', fr: '{found} entrées ; {most} au plus.' },
  'wrong-form': {
    en: '{found} has the wrong form: {right}.',
    fr: '{found} n’a pas la bonne forme : {right}.',
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
    fr: '{found} enfreint la règle « {keyword} » du schéma.',
  },
  // Packs from an address
  'address-wrong': { en: '“{url}” is not an address.', fr: '« {url} » n’est pas une adresse.' },
  'address-not-safe': {
    en: 'Packs are read over https only (or from this page’s own server): {url}.',
    fr: 'Les packs ne sont lus qu’en https (ou depuis le serveur de cette page) : {url}.',
  },
  'address-unreachable': { en: '{url} cannot be reached.', fr: '{url} est injoignable.' },
  'address-too-slow': {
    en: '{url} did not answer within {seconds} seconds.',
    fr: '{url} n’a pas répondu en {seconds} secondes.',
  },
  'address-refused': {
    en: '{url} answered with status {status}.',
    fr: '{url} a répondu avec le statut {status}.',
  },
  'address-broke-off': {
    en: 'The connection to {url} broke off.',
    fr: 'La connexion à {url} s’est interrompue.',
  },
  'not-utf-8': { en: 'Not a text in UTF-8.', fr: 'Ce n’est pas un texte en UTF-8.' },
  'web-page': {
    en: 'This is a web page, not a JSON file.',
    fr: 'C’est une page web, pas un fichier JSON.',
  },
  // Records
  'record-too-long': {
    en: 'A record of more than {most} characters is not read.',
    fr: 'Une partie de plus de {most} caractères n’est pas lue.',
  },
  'record-no-start': {
    en: 'A record begins with the line “skirmish 1”; here it is {found}.',
    fr: 'Une partie commence par la ligne « skirmish 1 » ; ici on lit {found}.',
  },
  'record-format-newer': {
    en: 'This record is written in format {found}; this program reads format {known}.',
    fr: 'Cette partie est écrite au format {found} ; ce programme lit le format {known}.',
  },
  'record-no-system': {
    en: 'The line “system: <name> <version>” is missing.',
    fr: 'Il manque la ligne « system: <nom> <version> ».',
  },
  'record-wrong-system': {
    en: '{found} should be a system’s name and its version, such as “reaction 1”.',
    fr: '{found} devrait être le nom d’un système et sa version, comme « reaction 1 ».',
  },
  'record-header-twice': {
    en: 'The line “{name}:” is there twice.',
    fr: 'La ligne « {name}: » figure deux fois.',
  },
  'record-wrong-chances': {
    en: '{found} should be “seeded” or “asked”.',
    fr: '{found} devrait être « seeded » ou « asked ».',
  },
  'record-wrong-token': {
    en: '{found} is not an answer: quotes must be closed, and dice look like “=5.8.2”.',
    fr: '{found} n’est pas une réponse : les guillemets doivent être fermés, et des dés s’écrivent « =5.8.2 ».',
  },
  'record-other-system': {
    en: 'This is a game of “{found}”, not of “{system}”.',
    fr: 'C’est une partie de « {found} », pas de « {system} ».',
  },
  'record-unknown-system': {
    en: 'The system “{found}” is not known here. Known are: {known}.',
    fr: 'Le système « {found} » n’est pas connu ici. Sont connus : {known}.',
  },
  'record-newer': {
    en: 'This game was played with version {found} of {system}; this is version {version}. A newer program is needed.',
    fr: 'Cette partie a été jouée avec la version {found} de {system} ; celle-ci est la version {version}. Il faut un programme plus récent.',
  },
  'record-older': {
    en: 'This game was played with version {found} of {system}; this is version {version}, whose rules would play it differently.',
    fr: 'Cette partie a été jouée avec la version {found} de {system} ; celle-ci est la version {version}, dont les règles la joueraient autrement.',
  },
  'record-setup-fault': {
    en: 'No game can be set up from this: {fault}',
    fr: 'Impossible de mettre une partie en place avec cela : {fault}',
  },
  'record-refused': {
    en: 'The answer “{answer}” is refused: {code}.',
    fr: 'La réponse « {answer} » est refusée : {code}.',
  },
  'record-refused-rule': {
    en: 'The answer “{answer}” is refused by {rule}: {code}.',
    fr: 'La réponse « {answer} » est refusée par {rule} : {code}.',
  },
  'record-not-dice': {
    en: 'Dice ({answer}) stand where a player answers “{about}” ({rule}).',
    fr: 'Des dés ({answer}) se trouvent là où un joueur répond à « {about} » ({rule}).',
  },
  'record-not-choice': {
    en: '“{answer}” stands where dice are rolled for “{about}” ({rule}): they look like “=5.8.2”.',
    fr: '« {answer} » se trouve là où l’on lance les dés pour « {about} » ({rule}) : ils s’écrivent « =5.8.2 ».',
  },
  'record-other-dice': {
    en: 'The dice of this seed are {expected} for “{about}” ({rule}), not {found}.',
    fr: 'Les dés de cette graine sont {expected} pour « {about} » ({rule}), et non {found}.',
  },
  'record-after-end': {
    en: 'The game is over before the answer “{answer}”.',
    fr: 'La partie est finie avant la réponse « {answer} ».',
  },
  'record-fault': {
    en: 'The rules failed after the answer “{answer}”: {fault}',
    fr: 'Les règles ont échoué après la réponse « {answer} » : {fault}',
  },
  // Links
  'link-too-long': {
    en: 'Too long for a link: at most {most} characters.',
    fr: 'Trop long pour un lien : {most} caractères au plus.',
  },
  'link-wrong-letter': {
    en: 'The character {found} cannot be part of a link: it was changed on the way.',
    fr: 'Le caractère {found} ne peut pas faire partie d’un lien : il a été modifié en route.',
  },
  'link-other-version': {
    en: 'A link of kind {found}; this program reads kind {known}. It needs a newer program, or was changed on the way.',
    fr: 'Un lien de type {found} ; ce programme lit le type {known}. Il demande un programme plus récent, ou il a été modifié en route.',
  },
  'link-damaged': {
    en: 'The link is damaged: a part is missing or was changed. Copy the whole link again.',
    fr: 'Le lien est abîmé : il en manque une partie ou elle a été modifiée. Recopiez le lien entier.',
  },
  'link-too-big': {
    en: 'The link unpacks to more than an honest game would: it is not read.',
    fr: 'Le lien contient plus que n’en contiendrait une vraie partie : il n’est pas lu.',
  },
  'link-not-text': {
    en: 'Not a well-formed text: half of a character is missing.',
    fr: 'Ce texte est mal formé : il manque la moitié d’un caractère.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** A problem that core itself can find. */
export type ProblemCode = keyof typeof PROBLEM_WORDS;

/** The types of JSON as people call them. */
const TYPE_WORDS: Readonly<Record<string, Words>> = {
  object: { en: 'an object', fr: 'un objet' },
  array: { en: 'a list', fr: 'une liste' },
  string: { en: 'a text', fr: 'un texte' },
  number: { en: 'a number', fr: 'un nombre' },
  integer: { en: 'a whole number', fr: 'un nombre entier' },
  boolean: { en: 'true or false', fr: 'true ou false' },
};

/** States a problem that core found, with its sentence. */
export function stated(path: string, code: ProblemCode, params: Params = {}): Problem {
  return problem(path, code, fill(PROBLEM_WORDS[code].en, params, 'en'), params);
}

/**
 * The sentence for a problem in a language; English when only its finder has words for it.
 *
 * @example
 * ```ts
 * for (const found of problems) console.error(`${found.path}: ${sayProblem(found, 'fr')}`);
 * ```
 */
export function sayProblem(found: Problem, language: Language): string {
  return isKnown(found.code)
    ? fill(PROBLEM_WORDS[found.code][language], found.params, language)
    : found.message;
}

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEM_WORDS, code);
}

function fill(sentence: string, params: Params, language: Language): string {
  return sentence.replace(/\{(\w+)(\|type)?\}/g, (hole, name: string, type?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return hole;
    return type ? typeWords(String(value), language) : String(value);
  });
}

function typeWords(types: string, language: Language): string {
  return types
    .split(', ')
    .map((type) => TYPE_WORDS[type]?.[language] ?? type)
    .join(', ');
}
