import { expect, test } from 'vitest';
import { shortened } from './parts.mjs';

test('a sheet loses what only its author needs', async () => {
  const code =
    'const styles = css`\n  /* why */\n  .offer :is(.ap, .chance) {\n    color: #ffffff;\n  }\n`;';
  expect(await shortened(code)).toBe('const styles = css`.offer :is(.ap,.chance){color:#fff}`;');
});

test('values that are put in stay where they are, and signs stay escaped', async () => {
  const code = 'css`.a { margin: 0 ${gap}; } .b::before { content: "\\\\201c"; }`';
  const short = await shortened(code);
  expect(short).toContain('margin:0 ${gap}');
  expect(short).toMatch(/content:"(\\\\201c|“)"/);
});

test('a sheet in which another stands whole is left as it is', async () => {
  const code = 'css`\n  ${others}\n  .a {\n    color: red;\n  }\n`';
  expect(await shortened(code)).toBe(code);
});

test('white space of markup is collapsed, also in nested templates', async () => {
  const code =
    'html`<p\n  class=${name}\n>\n  ${list.map((each) => html`<b>\n  ${each}</b>`)}\n</p>`';
  expect(await shortened(code)).toBe(
    'html`<p class=${name} > ${list.map((each) => html`<b> ${each}</b>`)} </p>`',
  );
  expect(await shortened('html`<pre>\n a\n b</pre>`')).toBe('html`<pre>\n a\n b</pre>`');
});

test('other texts are nobody’s business', async () => {
  const code = 'const text = `a\n   b`; say(tag`a\n   b`);';
  expect(await shortened(code)).toBe(code);
});
