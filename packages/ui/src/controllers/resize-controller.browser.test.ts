import { afterEach, expect, test, vi } from 'vitest';
import { ResizeController } from './resize-controller.ts';

const element = document.createElement('div');
const renderRoot = element.attachShadow({ mode: 'open' });
document.body.append(element);

afterEach(() => element.removeAttribute('hidden'));

test('another size draws again, until the element leaves the page', async () => {
  const requestUpdate = vi.fn();
  const controller = new ResizeController({ renderRoot, requestUpdate });
  controller.hostConnected();
  await vi.waitFor(() => expect(requestUpdate).toHaveBeenCalledTimes(1));
  element.hidden = true;
  await vi.waitFor(() => expect(requestUpdate).toHaveBeenCalledTimes(2));
  controller.hostDisconnected();
  element.hidden = false;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(requestUpdate).toHaveBeenCalledTimes(2);
});
