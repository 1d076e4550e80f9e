import { afterEach, beforeAll, expect, test } from 'vitest';
import { EnvelopesElement } from '../testing/envelopes-element.ts';
import { mount, unmountAll } from '../testing/harness.ts';

beforeAll(() => EnvelopesElement.define());
afterEach(unmountAll);

async function open(seats: string): Promise<EnvelopesElement> {
  const element = await mount<EnvelopesElement>('ui-envelopes', (made) => {
    made.seats = seats;
    made.pace = 0;
  });
  await expect.poll(() => element.session).toBeDefined();
  return element;
}

const answered = (element: EnvelopesElement): number =>
  element.session?.liveGame.answers.length ?? 0;

test('bots play by themselves to the end', async () => {
  const element = await open('random,random');
  await expect.poll(() => element.session?.liveGame.outcome).toBeDefined();
});

test('bots that were paused play one answer at a time', async () => {
  const element = await open('human,random');
  element.commands.run(false);
  element.answer('seal:canary-sealed-0');
  const before = answered(element);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answered(element)).toBe(before);
  element.commands.botStep();
  await expect.poll(() => answered(element)).toBeGreaterThan(before);
  expect(element.session?.ask?.who).toBe(0);
});

test('bots wait while the element is out of the window', async () => {
  const element = await open('human,random');
  element.hidden = true;
  await new Promise((resolve) => setTimeout(resolve, 100));
  element.answer('seal:canary-sealed-0');
  const before = answered(element);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(answered(element)).toBe(before);
  element.hidden = false;
  await expect.poll(() => answered(element)).toBeGreaterThan(before);
});
