import { translator, type Language, type Params, type MessageTable } from '@skirmish-kit/core';

/** What the element itself says: buttons, prompts, headings, words inside sentences. */
export const elementMessages = {
  // answers as buttons
  shoot: { en: 'Shoot', fr: 'Tirer' },
  charge: { en: 'Charge', fr: 'Charger' },
  strike: { en: 'Strike', fr: 'Frapper' },
  walk: { en: 'Walk', fr: 'Marche' },
  run: { en: 'Run', fr: 'Course' },
  climb: { en: 'Climb', fr: 'Escalade' },
  drop: { en: 'Jump down', fr: 'Saut' },
  flee: { en: 'Leave the melee', fr: 'Fuite de la mêlée' },
  haul: { en: 'Haul the gun', fr: 'Pièce tirée' },
  'walk-here': { en: 'Walk here', fr: 'Marcher ici' },
  'run-here': { en: 'Run here', fr: 'Courir ici' },
  'climb-here': { en: 'Climb here', fr: 'Escalader ici' },
  'drop-here': { en: 'Jump down here', fr: 'Sauter ici' },
  'flee-here': { en: 'Leave the melee to here', fr: 'Fuir la mêlée jusqu’ici' },
  'haul-here': { en: 'Haul the gun here', fr: 'Tirer la pièce ici' },
  'place-here': { en: 'Begin here', fr: 'Commencer ici' },
  'of-reach': { en: '{distance} of {reach}', fr: '{distance} sur {reach}' },
  'point-zone': {
    en: 'Click in the marked zone, or take what is offered.',
    fr: 'Cliquez dans la zone marquée, ou prenez ce qui est proposé.',
  },
  'point-figure': {
    en: 'Click a figure to let it act.',
    fr: 'Cliquez sur une figurine pour la faire agir.',
  },
  'point-drive': { en: 'Point to drive.', fr: 'Pointez pour rouler.' },
  'point-table': {
    en: 'Click an enemy to attack, or the ground to go there.',
    fr: 'Cliquez sur un ennemi pour l’attaquer, ou sur le sol pour y aller.',
  },
  'range-short': { en: 'short', fr: 'courte portée' },
  'range-medium': { en: 'medium', fr: 'portée moyenne' },
  'range-long': { en: 'long', fr: 'longue portée' },
  // the table
  'first-wave': { en: 'first wave', fr: 'première vague' },
  'second-wave': { en: 'second wave', fr: 'seconde vague' },
  'may-act': { en: '{count} more may act', fr: 'encore {count} à activer' },
  'then-sides': { en: 'then {sides}', fr: 'puis {sides}' },
  'gives-cover': { en: 'cover', fr: 'couvert' },
  'is-difficult': { en: 'slow going', fr: 'terrain difficile' },
  'place-suggested': { en: 'Place {figure} for me', fr: 'Placer {figure} pour moi' },
  'get-out-front': { en: 'Get out in front', fr: 'Descendre devant' },
  'get-out-rear': { en: 'Get out behind', fr: 'Descendre derrière' },
  'get-out-left': { en: 'Get out on the left', fr: 'Descendre à gauche' },
  'get-out-right': { en: 'Get out on the right', fr: 'Descendre à droite' },
  'is-aboard': { en: 'in a vehicle', fr: 'dans un véhicule' },
  'is-high': { en: '{height} high', fr: 'haut de {height}' },
  'measured-by-hand': {
    en: 'You measure; the kit keeps the books.',
    fr: 'Vous mesurez\u00a0; le kit tient les comptes.',
  },
  // figures
  'rank-chief': { en: 'chief', fr: 'chef' },
  'rank-lieutenant': { en: 'lieutenant', fr: 'lieutenant' },
  'rank-minion': { en: 'minion', fr: 'sous-fifre' },
  'rank-extra': { en: 'extra', fr: 'figurant' },
  'rank-mercenary': { en: 'mercenary', fr: 'mercenaire' },
  'life-of': { en: 'life {life} of {all}', fr: 'vie {life} sur {all}' },
  'fate-out': { en: 'out of action', fr: 'hors de combat' },
  'fate-dead': { en: 'dead', fr: 'mort' },
  fleeing: { en: 'flees', fr: 'fuit' },
  hanging: { en: 'on a rope', fr: 'sur une corde' },
  hidden: { en: 'hidden', fr: 'caché' },
  engaged: { en: 'in melee', fr: 'en mêlée' },
  acted: { en: 'has acted', fr: 'a agi' },
  carries: { en: 'carries {figure}', fr: 'porte {figure}' },
  seen: { en: 'seen', fr: 'vu' },
  'seen-past': { en: 'seen past {cover}', fr: 'vu derrière {cover}' },
  'no-sight': { en: 'not seen', fr: 'pas vu' },
  'side-summary': {
    en: '{side}: {points} {points|point|points}, {count} of {all} on the table.',
    fr: '{side}\u00a0: {points} {points|point|points}, {count} sur {all} sur la table.',
  },
} satisfies MessageTable;

export type ElementKey = keyof typeof elementMessages;
export type ElementText = (key: ElementKey, params?: Params) => string;

export function elementText(language: Language): ElementText {
  return translator(elementMessages, language);
}
