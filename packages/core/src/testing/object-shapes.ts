import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { isConstant } from '../state.ts';

/** Things that are alike, by what they are called: `{ figures: battle.figures }`. */
export type SameShape = Readonly<Record<string, readonly object[]>>;

/**
 * Which of the things that are read most do not look alike to the engine. Node and Chromium keep a
 * map of the fields of every object, and read fast where all objects have the same one: where each
 * was built by one literal, with all fields in one order. Objects built by spreading others, or
 * with a field left out, have maps of their own, and every rule that reads them gets slower.
 * {@link findStateShapeMismatches} asks it of everything in a state; this, of what is kept beside one.
 *
 * @returns a line for each list, with the place of its first odd one; Node only
 * @example
 * ```ts
 * const { state } = playOut(pig, pig.defaults, [randomBot, randomBot], 1);
 * findShapeMismatches({ states: [state, pig.setup(pig.defaults)] }); // []
 * findShapeMismatches({ points: [{ x: 1, y: 2 }, { y: 2, x: 1 }] }); // ['points/1']
 * ```
 */
export function findShapeMismatches(lists: SameShape): readonly string[] {
  const haveSameMap = sameMapTest();
  return Object.entries(lists).flatMap(([name, list]) => {
    const [first] = list;
    const odd = list.findIndex((one) => first && !haveSameMap(first, one));
    return odd < 0 ? [] : [`${name}/${odd}`];
  });
}

/**
 * {@link findShapeMismatches} for everything in whole states, whatever the system: things that lie at the same
 * place of their state have to look alike, items of one list as well. Constants are left out: what
 * packs leave unsaid is not written there.
 *
 * @param apart places that differ and may: `figures/bursts`, where fields are names of weapons
 * @example
 * ```ts
 * const states = [1, 2].map((seed) => playOut(pig, pig.defaults, [randomBot, randomBot], seed).state);
 * findStateShapeMismatches(states); // []
 * findStateShapeMismatches([{ figures: [{ x: 1, y: 2 }, { y: 2, x: 1 }] }]); // ['figures/1']
 * ```
 */
export function findStateShapeMismatches(
  states: readonly unknown[],
  apart: readonly string[] = [],
): readonly string[] {
  const places = new Map<string, object[]>();
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null || isConstant(value)) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, place);
      return;
    }
    if (apart.includes(place)) return;
    const known = places.get(place) ?? [];
    places.set(place, known);
    known.push(value);
    for (const [key, part] of Object.entries(value)) {
      visit(part, place === '' ? key : `${place}/${key}`);
    }
  };
  for (const state of states) visit(state, '');
  return findShapeMismatches(Object.fromEntries(places));
}

/** The engine's own test, which has a syntax of its own; switched on only while it is compiled. */
function sameMapTest(): (a: object, b: object) => boolean {
  setFlagsFromString('--allow-natives-syntax');
  try {
    const test: unknown = runInThisContext('(a, b) => %HaveSameMap(a, b)');
    if (!isTest(test)) throw new Error('This engine does not tell what its objects look like.');
    test({}, {}); // Compiled when first called.
    return test;
  } finally {
    setFlagsFromString('--no-allow-natives-syntax');
  }
}

function isTest(value: unknown): value is (a: object, b: object) => boolean {
  return typeof value === 'function';
}
