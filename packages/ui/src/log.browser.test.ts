import { render } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from './log.ts';

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => place.remove());

test('a long log is one tab stop, and arrows reach the rules of its lines', () => {
  const lines = ['RX-TURN-01', 'RX-MOVE-03', 'RX-SHOOT-02'].map((rule) => ({ text: 'So.', rule }));
  render(log({ language: 'en', lines, open: vi.fn() }), place);
  expect(place.querySelectorAll('button:not([tabindex="-1"])')).toHaveLength(0);
  const box = place.querySelector<HTMLElement>('.lines');
  box?.focus();
  const told = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'].map((key) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(told).toEqual(
    ['RX-SHOOT-02', 'RX-MOVE-03', 'RX-SHOOT-02', 'RX-SHOOT-02'].map((id) => `Rule ${id}`),
  );
});
