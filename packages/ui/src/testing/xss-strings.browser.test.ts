import { afterEach, expect, test } from 'vitest';
import { XSS_STRINGS, hoverEverything, watchForScripts, withXssStrings } from './xss-strings.ts';

afterEach(() => document.body.replaceChildren());

/** An element that takes a text for part of the page, as no element of ours does. */
function careless(text: string): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  const made = document.createRange().createContextualFragment(`<p title="${text}">${text}</p>`);
  element.attachShadow({ mode: 'open' }).append(made);
  return element;
}

function careful(text: string): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  const line = document.createElement('p');
  line.title = line.textContent = text;
  element.attachShadow({ mode: 'open' }).append(line);
  return element;
}

test('W1 there are about a thousand hostile texts', () => {
  expect(new Set(XSS_STRINGS).size).toBeGreaterThan(900);
});

test('W1 an element that takes texts for code is found out, one that does not is not', () => {
  let found = 0;
  const unescaped = XSS_STRINGS.filter((text) => /<\w/.test(text) && !/<style|<form/.test(text));
  for (const text of unescaped) {
    const watch = watchForScripts();
    const element = careless(text);
    hoverEverything(element);
    if (watch.found(element).length > 0) found++;
    element.remove();
  }
  // Some only close what is not open there, and stay harmless.
  expect(found).toBeGreaterThan(unescaped.length * 0.8);
});

test('W1 an element that shows texts as texts is not accused', () => {
  for (const text of XSS_STRINGS) {
    const watch = watchForScripts();
    const element = careful(text);
    hoverEverything(element);
    expect(watch.found(element), text).toEqual([]);
    element.remove();
  }
});

test('every text that is shown is another one', () => {
  const pack = { id: 'x', name: { en: 'a', fr: 'b' }, author: 'c', kind: 'd' };
  const [first, second, third] = XSS_STRINGS.slice(5);
  expect(withXssStrings(pack, 5)).toEqual({
    ...{ id: 'x', name: { en: first, fr: second }, author: third, kind: 'd' },
  });
});
