import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { systemFolders } from '../systems/list.mjs';
import { frenchTexts, type FrenchText } from './french-texts.ts';

/** Sources whose words people see; tests and what tests need only quote them. */
const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|json|html)$/.test(file))
  .filter((file) => !/\.test\.ts$|\/(?:generated|testing|test|golden)\/|package\.json$/.test(file));

const texts = sources.flatMap((file) => frenchTexts(file));

/** Tags, and names of fields and attributes, are as they are written: `« name: »`, `pack="…"`. */
function withoutCode(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]*>/g, '')
    .replace(/«\u00a0[^»]*\u00a0»/g, '«\u00a0x\u00a0»')
    .replace(/\{ army: "[^"]*" \}|="…"/g, 'x');
}

const FAULTS: Readonly<Record<string, RegExp>> = {
  'a plain blank before ; : ? ! »': / [;:?!»]/,
  'a plain blank after «': /« /,
  'no blank before ; ? ! or a colon': /[\p{L}\d)}][;?!](?=\s|$)|[\p{L}\d)}]:(?=\s|$)/u,
  'no blank inside « »': /[^\u00a0\u202f]»|«(?:[^\u00a0\u202f]|$)/,
  'a straight apostrophe': /\p{L}'\p{L}/u,
  'straight or English quotes': /["“”]/,
  'three full stops': /\.\.\./,
};

test('the sources have French to look at', () => {
  const files = new Set(texts.map(({ file }) => file));
  expect(texts.length).toBeGreaterThan(2_000);
  for (const part of ['core', 'ui', 'cli', ...systemFolders('.')])
    expect([...files].some((file) => file.startsWith(`packages/${part}/`))).toBe(true);
  expect([...files].some((file) => file.startsWith('apps/demo/'))).toBe(true);
});

test.each(Object.entries(FAULTS))('no French text has %s', (_, fault) => {
  expect(texts.filter(({ text }) => fault.test(withoutCode(text))).map(shown)).toEqual([]);
});

function shown({ file, line, text }: FrenchText): string {
  return `${file}:${line} ${text}`;
}
