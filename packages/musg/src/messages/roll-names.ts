import type { LocalisedText } from '@skirmish-kit/core';
import type { MusgNames } from './names.ts';

/** MU-PULP-07: what a roll is called where somebody is asked to add a die to it. */
const ROLL_NAMES: Readonly<Record<string, LocalisedText>> = {
  'to-hit': { en: 'To hit', fr: 'Toucher' },
  cover: { en: 'Cover', fr: 'Couvert' },
  'past-obstacle': { en: 'Cover', fr: 'Couvert' },
  'past-friend': { en: 'Past a friend', fr: 'Éviter un ami' },
  damage: { en: 'Damage', fr: 'Dégâts' },
  'damage-of-hits': { en: 'Damage', fr: 'Dégâts' },
  'vehicle-damage': { en: 'Damage', fr: 'Dégâts' },
  'wound-again': { en: 'Damage again', fr: 'Dégâts relancés' },
  misfire: { en: 'Bursting', fr: 'Explosion de l’arme' },
  scatter: { en: 'Scatter', fr: 'Déviation' },
  'scatter-distance': { en: 'Scatter distance', fr: 'Distance de déviation' },
  ammunition: { en: 'Ammunition', fr: 'Munitions' },
  'in-the-way': { en: 'In the way', fr: 'Sur la ligne' },
  fall: { en: 'Fall', fr: 'Chute' },
  'head-shot': { en: 'Head shot', fr: 'Tir à la tête' },
  buckler: { en: 'Buckler', fr: 'Rondache' },
  booster: { en: 'Booster', fr: 'Booster' },
  'step-back': { en: 'Step back', fr: 'Recul' },
  'give-way': { en: 'Distance', fr: 'Distance' },
  'passive-test': { en: 'Courage', fr: 'Courage' },
  rout: { en: 'Rout', fr: 'Déroute' },
  rally: { en: 'Rally', fr: 'Ralliement' },
  steering: { en: 'Steering', fr: 'Conduite' },
  jump: { en: 'Jump', fr: 'Saut' },
  evade: { en: 'Dodge', fr: 'Esquive' },
  deployment: { en: 'Deployment', fr: 'Déploiement' },
  initiative: { en: 'Initiative', fr: 'Initiative' },
  wave: { en: 'Wave', fr: 'Vague' },
};

export const rollName = (about: string, { language }: MusgNames): string =>
  ROLL_NAMES[about]?.[language] ?? about;
