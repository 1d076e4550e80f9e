import { makePosition, parsePosition, type Position } from '@skirmish-kit/neuroshima-hex';
import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import {
  EMPTY,
  move,
  place,
  remove,
  setEdition,
  setOption,
  setPoints,
  turn,
  unitAt,
  wound,
} from './edits.ts';

function read(text: string): Position {
  const position = parsePosition(text);
  if (isProblems(position)) throw new Error(position[0]?.message);
  return position;
}

const clown = { army: 'moloch', tile: 'clown', rotation: 2 };

test('a tile is laid down, and its army comes with it', () => {
  const position = place(EMPTY, clown, [0, 0]);
  expect(makePosition(position)).toBe('3.0_moloch_clown.c3.2_hq');
  expect(position.hq).toEqual({ moloch: 20 });
});

test('a placed tile replaces the tile on its hex', () => {
  const position = place(read('3.0_borgo_mutant.c3_hq.a1'), clown, [0, 0]);
  expect(makePosition(position)).toBe('3.0_borgo_hq.a1_moloch_clown.c3.2_hq');
});

test('an army has one HQ: laid down again, it comes over with its points', () => {
  const hq = { army: 'borgo', tile: 'hq', rotation: 0 };
  const position = place(read('3.0_borgo_hq.a1~12'), hq, [0, 0]);
  expect(makePosition(position)).toBe('3.0_borgo_hq.c3~12');
});

test('a unit that moves onto another swaps places with it', () => {
  const position = read('3.0_borgo_mutant.c3.4_claws.c2_hq.a1');
  expect(makePosition(move(position, [0, 0], [1, 0]))).toContain('mutant.d3.4');
  const swapped = move(position, [0, 0], [0, -1]);
  expect(unitAt(swapped, [0, -1])?.tile).toBe('mutant');
  expect(unitAt(swapped, [0, 0])?.tile).toBe('claws');
});

test('the last unit takes its army away', () => {
  expect(makePosition(remove(read('3.0_borgo_mutant.c3_moloch_hq.a1'), [0, 0]))).toBe(
    '3.0_moloch_hq.a1',
  );
});

test('six turns are none', () => {
  let position = place(EMPTY, clown, [0, 0]);
  const before = makePosition(position);
  for (let i = 0; i < 6; i++) position = turn(position, [0, 0], 1);
  expect(makePosition(position)).toBe(before);
  expect(unitAt(turn(turn(position, [0, 0], -1), [0, 0], -1), [0, 0])?.rotation).toBeUndefined();
});

test('wounds stay between none and what the unit survives', () => {
  const position = place(EMPTY, clown, [0, 0]);
  const hurt = wound(wound(position, [0, 0], 1, 1), [0, 0], 1, 1);
  expect(makePosition(hurt)).toBe('3.0_moloch_clown.c3.2~1_hq');
  expect(wound(wound(hurt, [0, 0], -1, 1), [0, 0], -1, 1)).toEqual(position);
});

test('points are whole and between 0 and 99', () => {
  expect(setPoints(EMPTY, 'moloch', 120).hq).toEqual({ moloch: 99 });
  expect(setPoints(EMPTY, 'moloch', Number('x')).hq).toEqual({ moloch: 0 });
});

test('only what differs from the edition is written down', () => {
  const changed = setOption(EMPTY, 'clownHitsHq', false);
  expect(makePosition(changed)).toBe('3.0!clownHitsHq-false');
  expect(makePosition(setOption(changed, 'clownHitsHq', true))).toBe('3.0');
  expect(makePosition(setEdition(changed, '1'))).toBe('1');
});

test('a smaller board leaves the units beyond it behind', () => {
  const large = read('3.0!extended_moloch_clown.d1_ripper.d4');
  expect(makePosition(setOption(large, 'board', 'standard'))).toBe('3.0_moloch_ripper.c3_hq');
});
