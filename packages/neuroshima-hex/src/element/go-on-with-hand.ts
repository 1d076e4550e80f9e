import { keepFocus } from '@skirmish-kit/ui';

/**
 * Whoever has pressed something that is gone goes on with the hand (unless pressing a tile would
 * discard it), then with the step that is expected, and else waits at what is asked.
 */
export const goOnWithHand = keepFocus(
  '.hand-tile[aria-pressed]:enabled',
  '.actions .now',
  '.actions',
);
