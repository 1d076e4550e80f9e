import { expect, test } from 'vitest';
import { diceInWords } from './dice-entry.ts';
import { shortDice, sidesOf } from './dice-tray.ts';

test('every die of a notation knows its sides', () => {
  expect(sidesOf('2d8+d6')).toEqual([8, 8, 6]);
  expect(sidesOf('d6, d8')).toEqual([6, 8]);
  expect(sidesOf('3d8!=8>=4')).toEqual([8, 8, 8]);
});

test('a pool that counts is said as people say it, and anything else as it is written', () => {
  expect(shortDice('5d8!=8>=4')).toBe('5d8 4+');
  expect(shortDice('3d6>=5')).toBe('3d6 5+');
  expect(shortDice('2d8+d6+1')).toBe('2d8+d6+1');
  expect(shortDice('4d[model,dice,move,shoot,fight,special]')).toBe('4d6');
  expect(diceInWords('en', '5d8!=8>=4')).toBe('5d8, 4+ counts; each 8 rolls one more');
  expect(diceInWords('fr', '3d6>=5')).toBe('3d6, 5+ compte');
  expect(diceInWords('en', 'd6, d8')).toBe('d6, d8');
});
