import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { unmountAll, watchListeners } from '@skirmish-kit/ui/testing';
import { MODES } from './attributes.ts';
import './define.ts';
import { HexHarness } from './testing/hex-harness.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times more is tried than in a commit. */
    readonly hostile: number;
  }
}

/** `npm run hostile -- 1000` mounts as often as that. */
const MOUNTS = Math.max(3 * MODES.length, inject('hostile'));

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

test(
  `W6 after ${MOUNTS} mounts, moves and removals nothing of an element listens any more`,
  { timeout: 0 },
  async () => {
    // What is loaded once, and listens for all elements to come, is loaded here.
    for (const mode of MODES) await HexHarness.open({ mode, seats: 'human,bot' });
    unmountAll();
    const watch = watchListeners();
    try {
      for (let i = 0; i < MOUNTS; i++) {
        const mode = MODES[i % MODES.length] ?? 'play';
        const { element } = await HexHarness.open({ mode, seats: 'human,bot', save: 'evening' });
        if (i % 2) {
          const elsewhere = document.createElement('section');
          document.body.append(elsewhere);
          elsewhere.append(element);
          await element.updateComplete;
          elsewhere.remove();
        }
        unmountAll();
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(watch.left()).toEqual([]);
    } finally {
      watch.stop();
    }
  },
);
