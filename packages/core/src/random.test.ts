import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { randomFrom, seededRandom } from './random.ts';

/** Ends of ranges: dice, bags, and some where many words have to be thrown away. */
const HIGHS = [1, 2, 3, 6, 8, 20, 100, 9_999, 2 ** 31, 3 * 2 ** 30, 2 ** 32 - 1];

test('numbers are those that pure-rand draws from the same words', () => {
  for (const seed of [1, 42, 'a rainy evening']) {
    const random = seededRandom(seed);
    const words = xoroshiro128plusFromState(random.save());
    const low = (high: number) => (high < 2 ** 31 ? -3 : 0);
    for (let i = 0; i < 50; i++)
      for (const high of HIGHS)
        expect(random.between(low(high), high)).toBe(uniformInt(words, low(high), high));
  }
});

test('a generator goes on from where another stood', () => {
  const random = seededRandom(7);
  random.between(1, 6);
  const again = randomFrom(random.save());
  const draw = () => again.between(1, 1_000);
  expect([1, 2, 3].map(() => random.between(1, 1_000))).toEqual([draw(), draw(), draw()]);
});

test('a range of more than a word can be is refused', () => {
  expect(() => seededRandom(1).between(0, 2 ** 32)).toThrow('4294967297 numbers');
});
