import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plain, unmountAll } from '@skirmish-kit/ui/testing';
import saltChoir from '../packs/fan/salt-choir.json' with { type: 'json' };
import './define.ts';
import { MusgHarness } from './testing/musg-harness.ts';

const FILES: Readonly<Record<string, unknown>> = {
  '/salt-choir.json': saltChoir,
  '/corrupted.json': { ...saltChoir, melee: [{ ...saltChoir.melee?.[0], dice: 'two' }] },
  '/fake.json': { ...saltChoir, bands: [], melee: [{ ...saltChoir.melee?.[0], id: 'sword' }] },
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    const file = FILES[pathname];
    const status = file === undefined ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(file ?? ''), { status }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  unmountAll();
});

test('a pack by its address plays: its table, its band, the names of what it carries', async () => {
  const harness = await MusgHarness.open({ pack: '/salt-choir.json', seed: '3', lang: 'en' });
  await vi.waitFor(() => expect(harness.prompt).toMatch(/^Place /));
  expect(harness.text('[part~=header]')).toContain('Low tide');
  await harness.command('rest');
  await harness.command('rest');
  expect(harness.all('.board [data-figure^=a]').length).toBe(9);
});

test('a file that is no pack is refused with its name, the error and a fix', async () => {
  const harness = await MusgHarness.open({ pack: '/corrupted.json', lang: 'en' });
  await vi.waitFor(() => expect(harness.text('[part=error]')).toContain('pack corrupted.json'));
  expect(harness.text('[part=error]')).toContain('/melee/0/dice');
  expect(harness.text('[part=error]')).toContain('whole number');
  const posing = await MusgHarness.open({ pack: '/fake.json', lang: 'fr' });
  await vi.waitFor(() => expect(posing.text('[part=error]')).toContain('déjà'));
});

test('the start panel takes packs by their address and offers what they bring', async () => {
  const harness = await MusgHarness.open({ start: 'ask', lang: 'en' });
  await vi.waitFor(() => expect(harness.text('.start')).toContain('Harbour watch'));
  expect(harness.text('.start')).not.toContain('Low tide');
  const field = harness.find<HTMLInputElement>('input[name=pack]');
  field.value = '/salt-choir.json';
  field.form?.requestSubmit();
  await vi.waitFor(() => expect(harness.text('.start')).toContain('Low tide'));
  harness
    .all('.option-card')
    .find((card) => plain(card).includes('Low tide'))
    ?.click();
  await harness.settled();
  await harness.press('Start');
  await vi.waitFor(() => expect(harness.text('[part~=header]')).toContain('Low tide'), 5_000);
});

test('figures on a card have the colours of the seat that plays them', async () => {
  const harness = await MusgHarness.open({ start: 'ask', lang: 'en' });
  await vi.waitFor(() => expect(harness.text('.start')).toContain('Harbour watch'));
  const sides = () =>
    harness.all('.option-card[aria-pressed=true]').map((card) => ({
      card: /side-(\d)/.exec(card.className)?.[1],
      figures: [...new Set([...card.querySelectorAll('[class*=side-]')].map(sideOf))],
    }));
  const sideOf = (figure: Element) => /side-(\d)/.exec(figure.getAttribute('class') ?? '')?.[1];
  const isSo = ({ card, figures }: ReturnType<typeof sides>[number]) =>
    card !== undefined && figures.join() === card;
  await vi.waitFor(() => expect(sides()).toHaveLength(2));
  expect(sides().every(isSo)).toBe(true);
  harness.all('.option-card[aria-pressed=false]').at(-1)?.click();
  await harness.settled();
  expect(sides()).toHaveLength(2);
  expect(sides().every(isSo)).toBe(true);
});

test('a bad URL in the start panel is reported, and the panel stays', async () => {
  const harness = await MusgHarness.open({ start: 'ask', lang: 'en', pack: '/nowhere.json' });
  await vi.waitFor(() => expect(harness.text('.start')).toContain('Harbour watch'));
  expect(harness.text('[part=error]')).toContain('pack nowhere.json');
});
