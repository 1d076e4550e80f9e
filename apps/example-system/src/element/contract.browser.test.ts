import { afterEach, beforeEach, test } from 'vitest';
import { describeElement, GAME_VALUES, unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishCauseway } from './define.ts';

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

/** A value for everything that a page can set. */
const VALUES = {
  ...GAME_VALUES,
  bands: 'wardens,raiders',
  rounds: '3',
};

const checks = describeElement('skirmish-causeway', SkirmishCauseway, {
  values: VALUES,
  mounts: [{ seed: '7' }, { seats: 'human,bot' }],
});
for (const { title, run } of checks) test(title, { timeout: 0 }, run);
