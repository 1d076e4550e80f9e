import { expect, test } from 'vitest';
import { constant, copyState, hashState } from './state.ts';

const battle = () => ({
  terrain: [
    {
      id: 'wall',
      shape: [
        [0, 1],
        [2, 3],
      ],
      height: 20,
    },
  ],
  figures: [{ at: [1, 2], name: { en: 'Ann', fr: 'Anne' } }],
  turn: 3,
  note: null,
});

test('a copy is equal and shares nothing', () => {
  const state = battle();
  const copy = copyState(state);
  expect(copy).toEqual(state);
  expect(copy.figures[0]).not.toBe(state.figures[0]);
  expect(copy.terrain).not.toBe(state.terrain);
});

test('a constant is frozen, all but points, equal, and leaves what was given as it was', () => {
  const given = battle();
  const frozen = constant(given);
  const leaves = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Array.isArray(value) && typeof value[0] === 'number') ||
    (Object.isFrozen(value) && Object.values(value).every(leaves));
  expect(leaves(frozen)).toBe(true);
  expect(frozen).toEqual(given);
  expect(Object.isFrozen(given)).toBe(false);
  expect(Object.isFrozen(given.figures)).toBe(false);
  expect(() => (frozen.turn = 4)).toThrow(TypeError);
});

test('a constant, and any part of one, is itself when made constant again', () => {
  const frozen = constant(battle());
  expect(constant(frozen)).toBe(frozen);
  expect(constant(frozen.terrain)).toBe(frozen.terrain);
  expect(constant({ terrain: frozen.terrain }).terrain).toBe(frozen.terrain);
});

test('copies share constants and nothing else', () => {
  const { terrain, figures } = battle();
  const state = { terrain: constant(terrain), figures };
  const copy = copyState(state);
  expect(copy.terrain).toBe(state.terrain);
  expect(copy.figures[0]?.at).not.toBe(state.figures[0]?.at);
});

test('an object that was frozen elsewhere is copied', () => {
  const state = Object.freeze({ figures: [{ ap: 3 }] });
  const copy = copyState(state);
  expect(copy.figures).not.toBe(state.figures);
  expect(Object.isFrozen(copy)).toBe(false);
});

test('the hash is the same with constants and without, the first time and again', () => {
  const state = battle();
  const hash = hashState(state);
  const frozen = { ...state, terrain: constant(state.terrain) };
  expect(hashState(frozen)).toBe(hash);
  expect(hashState(frozen)).toBe(hash);
  expect(hashState(constant(state))).toBe(hash);
  expect(hashState({ ...frozen, turn: 4 })).not.toBe(hash);
  expect(hashState(JSON.parse(JSON.stringify(frozen)))).toBe(hash);
  expect(JSON.stringify(frozen)).toBe(JSON.stringify(state));
});

test('the hash looks at values, not at the order of keys', () => {
  expect(hashState({ a: 1, b: [2, 3] })).toBe(hashState({ b: [2, 3], a: 1 }));
  expect(hashState({ a: 1, b: [2, 3] })).not.toBe(hashState({ a: 1, b: [3, 2] }));
  expect(hashState({ a: 1, b: 2 })).not.toBe(hashState({ a: 2, b: 1 }));
  expect(hashState(['ab'])).not.toBe(hashState(['a', 'b']));
});

test('states that differ anywhere differ in their hash', () => {
  const values = [
    ...[0, 1, -1, 2, 2 ** 31, -(2 ** 31), 2 ** 31 - 1, 2 ** 40, 0.5, true, false, null],
    ...['', '0', '1', 'null', 'true', '{}', '[]', 'a', 'b', 'aa', '\u0000', '\u0000\u0000'],
    ...[[], {}, [[]], [{}], { a: [] }, { a: {} }, { b: {} }, [0, 0], [0], [0, [0]], [[0], 0]],
  ];
  const hashes = values.flatMap((value) => [
    hashState(value),
    hashState({ value }),
    hashState([value, 1]),
  ]);
  expect(new Set(hashes).size).toBe(3 * values.length);
  const grid = new Set<string>();
  for (let x = -40; x < 40; x++)
    for (let y = -40; y < 40; y++) grid.add(hashState({ at: [x, y], x: y, y: x }));
  expect(grid.size).toBe(6400);
});
