import type { Words } from '@skirmish-kit/core';

/** Words that stand for themselves inside sentences of a first battle: items, faces, directions. */
export const playWords = {
  ammo: { en: 'Ammo', fr: 'Munitions' },
  'ap-ammo': { en: 'AP Ammo', fr: 'Munitions PA' },
  'booby-trap': { en: 'Booby Trap', fr: 'Piège' },
  'defender-shield': { en: 'Defender Shield', fr: 'Bouclier Defender' },
  'energy-shield': { en: 'Energy Shield', fr: 'Bouclier Énergétique' },
  'frag-grenade': { en: 'Frag Grenade', fr: 'Grenade Frag' },
  'holo-sight': { en: 'Holo-Sight', fr: 'Holo-Viseur' },
  intel: { en: 'Intel', fr: 'Info' },
  'medi-pack': { en: 'Medi-Pack', fr: 'Médi-Pack' },
  'smoke-grenade': { en: 'Smoke Grenade', fr: 'Grenade Fumigène' },
  'stun-grenade': { en: 'Stun Grenade', fr: 'Grenade Assourdissante' },
  'face-down': { en: 'a token that lies face down', fr: 'un pion face cachée' },
  'face-model': { en: '+1 Model', fr: '+1 Figurine' },
  'face-dice': { en: 'Dice', fr: 'Dés' },
  'face-move': { en: 'Move', fr: 'Déplacement' },
  'face-shoot': { en: 'Shoot', fr: 'Tir' },
  'face-fight': { en: 'Fight', fr: 'Combat' },
  'face-special': { en: 'Special', fr: 'Spécial' },
  move: { en: 'Move', fr: 'Se Déplacer' },
  sprint: { en: 'Sprint', fr: 'Sprint' },
  'get-up': { en: 'Get Up', fr: 'Se Relever' },
  shoot: { en: 'Shoot', fr: 'Tir' },
  fight: { en: 'Fight', fr: 'Combat' },
  special: { en: 'Special', fr: 'Spécial' },
  'way-1': { en: 'north-west', fr: 'nord-ouest' },
  'way-2': { en: 'north', fr: 'nord' },
  'way-3': { en: 'north-east', fr: 'nord-est' },
  'way-4': { en: 'west', fr: 'ouest' },
  'way-5': { en: 'east', fr: 'est' },
  'way-6': { en: 'south-west', fr: 'sud-ouest' },
  'way-7': { en: 'south', fr: 'sud' },
  'way-8': { en: 'south-east', fr: 'sud-est' },
} as const satisfies Readonly<Record<string, Words>>;

/** What the abilities of a first battle are called, and where the book has them. */
export const playAbilities = {
  beast: { rule: 'DZ-ABIL-05', en: 'Beast', fr: 'Bestial' },
  construct: { rule: 'DZ-ABIL-08', en: 'Construct', fr: 'Construct' },
  'it-burns': { rule: 'DZ-ABIL-07', en: 'It Burns!', fr: 'Ça Brûle !' },
  knockback: { rule: 'DZ-ABIL-34', en: 'Knockback', fr: 'Projection' },
  'rapid-fire': { rule: 'DZ-ABIL-48', en: 'Rapid Fire', fr: 'Tir Rapide' },
  suppression: { rule: 'DZ-ABIL-41', en: 'Suppression', fr: 'Suppression' },
  tactician: { rule: 'DZ-ABIL-43', en: 'Tactician', fr: 'Tacticien' },
  'weight-of-fire': { rule: 'DZ-ABIL-36', en: 'Weight of Fire', fr: 'Puissance de Feu' },
} as const satisfies Readonly<Record<string, Words & { readonly rule: string }>>;
