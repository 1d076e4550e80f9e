import { expect, test } from 'vitest';
import { embedCode, linkTo, playLink } from './share-panel.ts';

const NOTATION = '3.0!extended_moloch_hq.d4~12';

/** Queries that end a tag or an attribute, as names and as values. */
const HOSTILE = [
  '"><script>top.ran=1</script>',
  '"onmouseover="top.ran=1',
  "'><img src=x onerror=top.ran=1>",
  '&quot;><svg onload=top.ran=1>',
];

test.each(HOSTILE)('code and links take nothing unknown from the address: %s', (text) => {
  const name = encodeURIComponent(text);
  const plain = 'https://kit.example/editor.html';
  for (const page of [`${plain}?${name}=1`, `${plain}?${text}=1`, `${plain}?x=${name}#${text}`]) {
    expect(linkTo(NOTATION, page)).toBe(linkTo(NOTATION, plain));
    expect(playLink(NOTATION, page)).toBe(playLink(NOTATION, plain));
    for (const kind of ['diagram', 'battle'] as const)
      expect(embedCode(kind, NOTATION, page)).toBe(embedCode(kind, NOTATION, plain));
  }
});

test.each(HOSTILE)('a hostile value of a known name stays a value: %s', (text) => {
  const page = `https://kit.example/editor.html?lang=${encodeURIComponent(text)}`;
  expect(new URL(linkTo(NOTATION, page)).searchParams.get('lang')).toBe(text);
  const code = embedCode('diagram', text, page);
  expect(code.match(/<\/?[a-z-]+/g)).toEqual([
    '<script',
    '</script',
    '<skirmish-neuroshima-diagram',
    '<a',
    '</a',
    '</skirmish-neuroshima-diagram',
  ]);
  expect(code).not.toContain(text);
});

test('a link needs no escaping and keeps the look of the page', () => {
  expect(linkTo(NOTATION, 'https://kit.example/editor.html?lang=fr&position=old#x')).toBe(
    `https://kit.example/editor.html?position=${NOTATION}&lang=fr`,
  );
});

test('a position is played on from in the page for frames, in the same language', () => {
  expect(playLink(NOTATION, 'https://kit.example/demo/editor.html?lang=fr&position=old')).toBe(
    `https://kit.example/demo/e/neuroshima-hex.html?mode=play&seats=human,bot,bot,bot&position=${NOTATION}&lang=fr`,
  );
});

test('code names the files of the site it was copied from', () => {
  const page = 'https://kit.example/demo/editor.html?position=old&theme=dark';
  expect(embedCode('diagram', NOTATION, page)).toBe(
    `<script type="module" src="https://kit.example/demo/kit/skirmish.js"></script>
<skirmish-neuroshima-diagram position="${NOTATION}">
  <a href="https://kit.example/demo/editor.html?position=${NOTATION}&amp;theme=dark">${NOTATION}</a>
</skirmish-neuroshima-diagram>`,
  );
  expect(embedCode('battle', NOTATION, page)).toContain(
    `<skirmish-neuroshima-hex mode="battle" position="${NOTATION}">`,
  );
});
