import { html, render } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { WholeWindowController } from './whole-window-controller.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A game with a button, in a page with another; the page may not fill the screen. */
function openPage() {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  const outside = document.createElement('button');
  const renderRoot = document.createElement('div');
  render(html`<div class="window"><button>inside</button></div>`, renderRoot);
  document.body.append(outside, renderRoot);
  const host = { renderRoot, requestUpdate: vi.fn() };
  const whole = new WholeWindowController(host);
  const box = renderRoot.querySelector<HTMLElement>('.window');
  return { outside, host, whole, box };
}

test('a game lies over the page as a dialog where the screen may not be filled', async () => {
  const { host, whole, box } = openPage();
  await whole.toggle();
  expect(whole.isOpen).toBe(true);
  expect(box?.role).toBe('dialog');
  expect(box?.ariaModal).toBe('true');
  expect(host.requestUpdate).toHaveBeenCalledOnce();
  await whole.toggle();
  expect(whole.isOpen).toBe(false);
  expect(box?.role).toBeNull();
  expect(box?.popover).toBeNull();
});

test('a page that refuses the full screen gets the dialog', async () => {
  const { whole, box } = openPage();
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
  if (box) box.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
  await whole.toggle();
  expect(box?.matches(':popover-open')).toBe(true);
});

test('the keyboard stays in the game while it lies over the page', async () => {
  const { outside, whole, box } = openPage();
  await whole.toggle();
  outside.focus();
  expect(document.activeElement).toBe(box?.querySelector('button'));
  await whole.close();
  outside.focus();
  expect(document.activeElement).toBe(outside);
});

test('nothing is heard once the element has left the page', async () => {
  const { outside, whole } = openPage();
  await whole.toggle();
  whole.hostDisconnected();
  outside.focus();
  expect(document.activeElement).toBe(outside);
});
