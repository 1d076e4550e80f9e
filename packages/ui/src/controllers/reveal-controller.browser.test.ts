import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EnvelopesElement } from '../testing/envelopes-element.ts';
import { Harness, mount, unmountAll } from '../testing/harness.ts';

beforeAll(() => EnvelopesElement.define());
afterEach(unmountAll);

async function open(): Promise<Harness> {
  const element = await mount<EnvelopesElement>(
    'ui-envelopes',
    (made) => void Object.assign(made, { seats: 'human,human' }),
  );
  const harness = new Harness(element);
  await expect.poll(() => harness.all('.offer').length).toBe(1);
  return harness;
}

/** Whether the keyboard is in the board. */
const isOnBoard = (harness: Harness): boolean =>
  harness.element.shadowRoot?.activeElement?.classList.contains('board') ?? false;

test('a new game that a button has begun comes into the window', async () => {
  const harness = await open();
  expect(isOnBoard(harness)).toBe(false);
  await harness.press('New game');
  await vi.waitFor(() => expect(isOnBoard(harness)).toBe(true));
});

test('a game that the page has begun stays where it is', async () => {
  const harness = await open();
  harness.element.setAttribute('seed', '8');
  await harness.settledIn();
  expect(isOnBoard(harness)).toBe(false);
});
