import { rerollFailures, seededRandom, successes } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { diceDescription } from '../dice-entry.ts';
import { shortDice, sidesOf } from './dice-tray.ts';
import { readRow } from './read-roll.ts';

const SIGNS = { explosion: '→', reroll: '↻' } as const;

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
  expect(diceDescription('en', '5d8!=8>=4')).toBe('5d8, 4+ counts; each 8 rolls one more');
  expect(diceDescription('fr', '3d6>=5')).toBe('3d6, 5+ compte');
  expect(diceDescription('en', 'd6, d8')).toBe('d6, d8');
});

test('an exploded die is followed by its extra die, a failure by its re-roll', () => {
  const read = (notation: string, faces: readonly number[]) =>
    readRow({ notation, faces })?.dice.map(
      ({ face, counts, from }) => `${from ? SIGNS[from] : ''}${face}${counts ? '' : '·'}`,
    );
  expect(read('5d8!=8>=4', [8, 7, 5, 4, 2, 8, 6])).toEqual(['8', '→8', '→6', '7', '5', '4', '2·']);
  expect(read('3d8!=8>=4rf2', [5, 1, 3, 8, 2, 6])).toEqual(['5', '1·', '↻8', '→6', '3·', '↻2·']);
  expect(read('3d8!=8{>=4,<4}', [1, 4, 8, 8, 1])).toEqual(['1·', '4', '8', '→8', '→1·']);
  expect(read('0', [])).toBeUndefined();
});

test('a bonus belongs to the sum, and a game may mark the dice that count', () => {
  expect(readRow({ notation: '2d6-4', faces: [1, 5] })).toMatchObject({ value: 6, modifier: -4 });
  expect(readRow({ notation: 'd6', faces: [5] }, 6)).toMatchObject({ value: 0, atLeast: 6 });
});

test('the count of a row is what the rules read, for any dice', () => {
  const random = seededRandom('rows');
  const pool = { count: 5, sides: 8, at: 6, explodeOn: 8 };
  for (const chance of [
    successes(pool),
    rerollFailures(pool, 2),
    rerollFailures(pool, 3, 'stay'),
  ]) {
    for (let i = 0; i < 300; i++) {
      const faces = chance.sample(random);
      const row = readRow({ notation: chance.notation, faces });
      expect(row?.dice).toHaveLength(faces.length);
      expect(row?.value).toBe(chance.read(faces));
    }
  }
});
