import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, plain, unmountAll } from '@skirmish-kit/ui/testing';
import ferrymen from '../packs/fan/ferrymen.json' with { type: 'json' };
import './define.ts';
import type { SkirmishReaction } from './skirmish-reaction.ts';

const FILES: Readonly<Record<string, unknown>> = { '/ferrymen.json': ferrymen };

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

async function open(attributes: Readonly<Record<string, string>>): Promise<ShadowRoot> {
  const element = await mount<SkirmishReaction>('skirmish-reaction', (fresh) => {
    for (const [name, value] of Object.entries({ lang: 'en', ...attributes }))
      fresh.setAttribute(name, value);
  });
  const root = element.shadowRoot;
  if (!root) throw new Error('An element has a shadow root.');
  return root;
}

const shown = (root: ShadowRoot, part: string) => plain(root.querySelector(part) ?? root.host);

test('a gang by its address plays first, against one of the box', async () => {
  const root = await open({ pack: '/ferrymen.json', start: 'now', seed: '3' });
  await vi.waitFor(() => expect(shown(root, '[part~=header]')).toContain('Ferry crew'), 5_000);
});

test('the start panel takes packs by their address and offers what they bring', async () => {
  const root = await open({ start: 'ask' });
  await vi.waitFor(() => expect(shown(root, '.start')).toContain('Halden patrol'), 5_000);
  expect(shown(root, '.start')).not.toContain('Ferry crew');
  const field = root.querySelector<HTMLInputElement>('input[name=pack]');
  if (!field) throw new Error('There is no field for packs.');
  field.value = '/ferrymen.json';
  field.form?.requestSubmit();
  await vi.waitFor(() => expect(shown(root, '.start')).toContain('Ferry crew'), 5_000);
});

test('a pack that fails to load is reported, and the panel stays', async () => {
  const root = await open({ start: 'ask', pack: '/nowhere.json' });
  await vi.waitFor(() => expect(shown(root, '.start')).toContain('Halden patrol'), 5_000);
  expect(shown(root, '[part=error]')).toContain('pack nowhere.json');
});
