import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

/** Things that are alike, by what they are called: `{ figures: battle.figures }`. */
export type Alike = Readonly<Record<string, readonly object[]>>;

/**
 * Which of the things that are read most do not look alike to the engine. Node and Chromium keep a
 * map of the fields of every object, and read fast where all objects have the same one: where each
 * was built by one literal, with all fields in one order. Objects built by spreading others, or
 * with a field left out, have maps of their own, and every rule that reads them gets slower. A
 * system's test plays a game and expects nothing here.
 *
 * @returns a line for each list, with the place of its first odd one; Node only
 * @example
 * ```ts
 * const { state } = playOut(pig, pig.defaults, [randomBot, randomBot], 1);
 * unlikeMaps({ states: [state, pig.setup(pig.defaults)] }); // []
 * unlikeMaps({ points: [{ x: 1, y: 2 }, { y: 2, x: 1 }] }); // ['points/1']
 * ```
 */
export function unlikeMaps(lists: Alike): readonly string[] {
  const haveSameMap = sameMapTest();
  return Object.entries(lists).flatMap(([name, list]) => {
    const [first] = list;
    const odd = list.findIndex((one) => first && !haveSameMap(first, one));
    return odd < 0 ? [] : [`${name}/${odd}`];
  });
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
