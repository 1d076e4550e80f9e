import { sayer } from './words.ts';

/** What a workshop for lists says in every system. */
export const sayList = /* @__PURE__ */ sayer({
  'can-add': { en: 'What can be added', fr: 'À ajouter' },
  faction: { en: 'Faction', fr: 'Faction' },
  budget: { en: 'Points', fr: 'Points' },
  'clear-list': { en: 'Begin from nothing', fr: 'Repartir de zéro' },
  'remove-unit': { en: 'Remove {name}', fr: 'Retirer {name}' },
  'list-empty': { en: 'Nobody yet: add somebody.', fr: 'Encore personne : ajoutez quelqu’un.' },
  'list-legal': { en: 'This list is legal.', fr: 'Cette liste est valable.' },
  'list-text': { en: 'The list as text', fr: 'La liste en texte' },
});
