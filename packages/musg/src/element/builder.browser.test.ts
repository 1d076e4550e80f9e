import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { MusgHarness } from './testing/musg-harness.ts';

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

/** Presses a button with the keyboard itself. */
async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

async function builder(): Promise<MusgHarness> {
  const harness = await MusgHarness.open({ mode: 'builder', lang: 'en' });
  await vi.waitFor(() => expect(harness.all('.builder')).toHaveLength(1), 5_000);
  return harness.settled();
}

const text = (harness: MusgHarness) =>
  JSON.parse(harness.find<HTMLTextAreaElement>('.builder textarea').value);

async function open(harness: MusgHarness, band: object): Promise<void> {
  const file = new File([JSON.stringify(band)], 'band.json');
  await userEvent.upload(harness.find('[name=list]'), file);
  await harness.settled();
}

test('a band with its name is there again after a reload, and under its name in play', async () => {
  const harness = await builder();
  await press(harness.find('[data-member="1"] [aria-label^=Remove]'));
  harness.find('[name=list-name]').focus();
  await userEvent.keyboard('Eel cutters');
  const before = text(harness);
  expect(before.name).toEqual({ en: 'Eel cutters', fr: 'Eel cutters' });
  unmountAll();
  const again = await builder();
  expect(text(again)).toEqual(before);
  again.find('[data-do=play]').click();
  await vi.waitFor(() => expect(again.all('.option-card.mine')).toHaveLength(1), 5_000);
  expect(again.text('.option-card.mine')).toContain('Eel cutters');
});

test('a band from a file opens, several alike as one each', async () => {
  const harness = await builder();
  const band = text(harness);
  const [first, second] = band.members;
  await open(harness, { ...band, members: [first, { ...second, count: 3 }] });
  await vi.waitFor(() => expect(text(harness).members).toEqual([first, second, second, second]));
});

test('a band with more than the builder can change is refused, and the list stays', async () => {
  const harness = await builder();
  const band = text(harness);
  await open(harness, { ...band, tribe: true });
  await vi.waitFor(() => expect(harness.text('.file [role=alert]')).toContain('tribe'));
  await open(harness, { ...band, members: [{ ...band.members[0], weapons: ['eel-whip'] }] });
  await vi.waitFor(() => expect(harness.text('.file [role=alert]')).toContain('eel-whip'));
  expect(text(harness)).toEqual(band);
});
