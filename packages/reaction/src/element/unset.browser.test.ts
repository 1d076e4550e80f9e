import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LitElement } from 'lit';
import { mount, unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { SkirmishReaction } from './skirmish-reaction.ts';

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

/** Something that each attribute and property can hold. */
const VALUES: Readonly<Record<string, unknown>> = {
  lang: 'fr',
  dir: 'rtl',
  theme: 'dark',
  mode: 'reference',
  seats: 'human,bot',
  seed: '7',
  start: 'now',
  record: 'nonsense',
  position: 'nonsense',
  pack: '/nowhere.json',
  save: 'evening',
  page: '/play.html',
  guide: true,
  at: 3,
  setup: { nonsense: true },
  scenario: 'courier',
};

/** A first game loads all its files. */
const PATIENCE = 20_000;

/** What a framework gives for nothing. */
const NOTHING = [undefined, null, ''] as const;

/** Everything that a page can set: declared, and no business of the element alone. */
const settable = [...SkirmishReaction.elementProperties]
  .filter(([, { state }]) => !state)
  .map(([name]) => String(name));
const attributes = SkirmishReaction.observedAttributes;

/** Waits until a game is there, and gives what is wrong if it is not. */
async function shown(element: LitElement): Promise<string> {
  await vi.waitFor(async () => {
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.prompt, .start, [part=error]')).not.toBeNull();
  }, PATIENCE);
  return element.renderRoot.querySelector('[part=error]')?.textContent?.trim() ?? 'fine';
}

test('every attribute and property is tried', () => {
  expect(Object.keys(VALUES).sort()).toEqual(settable.toSorted());
  expect(settable).toEqual(expect.arrayContaining(attributes));
});

test.each(attributes)('taking %s away again gives the default', async (name) => {
  const element = await mount<SkirmishReaction>('skirmish-reaction');
  element.setAttribute(name, String(VALUES[name]));
  await element.updateComplete;
  element.removeAttribute(name);
  expect(await shown(element)).toBe('fine');
});

for (const value of NOTHING) {
  test.each(settable)(`%s set to ${JSON.stringify(value)} is the default`, async (name) => {
    const element = await mount<SkirmishReaction>('skirmish-reaction', (made) => {
      Object.assign(made, { [name]: value });
    });
    expect(await shown(element)).toBe('fine');
    Object.assign(element, { [name]: VALUES[name] });
    await element.updateComplete;
    Object.assign(element, { [name]: value });
    await element.updateComplete;
    expect(await shown(element)).toBe('fine');
  });
}
