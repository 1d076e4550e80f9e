import { randomBot } from '@skirmish-kit/core';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AsyncBot } from './async-bot.ts';
import type { HiddenInfoGame } from './testing/hidden-info-game.ts';
import { EnvelopesElement } from './testing/envelopes-element.ts';
import { Harness, mount, unmountAll } from './testing/harness.ts';

beforeAll(() => EnvelopesElement.define());
afterEach(unmountAll);

type Load = () => Promise<AsyncBot<HiddenInfoGame>>;

/** A person against a bot that is loaded so. */
async function against(bot: Load): Promise<Harness> {
  const element = await mount<EnvelopesElement>(
    'ui-envelopes',
    (made) => void Object.assign(made, { seats: 'human,random', bot }),
  );
  element.commands.pace = 0;
  const harness = new Harness(element);
  await expect.poll(() => harness.all('.offer').length).toBe(1);
  return harness;
}

const answer = 'Seal canary-sealed-0';

test('the first question does not wait for the bot', async () => {
  let come = (_: AsyncBot<HiddenInfoGame>): void => {};
  const harness = await against(() => new Promise((resolve) => (come = resolve)));
  expect(harness.whose).toBe('Your turn');
  await harness.press(answer);
  expect(harness.whose).toBe('Player 2');
  expect(harness.prompt).toContain('is thinking');
  come(randomBot);
  await expect.poll(() => harness.whose).toBe('Your turn');
});

test('a bot that cannot be loaded is reported when it has to answer', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new Error()));
  const harness = await against(load);
  expect(harness.all('.problem')).toHaveLength(0);
  await harness.press(answer);
  await expect.poll(() => harness.all('.problem').length).toBe(1);
  expect(harness.text('.problem')).toContain('The bot could not be loaded');
  load.mockResolvedValue(randomBot);
  await harness.press('Try again');
  await expect.poll(() => harness.whose).toBe('Your turn');
  expect(harness.all('.problem')).toHaveLength(0);
});

test('a person without a bot plays both sides', async () => {
  const harness = await against(() => Promise.reject(new Error()));
  await harness.press(answer);
  await expect.poll(() => harness.all('.problem').length).toBe(1);
  await harness.press('Play both sides');
  await harness.press('I am Player 2');
  await harness.press('Seal canary-sealed-1');
  expect(harness.all('.problem')).toHaveLength(0);
});
