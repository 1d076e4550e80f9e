import { afterEach, beforeEach, test } from 'vitest';
import { describeElement, unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishCauseway } from './define.ts';

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

/** A value for everything that a page can set. */
const VALUES = {
  lang: 'fr',
  dir: 'rtl',
  theme: 'dark',
  mode: 'table',
  seats: 'human,bot',
  seed: '7',
  start: 'now',
  record: 'nonsense',
  position: 'nonsense',
  pack: '/nowhere.json',
  save: 'evening',
  page: '/play.html',
  guide: true,
  at: 3,
  setup: { nonsense: true },
  bands: 'wardens,raiders',
  rounds: '3',
};

const checks = describeElement('skirmish-causeway', SkirmishCauseway, {
  values: VALUES,
  mounts: [{ seed: '7' }, { seats: 'human,bot' }],
});
for (const { title, run } of checks) test(title, { timeout: 0 }, run);
