import { css } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { EnvelopesElement } from '../testing/envelopes-element.ts';
import { Harness, mount, unmountAll } from '../testing/harness.ts';
import { ExtrasLoader, type RoomExtras } from './room-extras.ts';

EnvelopesElement.define();
afterEach(unmountAll);

const sheet = css`
  .extra {
    color: red;
  }
`;

async function open(extras?: RoomExtras) {
  const element = await mount<EnvelopesElement>('ui-envelopes', (made) => {
    made.seats = 'human,random';
  });
  const harness = new Harness(element);
  element.commands.pace = 0;
  await expect.poll(() => harness.all('.frame pre').length).toBe(1);
  const load = vi.fn(async () => extras ?? {});
  const watch = { show: vi.fn(), watchAll: vi.fn() };
  const loader = new ExtrasLoader(element, extras ? { extras: load } : {}, watch);
  return { element, harness, load, loader };
}

test('extras are loaded once, and their sheets are in the element', async () => {
  const { element, load, loader } = await open({ styles: [sheet] });
  expect(load).not.toHaveBeenCalled();
  await Promise.all([loader.load(), loader.load()]);
  expect(load).toHaveBeenCalledOnce();
  expect(element.shadowRoot?.adoptedStyleSheets).toContain(sheet.styleSheet);
});

test('a room without extras has none, and no summary', async () => {
  const { loader } = await open();
  await loader.load();
  expect(loader.value).toEqual({});
  expect(loader.since).toBeUndefined();
});

test('a summary counts from where bots began before it was loaded', async () => {
  const rules = {
    isOwnTurn: () => true,
    happened: ({ kind }: { readonly kind: string }) => (kind === 'event' ? 'hurt' : undefined),
  } as const;
  const { element, harness, loader } = await open({ sinceLastTurn: rules });
  const before = element.session?.game.log.length ?? 0;
  loader.moved(before, true);
  await harness.press('Seal canary-sealed-0');
  await expect.poll(() => harness.all('.offer').length).toBe(1);
  await loader.load();
  loader.moved(element.session?.game.log.length ?? 0, false);
  expect(loader.since?.view()).toHaveProperty('values');
});
