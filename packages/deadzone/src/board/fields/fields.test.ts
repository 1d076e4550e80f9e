import { isProblems } from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { turnedHalf } from '../../../test/board/rotate-field.ts';
import {
  checkPlayable,
  cubeBoard,
  makeFieldText,
  parseField,
  reachCubes,
  standableCubes,
  type Field,
} from '../index.ts';
import { BUILT_IN_FIELDS, builtInField, type FieldName } from './index.ts';

const NAMES = Object.keys(BUILT_IN_FIELDS).filter(
  (name): name is FieldName => name in BUILT_IN_FIELDS,
);

test('there are six of our own', () => {
  expect(NAMES).toEqual(['depot', 'foundry', 'market', 'relay-towers', 'terraces', 'viaduct']);
});

describe.each(NAMES)('%s', (name) => {
  const field = builtInField(name);
  const board = cubeBoard(field);

  test('is written as it would be written', () => {
    const read = parseField(BUILT_IN_FIELDS[name]);
    if (isProblems(read)) throw new Error(JSON.stringify(read));
    expect(read.id).toBe(name);
    expect(makeFieldText(read)).toBe(BUILT_IN_FIELDS[name]);
  });

  test('every floor is reached and left on foot, and size 4 crosses it', () => {
    expect(checkPlayable(board)).toEqual([]);
  });

  test('is the same from both ends', () => {
    expect(turnedHalf(field)).toEqual(field);
  });

  test('has two storeys or more, walkways, and something to climb that is no wall', () => {
    expect(field.levels).toBeGreaterThanOrEqual(3);
    expect(count(field, ({ floor }) => floor === 'partial')).toBeGreaterThan(3);
    expect(
      count(field, ({ stairs, ramp, ladder }) => Boolean(stairs ?? ramp ?? ladder)),
    ).toBeGreaterThan(1);
    expect(new Set(standableCubes(board).map(([, , level]) => level)).size).toBe(field.levels);
  });
});

test('a vehicle drives up where there are ramps', () => {
  const jeep = { size: 3, gait: 'vehicle' } as const;
  const upstairs = (name: FieldName) =>
    reachCubes(cubeBoard(builtInField(name)), [1, 1, 1], jeep, 30).cubes.filter(
      ({ cube: [, , level] }) => level > 1,
    ).length;
  expect(upstairs('viaduct')).toBeGreaterThan(8);
  expect(upstairs('foundry')).toBeGreaterThan(0);
  expect(upstairs('market')).toBe(0);
});

function count(field: Field, has: (cube: Field['cubes'][number]) => boolean): number {
  return field.cubes.filter(has).length;
}
