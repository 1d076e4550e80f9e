import { translatorOf } from './translator.ts';

/** The messages of the text view. */
export const textViewText = /* @__PURE__ */ translatorOf({
  command: { en: 'Type a command', fr: 'Saisir une commande' },
  go: { en: 'Go', fr: 'OK' },
  commands: { en: 'Commands', fr: 'Commandes' },
  summary: { en: 'Whole table', fr: 'Toute la table' },
  'last-events': { en: 'Last events', fr: 'Derniers événements' },
  answers: { en: 'Everything that can be answered', fr: 'Toutes les réponses possibles' },
});
