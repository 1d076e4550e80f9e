import { expect, test } from 'vitest';
import { problemText } from '../problem-text.ts';
import { isProblems } from '../problem.ts';
import { readPack } from './pack.ts';
import { findSpoofedText } from './spoofed-text.ts';

const codes = (value: unknown) => findSpoofedText(value).map(({ path, code }) => `${path} ${code}`);

test.each([
  ['a space', ' '],
  ['no-break and wide blanks', '\u00a0\u2003\u3000'],
  ['joiners', '\u200c\u200d'],
  ['marks of direction', '\u200e\u200f\u061c'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['fillers of Hangul', '\u3164\u115f\uffa0'],
  ['a Braille cell without dots', '\u2800'],
  ['selectors of variants', '\ufe0f\u{e0100}'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['accents on nothing', '\u0301\u034f'],
  ['half a character', '\ud83d'],
])('the invisible character %s is found', (_, text) => {
  expect(codes({ name: { en: text, fr: 'Vu' } })).toEqual(['/name/en nothing-to-see']);
});

test.each([
  ['Cyrillic among Latin', 'Mоloch', 'о', '043E', 'o'],
  ['Greek among Latin', 'Οutpost', 'Ο', '039F', 'O'],
  ['a word all of look-alikes', 'the СОРЕ', 'С', '0421', 'C'],
  ['wide letters', 'Ｍoloch', 'Ｍ', 'FF2D', 'M'],
  ['letters of mathematics', '𝐌oloch', '𝐌', '1D40C', 'M'],
  ['numerals', 'ⅿoloch', 'ⅿ', '217F', 'm'],
  ['script letters', 'ℳoloch', 'ℳ', '2133', 'M'],
  ['letters run together', 'ﬁre', 'ﬁ', 'FB01', 'fi'],
])('%s', (_, text, found, code, latin) => {
  expect(findSpoofedText([text])).toMatchObject([
    { path: '/0', code: 'look-alike', params: { found, code, latin } },
  ]);
});

test.each([
  '',
  'Été à l’Œuvre',
  'Москва',
  'Αθήνα',
  'Squad Ω, β-version',
  '日本',
  '→ 👩‍🚀 ←',
  'naïve n\u0303',
  'Việt Nam\u0323\u0302\u0301\u0303',
  'le 1ᵉʳ, nº 2',
  '·',
])('“%s” pretends nothing', (text) => {
  expect(findSpoofedText([text])).toEqual([]);
});

test('P10 accents stacked into towers are refused', () => {
  expect(codes(['Z\u0300\u0301\u0302\u0303\u0304algo'])).toEqual(['/0 stacked-marks']);
  expect(codes(['a\u0300'.repeat(30)])).toEqual([]);
});

test('every spoofed text of a pack is reported, in both languages', () => {
  const kind = { id: 'any', validate: (value: unknown): value is object => Boolean(value) };
  const read = readPack(kind, '{ "a": { "en": "\\u2800" }, "b~/": ["Мoloch", "fine"] }');
  if (!isProblems(read)) throw new Error('It was read.');
  expect(read.map(({ path, code }) => `${path} ${code}`)).toEqual([
    '/a/en nothing-to-see',
    '/b~0~1/0 look-alike',
  ]);
  expect(read.map((found) => problemText(found, 'fr'))).toEqual([
    'Rien de ce texte ne se voit : il n’a que des blancs ou des caractères invisibles.',
    '« Мoloch » a un « М » (U+041C) qui ressemble seulement à la lettre latine « M » : écrivez celle-ci.',
  ]);
});

test('an accent does not hide that a word is all of look-alikes', () => {
  expect(codes(['\u0421\u041e\u0301\u0420\u0415'])).toEqual(['/0 look-alike']);
});

test('a long spoofed word is reported with its first forty characters', () => {
  const word = `\u041coloch${'x'.repeat(60)}`;
  expect(findSpoofedText([word])[0]?.params['word']).toBe(word.slice(0, 40));
});
