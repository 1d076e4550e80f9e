import { expect, test } from 'vitest';
import { isPackOriginList, pinPack } from './pack-pin.ts';

const { hash } = pinPack('tavern', {});

test('packs that something came from have addresses of up to two thousand characters', () => {
  const from = (length: number) => [{ id: 'tavern', hash, address: 'x'.repeat(length) }];
  expect(isPackOriginList(from(2_000))).toBe(true);
  expect(isPackOriginList(from(2_001))).toBe(false);
});

test('a hash is of 32 small hexadecimal digits', () => {
  for (const wrong of [hash.slice(1), `${hash}0`, 'F'.repeat(32), ''])
    expect(isPackOriginList([{ id: 'tavern', hash: wrong }]), wrong).toBe(false);
});

test.each([null, 'tavern', 7, undefined, {}, [null], ['tavern'], [[]]])(
  '%j is no list of packs',
  (value) => {
    expect(isPackOriginList(value)).toBe(false);
  },
);

test('a pack without origin has no URL, and values outside JSON are dropped', () => {
  expect(Object.keys(pinPack('tavern', {}))).toEqual(['id', 'hash', 'content']);
  expect(Object.keys(pinPack('tavern', undefined))).toEqual(['id', 'hash']);
});
