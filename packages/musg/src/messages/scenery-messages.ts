import type { LocalisedText } from '@skirmish-kit/core';

/** What pieces of scenery are called, by their kinds. */
export const sceneryMessages: Readonly<Record<string, LocalisedText>> = {
  building: { en: 'a building', fr: 'un bâtiment' },
  container: { en: 'a container', fr: 'un conteneur' },
  crates: { en: 'crates', fr: 'des caisses' },
  fence: { en: 'a fence', fr: 'une palissade' },
  hedge: { en: 'a hedge', fr: 'une haie' },
  hill: { en: 'a hill', fr: 'une colline' },
  'low-wall': { en: 'a low wall', fr: 'un muret' },
  rock: { en: 'a rock', fr: 'un rocher' },
  rubble: { en: 'rubble', fr: 'des gravats' },
  ruin: { en: 'a ruin', fr: 'une ruine' },
  wall: { en: 'a wall', fr: 'un mur' },
  water: { en: 'water', fr: 'de l’eau' },
  wood: { en: 'a wood', fr: 'un bois' },
  wreck: { en: 'a wreck', fr: 'une épave' },
};
