import { expect, test, vi } from 'vitest';
import type { SharePayload } from '../share/share-payload.ts';
import { ShareController, type ShareSource } from './share-controller.ts';

function open(given: Partial<ShareSource<unknown, unknown>> = {}) {
  const renderRoot = document.createElement('div');
  const host = {
    language: 'en' as const,
    localName: 'ui-shared',
    renderRoot,
    updateComplete: Promise.resolve(true),
    attributeValues: {},
    session: undefined,
    snapshot: undefined,
    requestUpdate: vi.fn(),
    announce: vi.fn(),
  };
  const payload = vi.fn((): SharePayload | undefined => undefined);
  const source = {
    system: () => 'Shared',
    room: () => undefined,
    payload,
    sources: () => ({}),
    loadWriter: () => Promise.resolve(),
    write: () => undefined,
    save: vi.fn(),
    ...given,
  };
  return { host, payload, controller: new ShareController(host, source) };
}

test('nothing can be shared without a game or a page', async () => {
  const { controller, payload, host } = open();
  await controller.open();
  expect(payload).toHaveBeenCalledOnce();
  expect(controller.hasFailed).toBe(false);
  expect(host.requestUpdate).not.toHaveBeenCalled();
});

test('a record writer that fails to load is reported', async () => {
  const { controller, payload, host } = open({
    loadWriter: () => Promise.reject(new Error('offline')),
  });
  await controller.open();
  expect(controller.hasFailed).toBe(true);
  expect(payload).not.toHaveBeenCalled();
  expect(host.requestUpdate).toHaveBeenCalledOnce();
});
