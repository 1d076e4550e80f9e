import type { MessageTable } from '@skirmish-kit/core';

/** Types of figures and the names of their values. */
export const unitMessages = {
  speed: { en: 'Speed', fr: 'Vitesse' },
  survive: { en: 'Survive', fr: 'Survie' },
  armour: { en: 'Armour', fr: 'Armure' },
  size: { en: 'Size', fr: 'Taille' },
  'value-shoot': { en: 'Shoot', fr: 'Tir' },
  'value-fight': { en: 'Fight', fr: 'Combat' },
  'type-leader': { en: 'Leader', fr: 'Chef' },
  'type-troop': { en: 'Troop', fr: 'Troupe' },
  'type-specialist': { en: 'Specialist', fr: 'Spécialiste' },
  'type-character': { en: 'Character', fr: 'Personnage' },
  'type-vehicle': { en: 'Vehicle', fr: 'Véhicule' },
  melee: { en: 'RF', fr: 'CC' },
} as const satisfies MessageTable;
