import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WidgetFinder } from './widget-finder.ts';

const BASE = 'https://kit.example/dist/skirmish.js';

const loaded: string[] = [];
const stops: (() => void)[] = [];
let tags = 0;

/** A page's own tag for each test: a tag can be defined once. */
const newTag = () => `skirmish-sample${tags++}`;

beforeEach(() => {
  loaded.length = 0;
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  document.body.replaceChildren();
  document.head.querySelectorAll('link[rel=modulepreload]').forEach((link) => link.remove());
  vi.restoreAllMocks();
});

/** Watches the page for one widget, whose script defines the tag. */
function watch(tag: string, key = tag): void {
  const finder = new WidgetFinder({
    base: BASE,
    widgets: {
      [key]: { script: './sample.js', files: ['chunks/one.js'], gameFiles: ['chunks/two.js'] },
    },
    load: async (url) => {
      loaded.push(url);
      if (!customElements.get(tag)) customElements.define(tag, sample());
    },
  });
  stops.push(finder.watch(document));
}

function sample() {
  return class extends HTMLElement {
    static readonly observedAttributes = ['scenario', 'companion', 'pack-code'];
  };
}

function add(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  document.body.append(template.content);
  const added = document.body.lastElementChild;
  if (!added) throw new Error('Nothing was added.');
  return added;
}

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    .map(({ href }) => href)
    .filter((href) => href.startsWith('https://kit.example/'));

test('a widget on the page is loaded, with all its files at once', async () => {
  const tag = newTag();
  add(`<${tag}></${tag}>`);
  watch(tag);
  await expect.poll(() => loaded).toEqual(['https://kit.example/dist/sample.js']);
  expect(preloads().toSorted()).toEqual([
    'https://kit.example/dist/chunks/one.js',
    'https://kit.example/dist/chunks/two.js',
  ]);
});

test('a widget that shows no game does not ask for the files of one', async () => {
  const tag = newTag();
  add(`<${tag} mode="reference"></${tag}>`);
  watch(tag);
  await expect.poll(() => loaded.length).toBe(1);
  expect(preloads()).toEqual(['https://kit.example/dist/chunks/one.js']);
});

test('a widget that appears later is loaded, two of a kind once', async () => {
  const tag = newTag();
  watch(tag);
  add(`<p>Two: <${tag}></${tag}> <${tag}></${tag}></p>`);
  await expect.poll(() => loaded.length).toBe(1);
  add(`<${tag}></${tag}>`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(loaded.length).toBe(1);
});

test('a widget far below the window waits until the page is scrolled', async () => {
  const tag = newTag();
  watch(tag);
  const space = add('<div></div>');
  if (space instanceof HTMLElement) space.style.blockSize = '5000px';
  add(`<${tag}>later</${tag}>`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(loaded).toEqual([]);
  window.scrollTo(0, 5000);
  await expect.poll(() => loaded.length).toBe(1);
});

test('a div with data attributes becomes the widget and keeps its text as fallback', async () => {
  const tag = newTag();
  watch(tag);
  const name = tag.replace('skirmish-', '');
  const place = add(
    `<div data-skirmish="${name}" data-scenario="relay" data-onclick="alert(1)"><p>A skirmish.</p></div>`,
  );
  await expect.poll(() => place.querySelector(tag)).not.toBeNull();
  const widget = place.querySelector(tag);
  expect(widget?.getAttribute('scenario')).toBe('relay');
  expect(widget?.hasAttribute('onclick')).toBe(false);
  expect(widget?.textContent).toBe('A skirmish.');
});

test('a div with data attributes cannot name code to run', async () => {
  const tag = newTag();
  watch(tag);
  const name = tag.replace('skirmish-', '');
  const place = add(
    `<div data-skirmish="${name}" data-companion="https://evil.example/x.js" data-pack-code="https://evil.example/x.js"></div>`,
  );
  await expect.poll(() => place.querySelector(tag)).not.toBeNull();
  expect(place.querySelector(tag)?.hasAttribute('companion')).toBe(false);
  expect(place.querySelector(tag)?.hasAttribute('pack-code')).toBe(false);
});

test('a tag of several games is loaded for the game that its attribute names', async () => {
  const tag = newTag();
  watch(tag, `${tag} reaction`);
  add(`<${tag} system="reaction"></${tag}>`);
  await expect.poll(() => loaded.length).toBe(1);
});

test('an unknown widget leaves its text and warns once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  watch(newTag());
  const place = add('<div data-skirmish="chess">Chess</div>');
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(String(warn.mock.calls[0]?.[0])).toContain('no widget "skirmish-chess"');
  expect(place.textContent).toBe('Chess');
});

test('a script that fails to load leaves the text and warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const tag = newTag();
  const finder = new WidgetFinder({
    base: BASE,
    widgets: { [tag]: { script: './gone.js', files: [] } },
    load: () => Promise.reject(new TypeError('404')),
  });
  stops.push(finder.watch(document));
  const place = add(`<${tag}>The author's text</${tag}>`);
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(String(warn.mock.calls[0]?.[0])).toContain('https://kit.example/dist/gone.js');
  expect(place.textContent).toBe("The author's text");
});
