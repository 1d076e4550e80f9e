import { translator, type Language, type Params, type MessageTable } from '@skirmish-kit/core';

/** What the element itself says: buttons, prompts, headings, words inside sentences. */
export const elementMessages = {
  // answers as buttons
  move: { en: 'Move here', fr: 'Aller ici' },
  pivot: { en: 'Turn', fr: 'Pivoter' },
  cross: { en: 'Cross an obstacle', fr: 'Franchir un obstacle' },
  shoot: { en: 'Shoot', fr: 'Tirer' },
  burst: { en: 'Burst', fr: 'Rafale' },
  aim: { en: 'Aimed shot', fr: 'Tir visé' },
  blast: { en: 'Aim at a point', fr: 'Viser un point' },
  flame: { en: 'Flames', fr: 'Flammes' },
  fight: { en: 'Fight', fr: 'Combattre' },
  charge: { en: 'Charge', fr: 'Charger' },
  'charge-price': {
    en: '{distance}, {ap} AP, then fight {fight} AP',
    fr: '{distance}, {ap} PA, puis combat {fight} PA',
  },
  'into-contact': { en: 'Into contact', fr: 'Au contact' },
  'no-fight-left': {
    en: '{distance}, no point left to fight',
    fr: '{distance}, plus de point pour combattre',
  },
  cancel: { en: 'Cancel', fr: 'Annuler le choix' },
  'about-to': {
    en: '{enemy} is about to act: {deed}. {figure} may fire first ({distance}).',
    fr: '{enemy} va agir : {deed}. {figure} peut tirer avant ({distance}).',
  },
  'moves-on': { en: 'move {distance} further', fr: 'avancer encore de {distance}' },
  'no-points-left': {
    en: 'No points left: turn, or be done with this figure.',
    fr: 'Plus de points : pivotez, ou terminez cette figurine.',
  },
  'pick-point': { en: 'Now click a point of the table.', fr: 'Cliquez maintenant sur la table.' },
  'no-target': {
    en: 'Click an enemy to attack, or the ground to move there.',
    fr: 'Cliquez sur un ennemi pour l’attaquer, ou sur le sol pour y aller.',
  },
  // the table
  objectives: { en: 'Objectives:', fr: 'Objectifs :' },
  'objective-free': { en: 'nobody’s', fr: 'à personne' },
  follows: { en: 'What would follow: {label}', fr: 'Ce qui suivrait : {label}' },
  'no-sight': { en: 'not seen', fr: 'pas vu' },
  behind: { en: 'behind', fr: 'derrière' },
  'contact-price': {
    en: '{distance} · {ap} AP + fight {fight} AP',
    fr: '{distance} · {ap} PA + combat {fight} PA',
  },
  'cover-n': { en: 'cover −{n}', fr: 'couvert −{n}' },
  // what happens to whom
  'chance-win': { en: 'you beat {figure}', fr: 'vous battez {figure}' },
  'chance-eliminated': { en: '{figure} is out', fr: '{figure} est éliminé' },
  'chance-routed': { en: '{figure} routs', fr: '{figure} déroute' },
  'chance-panicked': { en: '{figure} panics', fr: '{figure} panique' },
  'chance-damaged': { en: '{figure} is damaged', fr: '{figure} est endommagé' },
  'ends-overwatch': {
    en: 'ends {figure}’s overwatch',
    fr: 'met fin au tir d’opportunité de {figure}',
  },
  'keeps-overwatch': { en: '{figure} stays on overwatch', fr: '{figure} reste à l’affût' },
  'chance-success': { en: 'you succeed', fr: 'vous réussissez' },
  // the list of figures
  panicked: { en: 'panicked', fr: 'paniqué' },
  routing: { en: 'routing', fr: 'en déroute' },
  shaken: { en: 'shaken', fr: 'secoué' },
  'in-cover': { en: 'in cover', fr: 'à couvert' },
  waiting: { en: 'on overwatch', fr: 'prêt à tirer' },
  burning: { en: 'on fire', fr: 'en feu' },
  engaged: { en: 'in close combat', fr: 'au corps à corps' },
  acted: { en: 'has acted', fr: 'a agi' },
  carries: { en: 'carries {object}', fr: 'porte {object}' },
  damaged: { en: 'damaged: {systems}', fr: 'endommagé : {systems}' },
  seen: { en: 'seen', fr: 'vu' },
  'side-summary': {
    en: '{seat}: {count} of {all} on the table.',
    fr: '{seat} : {count} sur {all} sur la table.',
  },
  'measured-by-hand': {
    en: 'Beside a real table: move the figure here to match, or leave it and type what you roll.',
    fr: 'À côté d’une vraie table : placez ici la figurine comme chez vous, puis saisissez vos jets.',
  },
} as const satisfies MessageTable;

export type ElementKey = keyof typeof elementMessages;

export type ElementText = (key: ElementKey, params?: Params) => string;

export function elementText(language: Language): ElementText {
  return translator<ElementKey>(elementMessages, language);
}
