import { translatorOf, type MessageTable } from '../translator.ts';

/** The texts of the share dialog. */
const shareWords = {
  'share-game': { en: 'Share this game', fr: 'Partager cette partie' },
  'share-replay': { en: 'Share this replay', fr: 'Partager cette reprise' },
  'share-battle': { en: 'Share this battle', fr: 'Partager ce combat' },
  'share-puzzle': { en: 'Share this puzzle', fr: 'Partager ce problème' },
  close: { en: 'Close', fr: 'Fermer' },
  ways: { en: 'Ways to share', fr: 'Façons de partager' },
  link: { en: 'Link', fr: 'Lien' },
  picture: { en: 'Picture', fr: 'Image' },
  embed: { en: 'Embed', fr: 'Intégrer' },
  text: { en: 'Text', fr: 'Texte' },
  'link-label': { en: 'Opens what is shown here', fr: 'Ouvre ce qui est montré ici' },
  'copy-link': { en: 'Copy link', fr: 'Copier le lien' },
  'at-this-moment': { en: 'start at this moment', fr: 'commencer à ce moment' },
  sealed: {
    en: 'Something in this game is hidden: it is sealed in what you share, which opens up to there. Share again once it is revealed.',
    fr: 'Cette partie cache quelque chose\u00a0: c’est scellé dans ce qui est partagé, qui s’ouvre jusque-là. Partagez de nouveau quand tout sera révélé.',
  },
  'shows-hidden': {
    en: 'This game is not over: all of this shows everything in it, also what is hidden from you.',
    fr: 'La partie n’est pas finie\u00a0: tout ceci la montre en entier, même ce qui vous est caché.',
  },
  'no-link': {
    en: 'There is no link: this page has no address of its own, or the game is too long for one. The text holds all of it.',
    fr: 'Pas de lien\u00a0: cette page n’a pas d’adresse, ou la partie est trop longue. Le texte la contient en entier.',
  },
  'embed-label': { en: 'Code for a web page', fr: 'Code pour une page web' },
  'frame-label': {
    en: 'Code where scripts are not allowed',
    fr: 'Code là où les scripts sont interdits',
  },
  'copy-code': { en: 'Copy code', fr: 'Copier le code' },
  'text-label': { en: 'The game as text', fr: 'La partie en texte' },
  'copy-text': { en: 'Copy text', fr: 'Copier le texte' },
  'position-label': { en: 'The position as text', fr: 'La position en texte' },
  colours: { en: 'Colours of the picture', fr: 'Couleurs de l’image' },
  'as-here': { en: 'As here', fr: 'Comme ici' },
  light: { en: 'Light', fr: 'Clair' },
  dark: { en: 'Dark', fr: 'Sombre' },
  'copy-picture': { en: 'Copy picture', fr: 'Copier l’image' },
  copied: { en: 'Copied.', fr: 'Copié.' },
  saved: { en: '{file} is on its way.', fr: '{file} arrive.' },
  'not-copied': {
    en: 'This page may not copy pictures for you: save the file instead.',
    fr: 'Cette page ne peut pas copier d’image\u00a0: enregistrez plutôt le fichier.',
  },
  'may-not-save': {
    en: 'If nothing is saved, this frame allows no downloads: open it in a page of its own.',
    fr: 'Si rien n’est enregistré, ce cadre interdit les téléchargements\u00a0: ouvrez-le dans sa propre page.',
  },
} as const satisfies MessageTable;

export type ShareKey = keyof typeof shareWords;

export const shareText = /* @__PURE__ */ translatorOf<ShareKey>(shareWords);
