import { expect, test } from 'vitest';
import { hexBoard } from '@skirmish-kit/space';
import { nameHex, parseHexName } from './hex-name.ts';

test.each([2, 3])(
  'every hex of a board of %i rings has a name of its own that is read back',
  (radius) => {
    const { hexes, names } = hexBoard(radius);
    const called = hexes.map((hex) => nameHex(hex, radius));
    expect(new Set(called).size).toBe(hexes.length);
    expect(called.map((name) => parseHexName(name, radius))).toEqual(hexes);
    expect(names.map((name) => parseHexName(name, radius))).toEqual(hexes);
  },
);

test('names go by columns from the left and down from the top', () => {
  expect(nameHex([0, 0], 2)).toBe('c3');
  expect(nameHex([0, -2], 2)).toBe('c1');
  expect(nameHex([-2, 0], 2)).toBe('a1');
  expect(nameHex([2, 0], 2)).toBe('e3');
  expect(nameHex([0, 0], 3)).toBe('d4');
  expect(parseHexName('C3', 2)).toEqual([0, 0]);
});

test('a name off the board has no hex', () => {
  for (const bad of ['', 'c', 'c0', 'c6', 'a4', 'f1', 'z1', '3,0', '1,2', 'c33', '1', 'c-1']) {
    expect(parseHexName(bad, 2)).toBeUndefined();
  }
});
