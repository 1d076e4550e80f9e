/** Whole games are played without films and gliding figures: those have tests of their own. */
export const AT_ONCE = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** How often is looked whether the page has answered, in milliseconds: a game has hundreds of answers. */
export const OFTEN = { intervals: [30] };
