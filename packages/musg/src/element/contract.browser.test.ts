import { afterEach, beforeEach, inject, test } from 'vitest';
import { describeElement, GAME_VALUES, unmountAll } from '@skirmish-kit/ui/testing';
import { MODES } from './attributes.ts';
import './define.ts';
import { SkirmishMusg } from './skirmish-musg.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times more is tried than in a commit: `npm run fuzz -- 1000`. */
    readonly hostile: number;
  }
}

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

/** A value for everything that a page can set. */
const VALUES = {
  ...GAME_VALUES,
  scenario: 'market',
  games: '3',
};

const MOUNTS = MODES.map((mode) => ({ mode, seats: 'human,bot', save: 'evening' }));

const checks = describeElement('skirmish-musg', SkirmishMusg, {
  values: VALUES,
  mounts: MOUNTS,
  times: Math.max(2 * MOUNTS.length, inject('hostile')),
});
for (const { title, run } of checks) test(title, { timeout: 0 }, run);
