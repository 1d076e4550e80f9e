import type { Words } from '@skirmish-kit/core';

/** Words that stand for themselves inside sentences: items, faces, results. */
export const insideWords = {
  // items
  ammo: { en: 'Ammo', fr: 'Munitions' },
  'ap-ammo': { en: 'AP Ammo', fr: 'Munitions PA' },
  'booby-trap': { en: 'Booby Trap', fr: 'Piège' },
  'defender-shield': { en: 'Defender Shield', fr: 'Bouclier Defender' },
  'energy-shield': { en: 'Energy Shield', fr: 'Bouclier Énergétique' },
  'frag-grenade': { en: 'Frag Grenade', fr: 'Grenade Frag' },
  'holo-sight': { en: 'Holo-Sight', fr: 'Holo-Viseur' },
  intel: { en: 'Intel', fr: 'Info' },
  'jump-pack': { en: 'Jump Pack', fr: 'Propulseurs' },
  'medi-pack': { en: 'Medi-Pack', fr: 'Médi-Pack' },
  'scout-bike': { en: 'Scout Bike', fr: 'Monocycle de Reconnaissance' },
  'sentry-gun': { en: 'Sentry Gun', fr: 'Sentinelle' },
  'smoke-grenade': { en: 'Smoke Grenade', fr: 'Grenade Fumigène' },
  'stun-grenade': { en: 'Stun Grenade', fr: 'Grenade Assourdissante' },
  'thermal-mines': { en: 'Thermal Mines', fr: 'Mines Thermiques' },
  'face-down': { en: 'a token that lies face down', fr: 'un pion face cachée' },
  // faces of command dice
  'face-model': { en: '+1 Model', fr: '+1 Figurine' },
  'face-dice': { en: 'Dice', fr: 'Dés' },
  'face-move': { en: 'Move', fr: 'Déplacement' },
  'face-shoot': { en: 'Shoot', fr: 'Tir' },
  'face-fight': { en: 'Fight', fr: 'Combat' },
  'face-special': { en: 'Special', fr: 'Spécial' },
  // kinds of actions
  move: { en: 'Move', fr: 'Se Déplacer' },
  sprint: { en: 'Sprint', fr: 'Sprint' },
  'get-up': { en: 'Get Up', fr: 'Se Relever' },
  shoot: { en: 'Shoot', fr: 'Tir' },
  fight: { en: 'Fight', fr: 'Combat' },
  special: { en: 'Special', fr: 'Spécial' },
  // what an experimental weapon does
  blast: { en: 'a Blast', fr: 'une Explosion' },
  knockback: { en: 'Knockback', fr: 'une Projection' },
  'weight-of-fire': { en: 'Weight of Fire (2)', fr: 'une Puissance de Feu (2)' },
  'armour-piercing': { en: 'AP 3', fr: 'PA 3' },
  boom: { en: 'trouble: it may go off', fr: 'des ennuis : elle peut sauter' },
  // what rampage brings
  foreign: { en: 'the opponent controls it', fr: 'l’adversaire la contrôle' },
  calm: { en: 'it keeps its head', fr: 'elle garde la tête froide' },
  fury: { en: 'it charges ahead', fr: 'elle fonce' },
  // directions of the scatter die
  'way-1': { en: 'north-west', fr: 'nord-ouest' },
  'way-2': { en: 'north', fr: 'nord' },
  'way-3': { en: 'north-east', fr: 'nord-est' },
  'way-4': { en: 'west', fr: 'ouest' },
  'way-5': { en: 'east', fr: 'est' },
  'way-6': { en: 'south-west', fr: 'sud-ouest' },
  'way-7': { en: 'south', fr: 'sud' },
  'way-8': { en: 'south-east', fr: 'sud-est' },
  middle: { en: 'middle', fr: 'milieu' },
} as const satisfies Readonly<Record<string, Words>>;

export type InsideKey = keyof typeof insideWords;

export function isInsideKey(key: string): key is InsideKey {
  return Object.hasOwn(insideWords, key);
}
