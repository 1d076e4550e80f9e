import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { readSetup } from '../notation/setup-from-position.ts';

const HASH = '0123456789abcdef'.repeat(2);
const PACK = { id: 'ferrymen', hash: HASH };

function reported(packs: unknown): readonly string[] {
  const setup = readSetup({ packs });
  return isProblems(setup) ? setup.map(({ path, code }) => `${path} ${code}`) : [];
}

test('a setup keeps which packs it came from', () => {
  const packs = [{ ...PACK, address: 'x' }, PACK];
  const setup = readSetup({ packs });
  expect(isProblems(setup) ? setup : setup.packs).toEqual(packs);
  expect(readSetup({})).not.toHaveProperty('packs');
});

test('origins list 1 to 16 packs, each without a URL or with a non-empty one', () => {
  expect([1, 16].map((count) => reported(Array(count).fill(PACK)))).toEqual([[], []]);
  for (const count of [0, 17])
    expect(reported(Array(count).fill(PACK))).toEqual(['/packs not-a-list']);
  expect(reported([{ ...PACK, address: '' }])).toEqual(['/packs/0/address not-text']);
});

test('every one of them is looked at', () => {
  expect(reported([PACK, { ...PACK, id: 'Ferry' }])).toEqual(['/packs/1/id not-an-id']);
  const setup = readSetup({ packs: [{ ...PACK, id: 'Ferry' }] });
  expect(isProblems(setup) && setup[0]?.message).toMatch(/\b40\b/);
});

test.each([HASH.slice(1), `${HASH}0`, HASH.toUpperCase(), `g${HASH.slice(1)}`, 7, [HASH]])(
  '%s is no fingerprint of a pack',
  (hash) => {
    expect(reported([{ ...PACK, hash }])).toEqual(['/packs/0/hash not-a-fingerprint']);
  },
);
