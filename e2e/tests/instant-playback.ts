/** Whole games are played without films and gliding figures: those have tests of their own. */
export const INSTANT_PLAYBACK = { contextOptions: { reducedMotion: 'reduce' } } as const;
