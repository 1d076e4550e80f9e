import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import lamplighters from '../packs/fan/lamplighters.json' with { type: 'json' };
import './define.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

const FILES: Readonly<Record<string, unknown>> = {
  '/lamplighters.json': lamplighters,
  '/corrupted.json': { ...lamplighters, version: 'one' },
};
const CODE = new URL('../packs/fan/lamplighters.ts', import.meta.url).href;

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

test('a faction by its address plays, with the code that the page names', async () => {
  const harness = await DeadzoneHarness.open({
    pack: '/lamplighters.json',
    companion: CODE,
    seed: '3',
  });
  await vi.waitFor(() => expect(harness.text('[part~=header]')).toContain('Lamplighter'));
  expect(harness.prompt).not.toBe('');
});

test('a pack without its code is refused, and so is a file that is no pack', async () => {
  const half = await DeadzoneHarness.open({ pack: '/lamplighters.json' });
  await vi.waitFor(() => expect(half.text('[part=error]')).toContain('companion'));
  const corrupted = await DeadzoneHarness.open({ pack: '/corrupted.json' });
  await vi.waitFor(() => expect(corrupted.text('[part=error]')).toContain('pack corrupted.json'));
  expect(corrupted.text('[part=error]')).toContain('/version');
});

test('code that fails to load is reported with its URL', async () => {
  const harness = await DeadzoneHarness.open({
    pack: '/lamplighters.json',
    companion: '/nowhere.js',
  });
  await vi.waitFor(() => expect(harness.text('[part=error]')).toContain('companion nowhere.js'));
});

test('the start panel offers the strike teams that packs bring', async () => {
  const harness = await DeadzoneHarness.open({
    start: 'ask',
    pack: '/lamplighters.json',
    companion: CODE,
  });
  await vi.waitFor(() => expect(harness.text('.start')).toContain('Lamplighter'));
  expect(harness.find('input[name=pack]')).toBeTruthy();
});
