import { problemFactory } from '../problem-messages.ts';

/** Problems of fetching a pack. */
export const URL_MESSAGES = {
  'address-wrong': { en: '“{url}” is not an address.', fr: '« {url} » n’est pas une adresse.' },
  'address-not-safe': {
    en: 'Packs are read over https only (or from this page’s own server): {url}.',
    fr: 'Les packs ne sont lus qu’en https (ou depuis le serveur de cette page) : {url}.',
  },
  'address-sent-astray': {
    en: '{url} sends on to {to}, where packs are not read from.',
    fr: '{url} renvoie vers {to}, d’où les packs ne sont pas lus.',
  },
  'address-sent-on': {
    en: '{url} sends on to another address, and a browser does not say which: give the address that the pack has in the end.',
    fr: '{url} renvoie vers une autre adresse, que le navigateur ne dit pas : donnez l’adresse finale du pack.',
  },
  'address-goes-round': {
    en: '{url} sends on more than {most} times.',
    fr: '{url} renvoie ailleurs plus de {most} fois.',
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
};

export const addressProblem = /* @__PURE__ */ problemFactory(URL_MESSAGES);
