import { expect, test } from 'vitest';
import { cellText, pairText, pathText } from './cell-text.ts';

test('every hex whose coordinates have one digit has a cell, and none beyond', () => {
  for (const hex of ['0,0', '9,9', '-9,-9', '9,-9', '0,9', '-9,0']) {
    const cell = cellText.parse(hex);
    expect(cell, hex).toBeTypeOf('number');
    expect(cellText.make(cell ?? -1)).toBe(hex);
  }
  expect(cellText.parse('10,9')).toBeUndefined();
  expect(cellText.parse('-19,0')).toBeUndefined();
  expect(cellText.make(100_000)).toBe('');
});

test('NH-BRD-01 cells go out from the centre, ring by ring', () => {
  expect([0, 1, 2, 3].map((cell) => cellText.make(cell))).toEqual(['0,0', '0,-1', '1,-1', '1,0']);
  expect(cellText.parse('0,-2')).toBe(7);
  expect(cellText.parse('0,-3')).toBe(19);
});

test('a way is two hexes, or one for a unit that stays', () => {
  expect(pathText.make({ from: 0, to: 1 })).toBe('0,0>0,-1');
  expect(pathText.make({ from: 1, to: 1 })).toBe('0,-1');
  expect(pathText.parse('0,0>0,-1')).toEqual({ from: 0, to: 1 });
  expect(pathText.parse('0,-1')).toEqual({ from: 1, to: 1 });
  expect(pathText.parse('there')).toBeUndefined();
});

test('a pair is two hexes, which may be the same', () => {
  expect(pairText.make({ from: 1, to: 1 })).toBe('0,-1>0,-1');
  expect(pairText.parse('0,-1>0,-1')).toEqual({ from: 1, to: 1 });
  for (const text of ['0,0', '0,0>', '>0,0', '0,0>1,0>0,1', '0,0>there', 'here>0,0']) {
    expect(pairText.parse(text), text).toBeUndefined();
  }
});
