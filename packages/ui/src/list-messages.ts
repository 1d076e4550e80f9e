import { translatorOf } from './translator.ts';

/** The messages of list builders in every system. */
export const listText = /* @__PURE__ */ translatorOf({
  'can-add': { en: 'What can be added', fr: 'À ajouter' },
  faction: { en: 'Faction', fr: 'Faction' },
  budget: { en: 'Points', fr: 'Points' },
  'clear-list': { en: 'Begin from nothing', fr: 'Repartir de zéro' },
  'remove-unit': { en: 'Remove {name}', fr: 'Retirer {name}' },
  'list-empty': { en: 'Nobody yet: add somebody.', fr: 'Encore personne : ajoutez quelqu’un.' },
  'list-legal': { en: 'This list is legal.', fr: 'Cette liste est valable.' },
  'list-name': { en: 'Name of the list', fr: 'Nom de la liste' },
  'list-save': { en: 'Save as a file', fr: 'Enregistrer en fichier' },
  'list-open': { en: 'Open a file', fr: 'Ouvrir un fichier' },
  'list-print': { en: 'Print', fr: 'Imprimer' },
  'list-wrong': {
    en: 'This file cannot be opened. The list here stays as it is.',
    fr: 'Ce fichier ne peut pas s’ouvrir. La liste ici reste telle quelle.',
  },
  'list-not-kept': {
    en: 'This browser keeps nothing for this page: save the list as a file.',
    fr: 'Ce navigateur ne garde rien pour cette page\u00a0: enregistrez la liste en fichier.',
  },
  'list-text': { en: 'The list as text', fr: 'La liste en texte' },
});
