import { sayer } from './translator.ts';

/** What the game in words says beside its answers. */
export const sayText = /* @__PURE__ */ sayer({
  command: { en: 'Type a command', fr: 'Saisir une commande' },
  go: { en: 'Go', fr: 'OK' },
  commands: { en: 'Commands', fr: 'Commandes' },
  summary: { en: 'Whole table', fr: 'Toute la table' },
  'last-events': { en: 'Last events', fr: 'Derniers événements' },
  answers: { en: 'Everything that can be answered', fr: 'Toutes les réponses possibles' },
});
