import type { Language, Params } from '@skirmish-kit/core';
import { speaker, type Phrases } from './words.ts';

/** What the elements of every system say, whatever is played. */
export const uiWords = {
  'cannot-show': { en: 'This cannot be shown', fr: 'Affichage impossible' },
  'cannot-use': { en: 'This could not be used', fr: 'Ceci n’a pas pu être utilisé' },
  undo: { en: 'Undo', fr: 'Annuler' },
  search: { en: 'Search', fr: 'Chercher' },
  'can-add': { en: 'What can be added', fr: 'À ajouter' },
  faction: { en: 'Faction', fr: 'Faction' },
  budget: { en: 'Points', fr: 'Points' },
  'clear-list': { en: 'Begin from nothing', fr: 'Repartir de zéro' },
  'remove-unit': { en: 'Remove {name}', fr: 'Retirer {name}' },
  'list-empty': { en: 'Nobody yet: add somebody.', fr: 'Encore personne : ajoutez quelqu’un.' },
  'list-legal': { en: 'This list is legal.', fr: 'Cette liste est valable.' },
  'list-text': { en: 'The list as text', fr: 'La liste en texte' },
  found: {
    en: '{tables} {tables|table|tables}, {rules} {rules|rule|rules}',
    fr: '{tables} {tables|tableau|tableaux}, {rules} {rules|règle|règles}',
  },
  share: { en: 'Share', fr: 'Partager' },
  close: { en: 'Close', fr: 'Fermer' },
  'pin-card': { en: 'Pin', fr: 'Épingler' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied.', fr: 'Copié.' },
  'copy-yourself': {
    en: 'This page may not copy for you: the text is selected, copy it with the keyboard.',
    fr: 'Cette page ne peut pas copier à votre place : le texte est sélectionné, copiez-le au clavier.',
  },
  'shows-hidden': {
    en: 'This game is not over: all of this shows everything in it, also what is hidden from you.',
    fr: 'La partie n’est pas finie\u00a0: tout ceci la montre en entier, même ce qui vous est caché.',
  },
  log: { en: 'What happened', fr: 'Déroulement' },
  'log-empty': { en: 'Nothing to tell.', fr: 'Rien à signaler.' },
  rule: { en: 'Rule {id}', fr: 'Règle {id}' },
  ruling: { en: 'Our ruling', fr: 'Notre arbitrage' },
  unplayed: { en: 'Not played here yet.', fr: 'Pas encore joué ici.' },
  'rule-loading': { en: 'Loading the rule…', fr: 'Chargement de la règle…' },
  'rule-missing': {
    en: 'The rule texts could not be loaded here; the game goes on without them.',
    fr: 'Les textes de règles n’ont pas pu être chargés ici ; la partie continue sans eux.',
  },
  'bot-missing': {
    en: 'The bot could not be loaded here: both sides are played by hand.',
    fr: 'Le joueur automatique n’a pas pu être chargé ici : les deux camps se jouent à la main.',
  },
  'room-missing': {
    en: 'A part of this could not be loaded from beside the script.',
    fr: 'Une partie n’a pas pu être chargée à côté du script.',
  },
  'setting-out': { en: 'Setting out the board…', fr: 'Mise en place…' },
  'takes-long': {
    en: 'This takes long: the line is slow, or a file beside the script does not come.',
    fr: 'C’est long\u00a0: la connexion est lente, ou un fichier à côté du script ne vient pas.',
  },
  'kept-unreadable': {
    en: 'The game that is kept here cannot be opened',
    fr: 'La partie gardée ici ne peut pas être ouverte',
  },
  'kept-still-there': {
    en: 'It is still kept: nothing was deleted.',
    fr: 'Elle est toujours gardée : rien n’a été effacé.',
  },
  'kept-text': { en: 'The kept game', fr: 'La partie gardée' },
  'try-again': { en: 'Try again', fr: 'Réessayer' },
  'start-anew': {
    en: 'Delete it and start anew',
    fr: 'L’effacer et recommencer',
  },
  'not-kept': {
    en: 'This game could not be kept here: the browser’s storage is full or switched off.',
    fr: 'Cette partie n’a pas pu être gardée ici : le stockage du navigateur est plein ou désactivé.',
  },
  'kept-another': {
    en: 'Another game is kept under the name “{name}”; this one is not being kept.',
    fr: 'Une autre partie est gardée sous le nom « {name} » ; celle-ci ne l’est pas.',
  },
  'keep-this-one': { en: 'Keep this one instead', fr: 'Garder celle-ci à la place' },
  'open-kept': { en: 'Go on with the kept one', fr: 'Reprendre la partie gardée' },
  dice: { en: 'Dice', fr: 'Dés' },
  'type-dice': {
    en: 'Roll {notation} and type what you see',
    fr: 'Lancez {notation} et saisissez le résultat',
  },
  'dice-more': {
    en: '{faces}; each {face} rolls one more',
    fr: '{faces} ; chaque {face} relance un dé',
  },
  'dice-count': { en: '{faces}, {least}+ counts', fr: '{faces}, {least}+ compte' },
  'enter-dice': { en: 'Enter', fr: 'Valider' },
  'roll-for-me': { en: 'Roll for me', fr: 'Lancer pour moi' },
  'as-table': { en: 'As a table', fr: 'En tableau' },
  result: { en: 'Result', fr: 'Résultat' },
  probability: { en: 'Probability', fr: 'Probabilité' },
  'most-likely': {
    en: 'Most likely: {label}, {percent}.',
    fr: 'Le plus probable : {label}, {percent}.',
  },
  pruned: { en: 'Left out: less than {mass}.', fr: 'Négligé : moins de {mass}.' },
  command: { en: 'Type a command', fr: 'Saisir une commande' },
  go: { en: 'Go', fr: 'OK' },
  commands: { en: 'Commands', fr: 'Commandes' },
  summary: { en: 'Whole table', fr: 'Toute la table' },
  'last-events': { en: 'Last events', fr: 'Derniers événements' },
  'nothing-to-undo': {
    en: 'There is nothing to take back.',
    fr: 'Il n’y a rien à reprendre.',
  },
  'no-record': {
    en: 'There is no game to show yet: it is given as “record” or between the tags.',
    fr: 'Il n’y a pas encore de partie à montrer : elle se donne par « record » ou entre les balises.',
  },
} as const satisfies Phrases;

export type UiKey = keyof typeof uiWords;

/** Says one of the shared sentences. */
export function sayUi(language: Language, key: UiKey, params?: Params): string {
  return speaker<UiKey>(uiWords, language)(key, params);
}
