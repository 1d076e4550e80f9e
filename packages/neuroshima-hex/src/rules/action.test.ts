import { expect, test } from 'vitest';
import { discardOption, instantOption, moveOption, placeOption } from './action.ts';
import { library } from './testing/positions.ts';

const CELLS = Array.from({ length: 37 }, (_, cell) => cell);
const ROTATIONS = [0, 1, 2, 3, 4, 5];

test('every way on the larger board, with every turn, is an offer of its own', () => {
  const keys = new Set<string>();
  for (const from of CELLS) {
    for (const to of CELLS) {
      for (const rotation of ROTATIONS) {
        const { key, value } = moveOption('move', from, to, rotation);
        keys.add(key);
        if (value.kind !== 'move') throw new Error(`${key} is no move.`);
        const asked = value.from === from && value.to === to && value.rotation === rotation;
        if (!asked) throw new Error(`${key} is not what was asked for.`);
      }
    }
  }
  expect(keys.size).toBe(37 * 37 * 6);
});

test('every pair of hexes, every hex and no hex is an offer of its own for an instant', () => {
  const keys = new Set<string>();
  for (const at of CELLS) {
    keys.add(instantOption('push-back', at).key);
    for (const to of CELLS) {
      const { key, value } = instantOption('push-back', at, to);
      keys.add(key);
      const asked = value.kind === 'instant' && value.at === at && value.to === to;
      if (!asked) throw new Error(`${key} is not what was asked for.`);
    }
  }
  keys.add(instantOption('push-back').key);
  expect(keys.size).toBe(37 * 37 + 37 + 1);
  expect(instantOption('push-back').value).toMatchObject({ at: -1, to: -1 });
  expect(instantOption('push-back', 3).value).toMatchObject({ at: 3, to: -1 });
});

test('every placing of a tile is an offer of its own', () => {
  const mutant = library.army('borgo')?.tile('mutant');
  if (!mutant) throw new Error('Borgo has Mutants.');
  const keys = new Set<string>();
  for (const cell of CELLS) {
    for (const rotation of ROTATIONS) {
      const { key, value } = placeOption(mutant, cell, rotation);
      keys.add(key);
      const asked = value.kind === 'place' && value.cell === cell && value.rotation === rotation;
      if (!asked) throw new Error(`${key} is not what was asked for.`);
    }
  }
  expect(keys.size).toBe(37 * 6);
});

test('a step of a unit by itself and a move by a tile are different offers', () => {
  expect(moveOption(undefined, 0, 1, 2)).toEqual({
    key: 'step:0,0>0,-1:2',
    value: { kind: 'step', from: 0, to: 1, rotation: 2 },
  });
  expect(moveOption('move', 0, 1, 2)).toEqual({
    key: 'move:0,0>0,-1:2',
    value: { kind: 'move', tile: 'move', from: 0, to: 1, rotation: 2 },
  });
});

test('the same offer is made once, however often it is asked for', () => {
  const mutant = library.army('borgo')?.tile('mutant');
  if (!mutant) throw new Error('Borgo has Mutants.');
  expect(placeOption(mutant, 4, 2)).toBe(placeOption(mutant, 4, 2));
  expect(moveOption('move', 4, 5, 2)).toBe(moveOption('move', 4, 5, 2));
  expect(instantOption('sniper', 4)).toBe(instantOption('sniper', 4));
  expect(discardOption('sniper')).toBe(discardOption('sniper'));
});
