/** What the element can be. */
export const MODES = [
  'play',
  'battle',
  'diagram',
  'puzzle',
  'replay',
  'reference',
  'table',
] as const;
export type Mode = (typeof MODES)[number];

/** The words for seats that are not played by people. */
export const BOTS = ['bot', 'quick', 'strong', 'random'] as const;
