import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import type { Chance, Weighted } from './chance.ts';
import {
  d,
  diceChance,
  exploding,
  isDiceProblem,
  opposed,
  parseDice,
  mapReading,
  rerollFailures,
  successes,
  sum,
  tally,
  type SuccessPool,
  outcomesOf,
} from './index.ts';

/*
 * Against literal enumeration in exact fractions: every way the dice can fall, die by die, with
 * explosions followed until next to nothing is left. It shares no line with the laws.
 */

/** A probability as a whole number of ways out of `sides` to the power of the deepest die. */
class Ways {
  readonly ways = new Map<string, bigint>();
  readonly #sides: bigint;
  readonly #deepest: number;

  constructor(sides: number, deepest: number) {
    this.#sides = BigInt(sides);
    this.#deepest = deepest;
  }

  add(value: string, dice: number): void {
    const ways = this.#sides ** BigInt(this.#deepest - dice);
    this.ways.set(value, (this.ways.get(value) ?? 0n) + ways);
  }

  law(): Map<string, number> {
    const all = this.#sides ** BigInt(this.#deepest);
    return new Map(
      [...this.ways].map(([value, n]) => [value, Number((n * 10n ** 30n) / all) / 1e30]),
    );
  }
}

/**
 * Rolls faces one by one, in every way, as long as `owes` says that one more die is due, up to
 * `deepest` dice.
 */
function everyWay(
  sides: number,
  deepest: number,
  owes: (faces: readonly number[]) => boolean,
  value: (faces: readonly number[]) => string,
): Map<string, number> {
  const ways = new Ways(sides, deepest);
  const faces: number[] = [];
  const visit = (): void => {
    if (!owes(faces)) return ways.add(value(faces), faces.length);
    if (faces.length === deepest) return;
    for (let face = 1; face <= sides; face++) {
      faces.push(face);
      visit();
      faces.pop();
    }
  };
  visit();
  return ways.law();
}

/** What the enumeration did not reach may lie anywhere, so that much a law may be above it. */
function expectLaw(
  outcomes: readonly Weighted<unknown>[],
  expected: ReadonlyMap<string, number>,
): void {
  const found = new Map(outcomes.map(([value, p]) => [JSON.stringify(value), p]));
  const missing = 1 - [...expected.values()].reduce((all, p) => all + p, 0);
  expect(missing).toBeLessThan(1e-2);
  for (const [value, p] of expected) {
    const above = (found.get(value) ?? 0) - p;
    expect(above, value).toBeGreaterThan(-1e-13);
    expect(above, value).toBeLessThan(missing + 1e-13);
  }
  const total = outcomes.reduce((all, [, p]) => all + p, 0);
  expect(Math.abs(total - 1)).toBeLessThan(1e-12);
}

/** How many dice of a row a pool takes that explodes on its highest face; `undefined`: not yet all. */
function chainEnd(faces: readonly number[], count: number, sides: number, explodes: boolean) {
  let owed = count;
  for (let die = 0; die < owed; die++) {
    if (die >= faces.length) return undefined;
    if (explodes && faces[die] === sides) owed++;
  }
  return owed;
}

const hits = (faces: readonly number[], at: number) => faces.filter((face) => face >= at).length;

describe('opposed rolls', () => {
  const mine = successes({ count: 5, sides: 8, at: 4, explodeOn: 8 });
  const theirs = successes({ count: 4, sides: 8, at: 5, explodeOn: 8 });

  test('the margin, and a band of it, against every pair', () => {
    const pairs = new Map<number, number>();
    for (const [a, p] of outcomesOf(mine)) {
      for (const [b, q] of outcomesOf(theirs)) pairs.set(a - b, (pairs.get(a - b) ?? 0) + p * q);
    }
    const free = outcomesOf(opposed(mine, theirs));
    expect(free.map(([margin]) => margin)).toEqual([...pairs.keys()].sort((a, b) => a - b));
    for (const [margin, p] of free) expect(p).toBeCloseTo(pairs.get(margin) ?? 0, 15);
    const banded = outcomesOf(opposed(mine, theirs, 0, 3));
    expect(banded.map(([margin]) => margin)).toEqual([0, 1, 2, 3]);
    const atMost = [...pairs].reduce((all, [margin, p]) => (margin <= 0 ? all + p : all), 0);
    const atLeast = [...pairs].reduce((all, [margin, p]) => (margin >= 3 ? all + p : all), 0);
    expect(banded[0]?.[1]).toBeCloseTo(atMost, 14);
    expect(banded[3]?.[1]).toBeCloseTo(atLeast, 14);
    expect(() => opposed(mine, theirs, 2, 1)).toThrow('no margin');
  });

  test('2d4 that explode against 1d4, by literal enumeration', () => {
    const small = opposed(
      successes({ count: 2, sides: 4, at: 3, explodeOn: 4 }),
      successes({ count: 1, sides: 4, at: 2 }),
    );
    const end = (faces: readonly number[]) => chainEnd(faces, 2, 4, true);
    const law = everyWay(
      4,
      10,
      (faces) => (end(faces) ?? faces.length) + 1 > faces.length,
      (faces) => String(hits(faces.slice(0, -1), 3) - hits(faces.slice(-1), 2)),
    );
    expectLaw(outcomesOf(small), law);
    expect(law.size).toBeGreaterThan(5);
  });

  test('the dice of both lie one behind the other, each with all it owes', () => {
    const duel = opposed(mine, theirs, 0, 3);
    expect(duel.check([8, 1, 1, 1, 1, 4, 5, 6, 1, 1])).toBeUndefined();
    expect(duel.read([8, 1, 1, 1, 1, 4, 5, 6, 1, 1])).toBe(0);
    expect(duel.rolls?.([8, 1, 1, 1, 1, 4, 5, 6])).toEqual([
      { notation: '5d8!=8>=4', faces: [8, 1, 1, 1, 1, 4] },
      { notation: '4d8!=8>=5', faces: [5, 6] },
    ]);
    expect(duel.check([8, 1, 1, 1, 1, 4, 5, 6])).toMatchObject({
      code: 'too-few-dice',
      params: { expected: 10, given: 8 },
    });
    expect(mapReading(duel, (margin) => margin > 0).rolls?.([1])).toHaveLength(2);
  });

  test('notation with "vs" is such a roll', () => {
    const dice = parseDice('2d8!=8>=4 vs d6+1');
    if (isDiceProblem(dice)) throw new Error(dice.message);
    expect(diceChance(dice).rolls?.([8, 3, 5, 2])).toEqual([
      { notation: '2d8!=8>=4', faces: [8, 3, 5] },
      { notation: 'd6+1', faces: [2] },
    ]);
  });

  test('an answer may depend on the dice on the table', () => {
    const pool: SuccessPool = { count: 2, sides: 4, at: 3 };
    const duel = opposed(sum([d(1, 3)]), (attack) => rerollFailures(pool, attack === 2 ? 2 : 0));
    // Against a 1, one success is enough: nothing is re-rolled.
    expect(duel.check([1, 3, 1])).toBeUndefined();
    // Against a 2 (a three or four on the die), the failure is.
    expect(duel.check([3, 3, 1])).toMatchObject({ code: 'too-few-dice', params: { expected: 4 } });
    expect(duel.read([3, 3, 1, 4])).toBe(0);
    // A 3 is never reached: nothing helps.
    expect(duel.check([5, 3, 1])).toBeUndefined();
    const lives = outcomesOf(duel).reduce((all, [m, p]) => (m <= 0 ? all + p : all), 0);
    expect(lives).toBeCloseTo((3 / 4 + 9 / 16) / 3, 14);
  });
});

describe('several counts on the same dice', () => {
  test.each([
    [2, 4, false],
    [3, 3, true],
    [2, 4, true],
  ])('%dd%d, exploding: %s', (count, sides, explodes) => {
    const group = d(count, sides);
    const chance = tally(explodes ? exploding(group) : group, [
      { compare: '>=', value: sides - 1 },
      { compare: '=', value: 1 },
    ]);
    const deepest = explodes ? 11 : count;
    const law = everyWay(
      sides,
      deepest,
      (faces) => chainEnd(faces, count, sides, explodes) !== faces.length,
      (faces) =>
        JSON.stringify([hits(faces, sides - 1), faces.filter((face) => face === 1).length]),
    );
    expectLaw(outcomesOf(chance), law);
  });

  test('hits and misses of exploding d8 agree with the closed form', () => {
    const chance = tally(exploding(d(3, 8)), [
      { compare: '>=', value: 4 },
      { compare: '<', value: 4 },
    ]);
    // f failures and g eights are independent: C(3,f) q^f a^(3−f) · C(2+g,g) e^g.
    for (const [[hit = 0, missed = 0], p] of outcomesOf(chance)) {
      const eights = hit - (3 - missed);
      const choose = [1, 3, 3, 1][missed] ?? 0;
      const failed = choose * (3 / 8) ** missed * (4 / 8) ** (3 - missed);
      const law = failed * (((eights + 2) * (eights + 1)) / 2) * (1 / 8) ** eights;
      expect(Math.abs(p - law)).toBeLessThan(1e-14);
    }
    expect(chance.notation).toBe('3d8!=8{>=4,<4}');
    expect(() => outcomesOf(tally(d(9000, 6), Array(5).fill({ compare: '=', value: 1 })))).toThrow(
      'read less',
    );
  });
});

/** Literal re-rolls: the row of dice is gone through as people would at a table. */
function rerollByHand(
  faces: readonly number[],
  { count, sides, at, explodeOn }: SuccessPool,
  most: number,
  freshToo: boolean,
): { owes: boolean; hits: number } {
  let next = 0;
  let left = most;
  let total = 0;
  let mayReroll = 0;
  let batch = Array.from({ length: count }, () => true);
  for (;;) {
    while (batch.length > 0) {
      const [free = true] = batch;
      const face = faces[next++];
      if (face === undefined) return { owes: true, hits: 0 };
      batch = batch.slice(1);
      if (face >= at) total++;
      else if (free) mayReroll++;
      if (face === explodeOn && sides > 1) batch.push(free || freshToo);
    }
    if (left === 0 || mayReroll === 0) return { owes: false, hits: total };
    // One failure at a time, where the law takes as many as it may: it comes to the same.
    left--;
    mayReroll--;
    batch = [false];
  }
}

describe('re-rolls of failures', () => {
  test.each([
    [{ count: 2, sides: 4, at: 3 }, 1, 'may-be-rerolled'],
    [{ count: 3, sides: 4, at: 2 }, 2, 'may-be-rerolled'],
    [{ count: 2, sides: 4, at: 3, explodeOn: 4 }, 0, 'may-be-rerolled'],
    [{ count: 1, sides: 4, at: 3, explodeOn: 4 }, 2, 'may-be-rerolled'],
    [{ count: 1, sides: 4, at: 3, explodeOn: 4 }, 2, 'stay'],
    [{ count: 2, sides: 3, at: 2, explodeOn: 3 }, 2, 'may-be-rerolled'],
    [{ count: 2, sides: 3, at: 3, explodeOn: 3 }, 3, 'stay'],
  ] as const)('%o, up to %d, what they grant: %s', (pool, most, granted) => {
    const explodes = 'explodeOn' in pool;
    const deepest = explodes ? 11 : pool.count + most;
    const byHand = (faces: readonly number[]) =>
      rerollByHand(faces, pool, most, granted === 'may-be-rerolled');
    const law = everyWay(
      pool.sides,
      deepest,
      (faces) => byHand(faces).owes,
      (faces) => String(byHand(faces).hits),
    );
    expectLaw(outcomesOf(rerollFailures(pool, most, granted)), law);
  });

  test('the two readings differ, by known fractions', () => {
    // One d8 at 4+ with two re-rolls, nothing at all: it fails, and so does what comes in its place;
    // when that is an 8, the die it grants fails and its own re-roll as well.
    const pool: SuccessPool = { count: 1, sides: 8, at: 4, explodeOn: 8 };
    const none = (granted: 'may-be-rerolled' | 'stay') =>
      outcomesOf(rerollFailures(pool, 2, granted))[0]?.[1] ?? 0;
    expect(none('stay')).toBeCloseTo(9 / 64, 15);
    expect(none('may-be-rerolled')).toBeCloseTo(9 / 64, 15);
    const one = (granted: 'may-be-rerolled' | 'stay') =>
      outcomesOf(rerollFailures(pool, 2, granted))[1]?.[1] ?? 0;
    // A success at once; or a failure and then a success, or an eight whose die fails (for good).
    const plain = 4 / 8 + (3 / 8) * (4 / 8);
    const eightFirst = (1 / 8) * (3 / 8);
    // The eight comes at once and its die fails: that one may be re-rolled in either reading.
    const first = eightFirst * (3 / 8);
    expect(one('stay')).toBeCloseTo(plain + first + (3 / 8) * eightFirst, 14);
    expect(one('may-be-rerolled')).toBeCloseTo(plain + first + (3 / 8) * eightFirst * (3 / 8), 14);
  });

  test('a face that the die does not have never explodes', () => {
    const plain = outcomesOf(rerollFailures({ count: 2, sides: 6, at: 4 }, 1));
    const beyond = outcomesOf(rerollFailures({ count: 2, sides: 6, at: 4, explodeOn: 7 }, 1));
    expect(beyond).toEqual(plain);
    const below = outcomesOf(rerollFailures({ count: 2, sides: 6, at: 0, explodeOn: 0 }, 1));
    expect(below).toEqual([[2, 1]]);
  });

  test('faces are read in the order they lie', () => {
    const chance = rerollFailures({ count: 2, sides: 8, at: 4, explodeOn: 8 }, 3);
    expect(chance.notation).toBe('2d8!=8>=4rf3');
    expect(chance.read([1, 5, 8, 2, 4])).toBe(3);
    expect(chance.check([1, 5, 8, 2])).toMatchObject({ params: { expected: 5 } });
    expect(chance.check([1, 5, 9])).toMatchObject({ code: 'impossible-face', params: { die: 3 } });
    expect(chance.span([1, 5, 8, 2], 0)).toMatchObject({ code: 'too-few-dice' });
    expect(chance.span([6, 1, 5, 8, 2, 4], 1)).toBe(5);
    const stay = rerollFailures({ count: 2, sides: 8, at: 4, explodeOn: 8 }, 3, 'stay');
    expect(stay.notation).toBe('2d8!=8>=4rfo3');
    expect(stay.check([1, 5, 8, 2])).toBeUndefined();
    expect(() => rerollFailures({ count: 1, sides: 6, at: 4, explodeOn: 1 }, 1)).toThrow('failure');
  });
});

describe('what is rolled is what the law says', () => {
  const pool: SuccessPool = { count: 3, sides: 8, at: 4, explodeOn: 8 };
  const chances: readonly Chance<unknown>[] = [
    opposed(successes(pool), successes({ ...pool, at: 5 }), -2, 3),
    rerollFailures(pool, 2),
    rerollFailures(pool, 3, 'stay'),
    mapReading(
      tally(exploding(d(3, 8)), [
        { compare: '=', value: 8 },
        { compare: '<', value: 3 },
      ]),
      String,
    ),
  ];
  test.each(chances.map((chance) => [chance.notation, chance] as const))('%s', (_, chance) => {
    const random = seededRandom(11);
    const counts = new Map<unknown, number>();
    for (let i = 0; i < 4000; i++) {
      const faces = chance.sample(random);
      expect(chance.check(faces)).toBeUndefined();
      expect(chance.check([...faces, 1])).toMatchObject({ code: 'too-many-dice' });
      const value = chance.read(faces);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    for (const [value, p] of outcomesOf(chance)) {
      const sigma = Math.sqrt(4000 * p * (1 - p)) + 1;
      expect(Math.abs((counts.get(value) ?? 0) - 4000 * p), String(value)).toBeLessThan(
        4.5 * sigma,
      );
    }
  });
});
