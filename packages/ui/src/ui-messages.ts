import { translatorOf, type MessageTable } from './translator.ts';

/** The messages of the elements of every system; chunks that are loaded on demand have their own. */
export const uiMessages = {
  'cannot-show': { en: 'This cannot be shown', fr: 'Affichage impossible' },
  'cannot-use': { en: 'This could not be used', fr: 'Ceci n’a pas pu être utilisé' },
  undo: { en: 'Undo', fr: 'Annuler' },
  share: { en: 'Share', fr: 'Partager' },
  close: { en: 'Close', fr: 'Fermer' },
  log: { en: 'Log', fr: 'Journal' },
  'log-empty': { en: 'Nothing yet', fr: 'Rien pour l’instant' },
  rule: { en: 'Rule {id}', fr: 'Règle {id}' },
  'bot-missing': {
    en: 'The bot could not be loaded, so it cannot answer.',
    fr: 'Le robot n’a pas pu être chargé\u00a0: il ne peut pas répondre.',
  },
  'play-by-hand': { en: 'Play both sides', fr: 'Jouer les deux camps' },
  'room-missing': {
    en: 'A part of this could not be loaded from beside the script.',
    fr: 'Une partie n’a pas pu être chargée à côté du script.',
  },
  'setting-out': { en: 'Setting out the board…', fr: 'Mise en place…' },
  'takes-long': {
    en: 'This takes long: the line is slow, or a file beside the script does not come.',
    fr: 'C’est long\u00a0: la connexion est lente, ou un fichier à côté du script ne vient pas.',
  },
  'try-again': { en: 'Try again', fr: 'Réessayer' },
  'nothing-to-undo': {
    en: 'There is nothing to take back.',
    fr: 'Il n’y a rien à reprendre.',
  },
  'no-record': {
    en: 'There is no game to show yet: it is given as “record” or between the tags.',
    fr: 'Il n’y a pas encore de partie à montrer : elle se donne par « record » ou entre les balises.',
  },
} as const satisfies MessageTable;

/** Formats one of the shared messages. */
export const uiText = /* @__PURE__ */ translatorOf(uiMessages);
