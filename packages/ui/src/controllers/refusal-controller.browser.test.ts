import { render } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { refuse, type Refusal } from '@skirmish-kit/core';
import { RefusalController } from './refusal-controller.ts';

const root = document.createElement('div');
document.body.append(root);

afterEach(() => root.replaceChildren());

/** A page with one controller, which is drawn again at each request. */
function pageWith() {
  const host = {
    language: 'en' as const,
    renderRoot: root,
    addController: vi.fn(),
    announce: vi.fn(),
    openRule: vi.fn(),
    refusalText: ({ code }: Refusal) => `Refused: ${code}.`,
    requestUpdate: () => {
      const stage = document.createElement('div');
      root.replaceChildren(stage);
      render(refusals.tooltip(), stage);
      refusals.hostUpdated();
    },
  };
  const refusals = new RefusalController(host);
  return { host, refusals };
}

const tooltip = () => root.querySelector<HTMLElement>('.bubble');

test('a refusal is announced, and shown at the pointer', () => {
  const { host, refusals } = pageWith();
  refusals.show(refuse('too-far', 'WA-01'), { x: 30.4, y: 12 });
  expect(host.announce).toHaveBeenCalledExactlyOnceWith('Refused: too-far.');
  expect(refusals.text).toBe('Refused: too-far.');
  expect(tooltip()?.textContent).toContain('Refused: too-far.');
  expect(tooltip()?.style.getPropertyValue('--_x')).toBe('30px');
  expect(tooltip()?.style.getPropertyValue('--_y')).toBe('12px');
});

test('a refusal without a place has a sentence but no tooltip', () => {
  const { refusals } = pageWith();
  refusals.show(refuse('too-far', 'WA-01'));
  expect(refusals.text).toBe('Refused: too-far.');
  expect(tooltip()).toBeNull();
});

test('the tooltip opens its rule, and closes', () => {
  const { host, refusals } = pageWith();
  refusals.show(refuse('too-far', 'WA-01'), { x: 1, y: 1 });
  const [rule, close] = root.querySelectorAll('button');
  rule?.click();
  expect(host.openRule).toHaveBeenCalledExactlyOnceWith('WA-01');
  close?.click();
  expect(tooltip()).toBeNull();
  expect(refusals.text).toBeUndefined();
});

test('the last refusal replaces the one before', () => {
  const { refusals } = pageWith();
  refusals.show(refuse('too-far', 'WA-01'), { x: 1, y: 1 });
  refusals.show(refuse('no-line', 'WA-02'), { x: 2, y: 2 });
  expect(root.querySelectorAll('.bubble')).toHaveLength(1);
  expect(refusals.text).toBe('Refused: no-line.');
});
