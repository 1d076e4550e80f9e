import { afterEach, beforeAll, expect, test } from 'vitest';
import { EnvelopesElement } from '../testing/envelopes-element.ts';
import { Harness, mount, unmountAll } from '../testing/harness.ts';

beforeAll(() => EnvelopesElement.define());
afterEach(unmountAll);

const text = (en: string) => ({ en, fr: en });

/** One step: to seal a word. */
const guide = {
  setup: null,
  seed: 1,
  seat: 0,
  steps: [
    {
      title: text('Seal it'),
      text: text('Seal the word.'),
      anchor: () => '.board',
      retryText: text('Only that word.'),
      allows: (answer: string) => answer === 'seal:canary-sealed-0',
      action: 'seal:canary-sealed-0',
    },
  ],
  ending: text('That is all.'),
};

async function open(attributes: Partial<EnvelopesElement>): Promise<{
  readonly element: EnvelopesElement;
  readonly harness: Harness;
}> {
  const element = await mount<EnvelopesElement>('ui-envelopes', (made) => {
    Object.assign(made, { seats: 'human,human', guideOf: guide, ...attributes });
  });
  const harness = new Harness(element);
  await expect.poll(() => harness.all('.frame pre').length).toBe(1);
  return { element, harness };
}

test('the attribute begins with the guided game, which shows what to do', async () => {
  const { harness } = await open({ guide: true });
  await expect.poll(() => harness.all('.tip').length).toBe(1);
  expect(harness.text('.tip')).toContain('Seal the word.');
  await harness.press('Show me');
  expect(harness.text('.tip')).toContain('That is all.');
});

test('a game that is under way is back after the guided one', async () => {
  const { element, harness } = await open({});
  await harness.press('Seal canary-sealed-0');
  const { session } = element;
  element.commands.startGuide();
  await expect.poll(() => harness.all('.tip').length).toBe(1);
  expect(element.guide).toBe(true);
  expect(element.session).not.toBe(session);
  element.commands.endGuide();
  await expect.poll(() => element.session).toBe(session);
  expect(harness.all('.tip')).toHaveLength(0);
});

test('a guided game can be started again', async () => {
  const { element, harness } = await open({ guide: true });
  await expect.poll(() => harness.all('.tip').length).toBe(1);
  await harness.press('Show me');
  element.commands.startGuide();
  await expect.poll(() => harness.text('.tip')).toContain('Seal the word.');
});
