import { interpolate, type Language, type Params, type LocalisedText } from '@skirmish-kit/core';

/** Words inside sentences, and what scenery and the steps of a turn are called. */
export const termMessages = {
  'mode-shoot': { en: 'Shoot', fr: 'Tirer' },
  'mode-burst': { en: 'Burst', fr: 'Rafale' },
  'mode-aim': { en: 'Aimed shot', fr: 'Tir visé' },
  'mode-opportunity': { en: 'Wait to fire', fr: 'Tir d’opportunité' },
  'order-1': { en: 'Act first', fr: 'Agir en premier' },
  'order-2': { en: 'Act second', fr: 'Agir en second' },
  'order-n': { en: 'Place {n}', fr: 'Place {n}' },
  won: { en: '{names} {count|wins|win}.', fr: '{names} {count|gagne|gagnent}.' },
  drawn: { en: 'Nobody wins.', fr: 'Personne ne gagne.' },
  'step-1': { en: 'Mandatory actions', fr: 'Actions obligatoires' },
  'step-2': { en: 'Reaction tests', fr: 'Tests de réaction' },
  'step-3': { en: 'Initiative', fr: 'Initiative' },
  'step-4': { en: 'Actions', fr: 'Actions' },
  // scenery by its kind
  'kind-building': { en: 'a building', fr: 'un bâtiment' },
  'kind-container': { en: 'a container', fr: 'un conteneur' },
  'kind-crates': { en: 'crates', fr: 'des caisses' },
  'kind-door': { en: 'a door', fr: 'une porte' },
  'kind-low-wall': { en: 'a low wall', fr: 'un muret' },
  'kind-rubble': { en: 'rubble', fr: 'des gravats' },
  'kind-tank': { en: 'a tank', fr: 'une cuve' },
  'kind-wall': { en: 'a wall', fr: 'un mur' },
  'kind-wood': { en: 'a wood', fr: 'un bois' },
  'kind-wreck': { en: 'a wreck', fr: 'une épave' },
  // words inside sentences
  none: { en: 'nothing', fr: 'rien' },
  ok: { en: 'steady', fr: 'tient bon' },
  panic: { en: 'panics', fr: 'panique' },
  rout: { en: 'routs', fr: 'déroute' },
  eliminated: { en: 'out of action', fr: 'hors de combat' },
  damage: { en: 'damaged', fr: 'endommagé' },
  minor: { en: 'minor', fr: 'mineurs' },
  major: { en: 'major', fr: 'majeurs' },
  critical: { en: 'critical', fr: 'critiques' },
  hardware: { en: 'hardware', fr: 'matériel' },
  power: { en: 'power', fr: 'énergie' },
  software: { en: 'software', fr: 'logiciel' },
  success: { en: 'success', fr: 'réussi' },
  failure: { en: 'failure', fr: 'échec' },
  'in-cohesion': { en: 'is together', fr: 'est en cohésion' },
  'out-of-cohesion': { en: 'is scattered', fr: 'est dispersé' },
  obeys: { en: 'it obeys', fr: 'elle obéit' },
  idle: { en: 'it does nothing this turn', fr: 'elle ne fait rien ce tour' },
  berserk: { en: 'it attacks the nearest figure', fr: 'elle attaque la figurine la plus proche' },
  'point-blank': { en: 'point blank', fr: 'bout portant' },
  short: { en: 'short range', fr: 'courte portée' },
  long: { en: 'long range', fr: 'longue portée' },
  'swing-left': { en: ', swinging left', fr: ', déviées à gauche' },
  'swing-right': { en: ', swinging right', fr: ', déviées à droite' },
  'wound-cover': { en: 'cover {n+}', fr: 'couvert {n+}' },
  'wound-armour': { en: 'armour {n+}', fr: 'armure {n+}' },
  'wound-other': { en: 'other {n+}', fr: 'autres {n+}' },
  'why-turn': { en: 'a new turn', fr: 'nouveau tour' },
  'why-hit': { en: 'it was hit', fr: 'touché' },
  'why-used': { en: 'it has fired', fr: 'il a tiré' },
  'why-panic': { en: 'it panics', fr: 'il panique' },
  'why-combat': { en: 'close combat', fr: 'corps à corps' },
  'last-standing': { en: 'one side is left', fr: 'un seul camp reste' },
  'turn-limit': { en: 'last turn', fr: 'dernier tour' },
  points: { en: 'enough points', fr: 'assez de points' },
} as const satisfies Readonly<Record<string, LocalisedText>>;

export type InsideKey = keyof typeof termMessages;

export function isTerm(key: string): key is InsideKey {
  return Object.hasOwn(termMessages, key);
}

export function termText(key: InsideKey, language: Language, params: Params = {}): string {
  return interpolate(termMessages[key][language], params, language);
}
