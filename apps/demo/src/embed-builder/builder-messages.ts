import type { MessageTable } from '@skirmish-kit/ui';

/** All texts of the embed builder. */
export const BUILDER_MESSAGES = {
  game: { en: 'Game', fr: 'Jeu' },
  does: { en: 'What it does', fr: 'Ce qu’il fait' },
  opponent: { en: 'Opponent', fr: 'Adversaire' },
  'visitor-picks': { en: 'The visitor picks', fr: 'Au choix du visiteur' },
  person: { en: 'A person on this device', fr: 'Quelqu’un sur cet appareil' },
  bot: { en: 'Bot', fr: 'Robot' },
  quick: { en: 'Medium bot', fr: 'Robot moyen' },
  strong: { en: 'Hard bot', fr: 'Robot fort' },
  random: { en: 'Easy bot', fr: 'Robot facile' },
  colours: { en: 'Colours', fr: 'Couleurs' },
  'as-my-page': { en: 'As my page', fr: 'Comme ma page' },
  light: { en: 'Light', fr: 'Clair' },
  dark: { en: 'Dark', fr: 'Sombre' },
  language: { en: 'Language', fr: 'Langue' },
  side: { en: '{title}, side {n}', fr: '{title}, camp {n}' },
  bytes: { en: '{n} bytes of code', fr: '{n} octets de code' },
  loads: {
    en: '{kb} KB until the first move, all from one address',
    fr: '{kb}\u00a0Ko avant le premier coup, tout d’une seule adresse',
  },
  copy: { en: 'Copy the code', fr: 'Copier le code' },
  try: { en: 'Show it here', fr: 'Le montrer ici' },
  loading: { en: 'Fetching the game …', fr: 'Chargement du jeu…' },
  failed: {
    en: 'The game could not be fetched. Look at the connection, then choose it again.',
    fr: 'Le jeu n’a pas pu être chargé. Vérifiez la connexion, puis choisissez-le de nouveau.',
  },
} as const satisfies MessageTable;

export type BuilderKey = keyof typeof BUILDER_MESSAGES;
