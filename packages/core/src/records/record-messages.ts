import { problemFactory } from '../problem-messages.ts';

/** Problems of a record. */
export const RECORD_MESSAGES = {
  'record-too-long': {
    en: 'A record of more than {most} characters is not read.',
    fr: 'Une partie de plus de {most} caractères n’est pas lue.',
  },
  'record-no-start': {
    en: 'A record begins with the line “skirmish 1”; here it is {found}.',
    fr: 'Une partie commence par la ligne « skirmish 1 » ; ici on lit {found}.',
  },
  'record-format-newer': {
    en: 'This record is written in format {found}; this program reads format {known}.',
    fr: 'Cette partie est écrite au format {found} ; ce programme lit le format {known}.',
  },
  'record-no-system': {
    en: 'The line “system: <name> <version>” is missing.',
    fr: 'Il manque la ligne « system: <nom> <version> ».',
  },
  'record-wrong-system': {
    en: '{found} should be a system’s name and its version, such as “reaction 1”.',
    fr: '{found} devrait être le nom d’un système et sa version, comme « reaction 1 ».',
  },
  'record-header-twice': {
    en: 'The line “{name}:” is there twice.',
    fr: 'La ligne « {name}: » figure deux fois.',
  },
  'record-wrong-chances': {
    en: '{found} should be “seeded” or “asked”.',
    fr: '{found} devrait être « seeded » ou « asked ».',
  },
  'record-wrong-token': {
    en: '{found} is not an answer: quotes must be closed, and dice look like “=5.8.2”.',
    fr: '{found} n’est pas une réponse : les guillemets doivent être fermés, et des dés s’écrivent « =5.8.2 ».',
  },
  'record-wrong-packs': {
    en: 'The line “packs:” should be a list of packs, each with its id and its hash.',
    fr: 'La ligne « packs: » devrait être une liste de packs, chacun avec son id et son empreinte.',
  },
  'record-pack-forged': {
    en: 'The pack “{id}” inside this record is not the one it was played with.',
    fr: 'Le pack « {id} » dans cette partie n’est pas celui avec lequel elle a été jouée.',
  },
  'record-pack-missing': {
    en: 'This game was played with the pack “{id}”, which is not here (it came from {from}).',
    fr: 'Cette partie a été jouée avec le pack « {id} », qui n’est pas ici (il venait de {from}).',
  },
  'record-pack-changed': {
    en: 'The pack “{id}” has changed since this game was played (it came from {from}), so the game would play out differently.',
    fr: 'Le pack « {id} » a changé depuis cette partie (il venait de {from}) : elle se déroulerait autrement.',
  },
  'record-other-system': {
    en: 'This is a game of “{found}”, not of “{system}”.',
    fr: 'C’est une partie de « {found} », pas de « {system} ».',
  },
  'record-unknown-system': {
    en: 'The system “{found}” is not known here. Known are: {known}.',
    fr: 'Le système « {found} » n’est pas connu ici. Sont connus : {known}.',
  },
  'record-newer': {
    en: 'This game was played with version {found} of {system}; this is version {version}. A newer program is needed.',
    fr: 'Cette partie a été jouée avec la version {found} de {system} ; celle-ci est la version {version}. Il faut un programme plus récent.',
  },
  'record-older': {
    en: 'This game was played with version {found} of {system}; this is version {version}, whose rules would play it differently.',
    fr: 'Cette partie a été jouée avec la version {found} de {system} ; celle-ci est la version {version}, dont les règles la joueraient autrement.',
  },
  'record-setup-fault': {
    en: 'No game can be set up from this: {fault}',
    fr: 'Impossible de mettre une partie en place avec cela : {fault}',
  },
  'record-refused': {
    en: 'The answer “{answer}” is refused: {code}.',
    fr: 'La réponse « {answer} » est refusée : {code}.',
  },
  'record-refused-rule': {
    en: 'The answer “{answer}” is refused by {rule}: {code}.',
    fr: 'La réponse « {answer} » est refusée par {rule} : {code}.',
  },
  'record-sealed': {
    en: 'What was answered to “{about}” ({rule}) is hidden and sealed: the game can be looked at up to there until it is revealed and shared again.',
    fr: 'La réponse à « {about} » ({rule}) est cachée et scellée : la partie se regarde jusque-là, tant que rien n’est révélé et partagé de nouveau.',
  },
  'record-not-dice': {
    en: 'Dice ({answer}) stand where a player answers “{about}” ({rule}).',
    fr: 'Des dés ({answer}) se trouvent là où un joueur répond à « {about} » ({rule}).',
  },
  'record-not-choice': {
    en: '“{answer}” stands where dice are rolled for “{about}” ({rule}): they look like “=5.8.2”.',
    fr: '« {answer} » se trouve là où l’on lance les dés pour « {about} » ({rule}) : ils s’écrivent « =5.8.2 ».',
  },
  'record-other-dice': {
    en: 'The dice of this seed are {expected} for “{about}” ({rule}), not {found}.',
    fr: 'Les dés de cette graine sont {expected} pour « {about} » ({rule}), et non {found}.',
  },
  'record-after-end': {
    en: 'The game is over before the answer “{answer}”.',
    fr: 'La partie est finie avant la réponse « {answer} ».',
  },
  'record-fault': {
    en: 'The rules failed after the answer “{answer}”: {fault}',
    fr: 'Les règles ont échoué après la réponse « {answer} » : {fault}',
  },
};

export const recordProblem = /* @__PURE__ */ problemFactory(RECORD_MESSAGES);
