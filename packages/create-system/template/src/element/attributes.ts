/** What the element shows. */
export const MODES = ['play', 'table', 'odds', 'reference', 'replay'] as const;
export type Mode = (typeof MODES)[number];

/** The words for seats that are not played by people. */
export const BOTS = ['bot'] as const;
