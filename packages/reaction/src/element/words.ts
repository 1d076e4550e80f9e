import type { Language, Params } from '@skirmish-kit/core';
import { speaker, type Phrases } from '@skirmish-kit/ui/words';

/** What the element itself says: buttons, prompts, headings, words inside sentences. */
export const elementWords = {
  // answers as buttons
  move: { en: 'Move here', fr: 'Aller ici' },
  pivot: { en: 'Turn', fr: 'Pivoter' },
  cross: { en: 'Cross an obstacle', fr: 'Franchir un obstacle' },
  shoot: { en: 'Shoot', fr: 'Tirer' },
  burst: { en: 'Burst', fr: 'Rafale' },
  aim: { en: 'Aimed shot', fr: 'Tir visé' },
  blast: { en: 'Aim at a point', fr: 'Viser un point' },
  flame: { en: 'Flames', fr: 'Flammes' },
  opportunity: { en: 'Wait to fire', fr: 'Tir d’opportunité' },
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
  leave: { en: 'Leave combat', fr: 'Quitter le combat' },
  cover: { en: 'Take cover', fr: 'Se mettre à couvert' },
  door: { en: 'Open or shut', fr: 'Ouvrir ou fermer' },
  take: { en: 'Pick up', fr: 'Ramasser' },
  hack: { en: 'Technology', fr: 'Technologie' },
  repair: { en: 'Repair', fr: 'Réparer' },
  aid: { en: 'First aid', fr: 'Premiers soins' },
  extinguish: { en: 'Put out the fire', fr: 'Éteindre le feu' },
  'done-figure': { en: 'End its turn', fr: 'Finir son tour' },
  'done-group': { en: 'End the group’s turn', fr: 'Finir le tour du groupe' },
  hold: { en: 'Hold fire', fr: 'Ne pas tirer' },
  cancel: { en: 'Cancel', fr: 'Annuler le choix' },
  'pick-point': { en: 'Now click a point of the table.', fr: 'Cliquez maintenant sur la table.' },
  'no-target': {
    en: 'Click an enemy to attack, or the ground to move there.',
    fr: 'Cliquez sur un ennemi pour l’attaquer, ou sur le sol pour y aller.',
  },
  // the table
  turn: { en: 'Turn {turn} of {turns}', fr: 'Tour {turn} sur {turns}' },
  'before-turn': { en: 'Before the battle', fr: 'Avant la bataille' },
  'left-of': { en: '{count} of {all} left', fr: '{count} sur {all} en lice' },
  objectives: { en: 'Objectives:', fr: 'Objectifs :' },
  'objective-free': { en: 'nobody’s', fr: 'à personne' },
  board: { en: 'The table from above', fr: 'La table vue du dessus' },
  follows: { en: 'What would follow: {label}', fr: 'Ce qui suivrait : {label}' },
  controls: { en: 'Controls', fr: 'Commandes' },
  'no-sight': { en: 'not seen', fr: 'pas vu' },
  behind: { en: 'behind', fr: 'derrière' },
  against: { en: 'What can be done to {figure}', fr: 'Que faire à {figure}' },
  'leave-target': { en: 'Leave {figure} alone', fr: 'Laisser {figure}' },
  'contact-price': {
    en: '{distance} · {ap} AP + fight {fight} AP',
    fr: '{distance} · {ap} PA + combat {fight} PA',
  },
  'cover-n': { en: 'cover −{n}', fr: 'couvert −{n}' },
  ap: { en: '{ap} AP', fr: '{ap} PA' },
  // the list of figures
  figures: { en: 'Figures', fr: 'Figurines' },
  panicked: { en: 'panicked', fr: 'paniqué' },
  routing: { en: 'routing', fr: 'en déroute' },
  shaken: { en: 'shaken', fr: 'secoué' },
  'in-cover': { en: 'in cover', fr: 'à couvert' },
  waiting: { en: 'waiting to fire', fr: 'prêt à tirer' },
  burning: { en: 'on fire', fr: 'en feu' },
  engaged: { en: 'in close combat', fr: 'au corps à corps' },
  acted: { en: 'has acted', fr: 'a agi' },
  carries: { en: 'carries {object}', fr: 'porte {object}' },
  damaged: { en: 'damaged: {systems}', fr: 'endommagé : {systems}' },
  'from-actor': { en: '{distance} from {figure}', fr: 'à {distance} de {figure}' },
  seen: { en: 'seen', fr: 'vu' },
  summary: {
    en: '{turn}. {sides} {objectives}',
    fr: '{turn}. {sides} {objectives}',
  },
  'side-summary': {
    en: '{seat}: {count} of {all} on the table.',
    fr: '{seat} : {count} sur {all} sur la table.',
  },
  'measured-by-hand': {
    en: 'Beside a real table: move the figure here to match, or leave it and type what you roll.',
    fr: 'À côté d’une vraie table : placez ici la figurine comme chez vous, puis saisissez vos jets.',
  },
} as const satisfies Phrases;

export type ElementKey = keyof typeof elementWords;

export type Say = (key: ElementKey, params?: Params) => string;

export function elementSpeaker(language: Language): Say {
  return speaker<ElementKey>(elementWords, language);
}

export function isElementKey(key: string): key is ElementKey {
  return Object.hasOwn(elementWords, key);
}
