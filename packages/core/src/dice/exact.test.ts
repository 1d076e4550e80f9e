import { expect, test } from 'vitest';
import { atLeast, type Distribution } from './distribution.ts';
import { exactDice, isDiceProblem, parseDice } from './index.ts';

/*
 * The exact engine against exact fractions: whole numbers of ways, counted with BigInt and by
 * other means than the engine's.
 */

/** How many ways there are to each value, out of `total`. */
interface Ways {
  readonly ways: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

function quotient(n: bigint, total: bigint): number {
  const scale = 10n ** 40n;
  return Number((n * scale) / total) / 1e40;
}

function exact(notation: string) {
  const dice = parseDice(notation);
  if (isDiceProblem(dice)) throw new Error(dice.message);
  return exactDice(dice);
}

function expectSame(outcomes: Distribution, { ways, total }: Ways): void {
  const found = new Map(outcomes);
  let worst = 0;
  for (const [value, n] of ways) {
    worst = Math.max(worst, Math.abs((found.get(value) ?? 0) - quotient(n, total)));
  }
  expect(worst).toBeLessThan(1e-14);
  expect([...found.keys()]).toEqual([...ways.keys()].sort((a, b) => a - b));
  expect(Math.abs(sumUp(outcomes) - 1)).toBeLessThan(1e-12);
}

function sumUp(outcomes: Distribution): number {
  return outcomes.reduce((total, [, p]) => total + p, 0);
}

function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}

/** Every combination of the dice, one by one. */
function enumerate(sides: readonly number[], read: (values: number[]) => number): Ways {
  const ways = new Map<number, bigint>();
  const values: number[] = [];
  const visit = (die: number): void => {
    const side = sides[die];
    if (side === undefined) {
      const value = read([...values]);
      ways.set(value, (ways.get(value) ?? 0n) + 1n);
      return;
    }
    for (values[die] = 1; values[die] <= side; values[die]++) visit(die + 1);
    values.length = die;
  };
  visit(0);
  return { ways, total: sides.reduce((total, side) => total * BigInt(side), 1n) };
}

/** The multisets of `count` dice with `sides` sides, each in as many ways as it can be ordered. */
function multisets(count: number, sides: number, read: (values: number[]) => number): Ways {
  const ways = new Map<number, bigint>();
  const visit = (side: number, left: number, values: number[], orders: bigint): void => {
    if (side === 1) {
      const value = read([...values, ...new Array<number>(left).fill(1)]);
      ways.set(value, (ways.get(value) ?? 0n) + orders);
      return;
    }
    for (let n = 0; n <= left; n++) {
      const more = [...values, ...new Array<number>(n).fill(side)];
      visit(side - 1, left - n, more, orders * binomial(left, n));
    }
  };
  visit(sides, count, [], 1n);
  return { ways, total: BigInt(sides) ** BigInt(count) };
}

const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const best = (values: readonly number[], keep: number) =>
  total([...values].sort((a, b) => b - a).slice(0, keep));
const worst = (values: readonly number[], keep: number) =>
  total([...values].sort((a, b) => a - b).slice(0, keep));
const dice = (count: number, sides: number) => new Array<number>(count).fill(sides);

test('sums, by enumeration', () => {
  expectSame(
    exact('3d6+2').outcomes,
    enumerate(dice(3, 6), (v) => total(v) + 2),
  );
  expectSame(
    exact('2d8+d6-1').outcomes,
    enumerate([8, 8, 6], (v) => total(v) - 1),
  );
  expectSame(
    exact('2*(d6-d4)').outcomes,
    enumerate([6, 4], ([a = 0, b = 0]) => 2 * (a - b)),
  );
  expectSame(
    exact('3*(3d4kh1)').outcomes,
    enumerate(dice(3, 4), (v) => 3 * best(v, 1)),
  );
  expectSame(
    exact('1-2*(3d4kh1)').outcomes,
    enumerate(dice(3, 4), (v) => 1 - 2 * best(v, 1)),
  );
});

test('40d6, by inclusion and exclusion', () => {
  const ways = new Map<number, bigint>();
  for (let value = 40; value <= 240; value++) {
    let n = 0n;
    for (let k = 0; value - 6 * k >= 40; k++) {
      const term = binomial(40, k) * binomial(value - 6 * k - 1, 39);
      n += k % 2 === 0 ? term : -term;
    }
    ways.set(value, n);
  }
  expectSame(exact('40d6').outcomes, { ways, total: 6n ** 40n });
});

test('kept and dropped dice, by enumeration and by multisets', () => {
  expectSame(
    exact('4d6dl1').outcomes,
    enumerate(dice(4, 6), (v) => best(v, 3)),
  );
  expectSame(
    exact('4d6dh1').outcomes,
    enumerate(dice(4, 6), (v) => worst(v, 3)),
  );
  expectSame(
    exact('2d20kh1').outcomes,
    enumerate(dice(2, 20), (v) => best(v, 1)),
  );
  expectSame(
    exact('2d20kl1').outcomes,
    enumerate(dice(2, 20), (v) => worst(v, 1)),
  );
  expectSame(
    exact('10d10kh5').outcomes,
    multisets(10, 10, (v) => best(v, 5)),
  );
  expectSame(
    exact('8d10kl3').outcomes,
    multisets(8, 10, (v) => worst(v, 3)),
  );
});

test('kept of dice that are rolled again while they show their highest face', () => {
  expectSame(
    exact('3d4r4kh2').outcomes,
    enumerate(dice(3, 3), (v) => best(v, 2)),
  );
});

test('successes and opposed rolls, by enumeration', () => {
  expectSame(
    exact('5d10>=8').outcomes,
    enumerate(dice(5, 10), (v) => v.filter((n) => n >= 8).length),
  );
  expectSame(
    exact('4d6<3').outcomes,
    enumerate(dice(4, 6), (v) => v.filter((n) => n < 3).length),
  );
  expectSame(
    exact('3d6>4 vs 2d6=6').outcomes,
    enumerate(
      dice(5, 6),
      (v) => v.slice(0, 3).filter((n) => n > 4).length - v.slice(3).filter((n) => n === 6).length,
    ),
  );
});

/** A polynomial quotient: coefficients out of powers of `base`. */
interface Chain {
  readonly n: readonly bigint[];
  readonly base: bigint;
  /** The coefficient of k is n[k] / base^(shift + k). */
  readonly shift: number;
}

/**
 * Exploding successes in closed form. One die has the generating function (b + a·z) / (s − z)
 * when one face of s explodes and counts, a others count and b do not; the coefficients of its
 * n-th power are sums of products of binomials.
 */
function explodingSuccesses(count: number, s: number, a: number, cutOff: number): Chain {
  const b = s - 1 - a;
  const n = Array.from({ length: cutOff }, (_, k) => {
    let sum = 0n;
    for (let i = 0; i <= Math.min(k, count); i++) {
      const last = binomial(count, i) * BigInt(a) ** BigInt(i) * BigInt(b) ** BigInt(count - i);
      sum += last * binomial(count + k - i - 1, k - i) * BigInt(s) ** BigInt(i);
    }
    return sum;
  });
  return { n, base: BigInt(s), shift: count };
}

test('6 exploding d8 at 4+, alone and against the same, by the closed form', () => {
  const { n, base, shift } = explodingSuccesses(6, 8, 4, 60);
  const alone = n.map((coefficient, k) => [coefficient, base ** BigInt(shift + k)] as const);
  const { outcomes, pruned } = exact('6d8!=8>=4');
  for (const [value, p] of outcomes) {
    const [ways, all] = alone[value] ?? [0n, 1n];
    expect(Math.abs(p - quotient(ways, all))).toBeLessThan(1e-14);
  }
  expect(1 - sumUp(outcomes)).toBeLessThan(1e-12);
  expect(pruned).toBeLessThan(1e-14);

  const all = base ** 80n;
  const scaled = alone.map(([ways, over]) => (ways * all) / over);
  const versus = exact('6d8!=8>=4 vs 6d8!=8>=4');
  for (const [value, p] of versus.outcomes) {
    const ways = scaled.reduce((sum, mine, k) => sum + mine * (scaled[k - value] ?? 0n), 0n);
    expect(Math.abs(p - quotient(ways, all * all))).toBeLessThan(1e-14);
  }
  expect(Math.abs(sumUp(versus.outcomes) - 1)).toBeLessThan(1e-12);
  expect(versus.pruned).toBeLessThan(1e-13);
  expect(atLeast(versus.outcomes, 1)).toBeCloseTo(
    (1 - (new Map(versus.outcomes).get(0) ?? 0)) / 2,
    12,
  );
});

test('exploding sums, by counting how often each die explodes', () => {
  const one = exact('d6!').outcomes;
  for (const [value, p] of one) {
    const explosions = Math.floor(value / 6);
    const ways = value % 6 === 0 ? 0n : 1n;
    expect(Math.abs(p - quotient(ways, 6n ** BigInt(explosions + 1)))).toBeLessThan(1e-15);
  }
  const all = 6n ** 60n;
  const law = (value: number) =>
    value > 0 && value % 6 !== 0 ? all / 6n ** BigInt(Math.floor(value / 6) + 1) : 0n;
  for (const [value, p] of exact('2d6!').outcomes) {
    let ways = 0n;
    for (let first = 1; first < value; first++) ways += law(first) * law(value - first);
    expect(Math.abs(p - quotient(ways, all * all))).toBeLessThan(1e-14);
  }
});

test('re-rolls: once keeps the second face, while never shows it', () => {
  const once = new Map(exact('d6ro<=2').outcomes);
  expect(once.get(1)).toBeCloseTo(2 / 36, 15);
  expect(once.get(5)).toBeCloseTo(1 / 6 + 2 / 36, 15);
  expect(exact('d6r<=2').outcomes.map(([value]) => value)).toEqual([3, 4, 5, 6]);
  expect(new Map(exact('d6r<=2').outcomes).get(4)).toBeCloseTo(1 / 4, 15);
  expectSame(
    exact('2d4ro1').outcomes,
    enumerate(
      [4, 4, 4, 4],
      ([a = 0, b = 0, c = 0, e = 0]) => (a === 1 ? c : a) + (b === 1 ? e : b),
    ),
  );
});

test('d66 and d3', () => {
  expectSame(
    exact('d66').outcomes,
    enumerate([6, 6], ([tens = 0, units = 0]) => tens * 10 + units),
  );
  expectSame(
    exact('2d3+1').outcomes,
    enumerate([6, 6], (v) => total(v.map((pips) => Math.ceil(pips / 2))) + 1),
  );
});

test('large pools of exploding dice still sum to 1 within 1e-12', () => {
  for (const notation of ['100d8!', '300d6!=6>=5', '1000d10!=10>=6', '50d4!>=3']) {
    const { outcomes, pruned, mean } = exact(notation);
    expect(Math.abs(sumUp(outcomes) - 1)).toBeLessThan(1e-12);
    expect(pruned).toBeLessThan(1e-12);
    expect(mean).toBeGreaterThan(0);
  }
  expect(exact('100d8!').mean).toBeCloseTo((100 * 4.5 * 8) / 7, 9);
  expect(exactDice({ kind: 'number', value: 3 }).outcomes).toEqual([[3, 1]]);
});

test('many equal dice: 100d100 and its neighbours, in whole numbers of ways', () => {
  for (const [count, sides] of [
    [100, 100],
    [43, 6],
    [7, 1000],
    [300, 4],
  ] as const) {
    let ways = [1n];
    for (let die = 0; die < count; die++) {
      const next: bigint[] = [];
      let window = 0n;
      for (let i = 0; i < ways.length + sides - 1; i++) {
        window += (ways[i] ?? 0n) - (ways[i - sides] ?? 0n);
        next.push(window);
      }
      ways = next;
    }
    const all = BigInt(sides) ** BigInt(count);
    const { outcomes, mean } = exact(`${count}d${sides}`);
    for (const [value, p] of outcomes) {
      const n = ways[value - count] ?? 0n;
      const expected = Number((n * 10n ** 400n) / all / 10n ** 100n) / 1e300;
      // Rare ends are as exact as the middle: nothing is ever taken away again.
      expect(Math.abs(p - expected) / Math.max(p, 1e-280), `${value}`).toBeLessThan(1e-11);
    }
    expect(mean).toBeCloseTo((count * (sides + 1)) / 2, 8);
  }
});
