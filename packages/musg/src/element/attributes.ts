/** What the element can be. */
export const MODES = [
  'play',
  'table',
  'odds',
  'builder',
  'campaign',
  'reference',
  'replay',
] as const;
export type Mode = (typeof MODES)[number];

/** The words for seats that are not played by people. */
export const BOTS = ['bot', 'random'] as const;
