import { expect, test } from 'vitest';
import { isProblems, makeLink } from '../index.ts';
import { parseLink } from '../records/link.ts';
import { SIGNATURE, signature } from './signature.ts';

test('D1 twenty games are the same as in Node, in Chromium', async () => {
  expect(await signature()).toBe(SIGNATURE);
});

test('links are packed and unpacked by this engine, and those of Node are read', async () => {
  const text = 'skirmish 1\nsystem: pig 1\n\nroll =4 hold\n'.repeat(40);
  const token = await makeLink(text);
  if (isProblems(token)) throw new Error(token[0]?.message);
  expect(await parseLink(token)).toBe(text);
  expect(await parseLink(FROM_NODE)).toBe('skirmish 1\nsystem: pig 1\n\nroll =4 hold\n');
  const long = 'x'.repeat(262_144);
  const packed = await makeLink(long);
  expect(isProblems(packed) || (await parseLink(packed))).toBe(long);
});

test('L1 L2 damaged links and bombs are refused by this engine too', async () => {
  for (let at = 1; at < FROM_NODE.length; at++) {
    const other = FROM_NODE[at] === 'A' ? 'B' : 'A';
    const changed = FROM_NODE.slice(0, at) + other + FROM_NODE.slice(at + 1);
    expect(await parseLink(changed)).toMatchObject([{ code: 'link-damaged' }]);
  }
  expect(await parseLink(BOMB)).toMatchObject([{ code: 'link-too-big' }]);
});

test('bytes after the end of a link are refused by this engine too', async () => {
  expect(await parseLink('1e4Iq4MtIzcnJBwA')).toBe('hello');
  expect(await parseLink('1c6j-2ctIzcnJBwBB')).toMatchObject([{ code: 'link-damaged' }]);
});

const FROM_NODE = '1nWbuXCvOzizKzSzOUDDkKq4sLknNtVIoyExXMOTiKsrPyVGwNVHIyM9J4QIA';

/** Sixty thousand times one letter. */
const BOMB =
  '1ndC4Cu3BMQEAAADCoNqLbw0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC-DA';
