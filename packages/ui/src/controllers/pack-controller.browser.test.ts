import { expect, test, vi } from 'vitest';
import { problem, type Problem } from '@skirmish-kit/core';
import type { LoadedPacks, PackRequest } from '../element-definition.ts';
import { PackController } from './pack-controller.ts';

const wrong = problem('pack', 'not-json', 'not a pack');

function open(attributeValues: Record<string, unknown>) {
  const host = {
    language: 'en' as const,
    renderRoot: document.createElement('div'),
    attributeValues,
    send: vi.fn(),
  };
  const packs = vi.fn((request: PackRequest): Promise<LoadedPacks | readonly Problem[]> =>
    Promise.resolve(request.pack.includes('bad') ? [wrong] : {}),
  );
  const packPins = (record: string) =>
    Promise.resolve([{ id: record, hash: `hash of ${record}`, url: '' }]);
  const controller = new PackController(host);
  const load = (record = '', signal = new AbortController().signal) =>
    controller.load({ packs, packPins }, record, signal);
  return { host, packs, controller, load };
}

test('packs are loaded once, and again when the page names others', async () => {
  const { host, packs, controller, load } = open({ pack: 'a.json' });
  await load();
  await load();
  expect(packs).toHaveBeenCalledTimes(1);
  expect(controller.packs).toEqual({});
  host.attributeValues['pack'] = 'a.json b.json';
  await load();
  expect(packs).toHaveBeenCalledTimes(2);
  host.attributeValues['pack'] = null;
  await load();
  expect(packs).toHaveBeenCalledTimes(2);
  expect(controller.packs).toBeUndefined();
});

test('packs inside a record are loaded with those of the page', async () => {
  const { packs, load } = open({ pack: 'a.json', companion: ' code.js ' });
  await load('a record');
  const [request] = packs.mock.calls[0] ?? [];
  expect(request).toMatchObject({ pack: 'a.json', companion: 'code.js' });
  expect(request?.pins.map(({ id }) => id)).toEqual(['a record']);
});

test('packs that cannot be used block a new game and are tried again', async () => {
  const { host, packs, controller, load } = open({ pack: 'bad.json' });
  await load();
  expect(controller.blocking('')).toEqual([wrong]);
  expect(controller.blocking('a record')).toEqual([]);
  expect(host.send).toHaveBeenCalledWith('skirmish-error', { problems: [wrong] });
  await load();
  expect(packs).toHaveBeenCalledTimes(2);
});

test('problems of some packs are reported, and the others can be used', async () => {
  const { host, packs, controller, load } = open({ pack: 'some.json' });
  packs.mockResolvedValue({ problems: [wrong] });
  await load();
  expect(controller.problems).toEqual([wrong]);
  expect(controller.blocking('')).toEqual([]);
  expect(host.send).toHaveBeenCalledOnce();
});

test('packs of a launch that was replaced are dropped', async () => {
  const { controller, load } = open({ pack: 'a.json' });
  const launch = new AbortController();
  const loading = load('', launch.signal);
  launch.abort();
  await loading;
  expect(controller.packs).toBeUndefined();
});

test('a system without packs loads none', async () => {
  const { controller, packs } = open({ pack: 'a.json' });
  await controller.load({}, '', new AbortController().signal);
  expect(packs).not.toHaveBeenCalled();
});
