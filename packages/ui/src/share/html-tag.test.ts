import { expect, test } from 'vitest';
import { htmlTag, htmlText, openTag } from './html-tag.ts';

test('a value stays inside its attribute, and a text between its tags', () => {
  const text = '"><script>alert(1)</script>&quot;';
  expect(htmlTag('a', { href: text }, htmlText(text))).toBe(
    '<a href="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;quot;">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;quot;</a>',
  );
});

test('an attribute may have no value, or be left out', () => {
  expect(openTag('link', { defer: '', href: undefined, rel: 'icon' })).toBe(
    '<link defer rel="icon">',
  );
});

test.each(['', 'x y', 'x"', 'x>', 'on load', 'x=y', '</a>'])(
  'a name that HTML cannot escape is refused: %s',
  (name) => {
    expect(() => openTag('a', { [name]: '1' })).toThrow(JSON.stringify(name));
    expect(() => htmlTag(name)).toThrow(JSON.stringify(name));
  },
);
