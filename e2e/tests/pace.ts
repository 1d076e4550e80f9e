/** Whole games are played without films and gliding figures: those have tests of their own. */
export const AT_ONCE = { contextOptions: { reducedMotion: 'reduce' } } as const;
