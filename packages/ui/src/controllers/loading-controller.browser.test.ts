import { afterEach, beforeAll, expect, test } from 'vitest';
import { EnvelopesElement } from '../testing/envelopes-element.ts';
import { Harness, mount, plain, unmountAll } from '../testing/harness.ts';

beforeAll(() => EnvelopesElement.define());
afterEach(unmountAll);

/** A record of the first answer. */
const RECORD =
  'skirmish-record 1\nsystem: envelopes 1\nseed: 1\nsetup: null\n\nseal:canary-sealed-0\n';

test('a game that takes long to load says so', async () => {
  const element = await mount<EnvelopesElement>('ui-envelopes', (made) => {
    made.chunks = { play: () => new Promise(() => {}) };
  });
  const harness = new Harness(element);
  expect(harness.find('.frame').getAttribute('aria-busy')).toBe('true');
  expect(harness.all('.waiting [role=status]')).toHaveLength(0);
  await expect.poll(() => harness.all('.waiting [role=status]').length).toBe(1);
});

test('a replay without a record says so, and shows one that is put into the tag', async () => {
  const element = await mount<EnvelopesElement>('ui-envelopes', (made) => {
    made.mode = 'replay';
  });
  const harness = new Harness(element);
  await expect.poll(() => plain(harness.find('.waiting'))).toContain('no game to show');
  expect(harness.find('.frame').getAttribute('aria-busy')).toBe('false');
  element.textContent = RECORD;
  await expect.poll(() => harness.all('.frame pre, .problem').length).toBe(1);
});
