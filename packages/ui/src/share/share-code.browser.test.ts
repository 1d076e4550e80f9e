import { expect, test } from 'vitest';
import { parseRecord } from '@skirmish-kit/core';
import { readRecordInput } from '../record-input.ts';
import { setEmbedBase } from './embed-url.ts';
import { htmlTag } from './html-tag.ts';
import { shareCode } from './share-code.ts';
import type { SharePayload } from './share-payload.ts';

/** A game to be shared. */
function sharedGame(record: string): SharePayload {
  const sentences: readonly string[] = [];
  return {
    kind: 'game',
    system: 'Pig',
    title: '',
    sentences,
    attributes: { mode: 'replay' },
    record,
  };
}

/** Malicious seeds, names, keys, titles and comments. */
const PAYLOADS = [
  '</script><script>top.ran = true</script>',
  '</SCRIPT ><img src=x onerror="top.ran = true">',
  '<!--<script>',
  '--></script><svg onload=top.ran=true>',
  '&lt;/script&gt;&lt;b&gt;',
  '" onmouseover="top.ran = true',
];

const PLACES: Readonly<Record<string, (text: string) => string>> = {
  title: (text) => `skirmish 1\nsystem: pig 1\nsetup: {}\nseed: 1\ntitle: ${text}\n\nroll\n`,
  seed: (text) => `skirmish 1\nsystem: pig 1\nsetup: {}\nseed: ${text}\n\nroll\n`,
  name: (text) =>
    `skirmish 1\nsystem: pig 1\nsetup: {"name":${JSON.stringify(text)}}\nseed: 1\n\nroll\n`,
  key: (text) => `skirmish 1\nsystem: pig 1\nsetup: {}\nseed: 1\n\n${JSON.stringify(text)} roll\n`,
  comment: (text) => `skirmish 1\nsystem: pig 1\nsetup: {}\nseed: 1\n\nroll ; ${text}\n`,
};

/** The page that somebody pastes the code into, parsed as a page is. */
function pasted(code: string): Document {
  return new DOMParser().parseFromString(`<body>${code}<p id="after"></p>`, 'text/html');
}

for (const [place, record] of Object.entries(PLACES)) {
  test.each(PAYLOADS)(`an untrusted ${place} stays text in the embed code: %s`, (text) => {
    const given = record(text);
    const embed = shareCode('skirmish-sample', sharedGame(given));
    const page = pasted(embed);
    const element = page.querySelector<HTMLElement>('skirmish-sample');
    if (!element) throw new Error('The element is not there.');
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts.filter((each) => !each.src && !each.type.startsWith('application/'))).toEqual(
      [],
    );
    expect(page.querySelectorAll('img, svg, b, [onmouseover]')).toHaveLength(0);
    expect(page.querySelector('#after')?.parentElement).toBe(page.body);
    const read = readRecordInput(Object.assign(element, { record: '' }));
    expect(read).toBe(given.trim());
    expect(parseRecord(read)).toEqual(parseRecord(given.trim()));
  });
}

test('addresses of packs stay inside their attribute', () => {
  const pack = 'https://example.org/"><script>top.ran=true</script>.json';
  const embed = shareCode('skirmish-sample', sharedGame('skirmish 1\n'), { pack });
  const page = pasted(embed);
  expect([...page.querySelectorAll('script')].filter((each) => !each.src && !each.type)).toEqual(
    [],
  );
  expect(page.querySelector('skirmish-sample')?.getAttribute('pack')).toContain('example.org');
});

test('a text in an attribute stays inside it', () => {
  const text = '" onmouseover="top.ran = true" x="&quot;';
  const page = pasted(htmlTag('skirmish-sample', { hand: text, goal: undefined }));
  const element = page.querySelector('skirmish-sample');
  expect(element?.getAttributeNames()).toEqual(['hand']);
  expect(element?.getAttribute('hand')).toBe(text);
});

test('code names the one script of the folder with the embeds', () => {
  setEmbedBase('https://kit.example/kit/');
  const page = pasted(shareCode('skirmish-sample', sharedGame('skirmish 1\n')));
  expect(page.querySelector('script')?.src).toBe('https://kit.example/kit/skirmish.js');
});
