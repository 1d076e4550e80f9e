import { expect, test } from 'vitest';
import {
  d,
  exploding,
  sum,
  diceChance,
  faceList,
  isDiceProblem,
  makeFaces,
  parseDice,
  tally,
  outcomesOf,
} from './index.ts';
import { parseFaces } from './faces.ts';

/** Why dice are refused, or `fine`. */
function reported(text: string): string {
  const dice = parseDice(text);
  return isDiceProblem(dice) ? dice.code : 'fine';
}

/**
 * The first roll that is too large, for each way of rolling. Smaller ones may be in a link or a pack and
 * must stay readable; larger ones must not hold up a page.
 */
test.each([
  ['added up by squaring', (n: number) => `${n}d2`, 6323],
  ['added up by a sliding window', (n: number) => `${n}d6`, 1414],
  ['four-sided, by a sliding window', (n: number) => `${n}d4`, 1825],
  ['three-sided, by squaring', (n: number) => `${n}d3`, 3161],
  ['large dice', (n: number) => `${n}d1000`, 100],
  ['two at a time', (n: number) => `${n}d66`, 114],
  ['exploding', (n: number) => `${n}d6!`, 874],
  ['exploding half of the time', (n: number) => `${n}d2!`, 1722],
  ['rolled again', (n: number) => `${n}d10r<3`, 702],
  ['counted', (n: number) => `${n}d10>=7`, 6323],
  ['exploding often', (n: number) => `d${n}!>=2`, 83],
  ['kept', (n: number) => `100d100kh${n}`, 19],
  ['kept from many', (n: number) => `500d${n}kh250`, 2],
  ['of several kinds', (n: number) => `100d10kh40+${n}d6`, 1258],
  ['put together', (n: number) => `200d100+${n}d100`, 6],
  ['against others', (n: number) => `200d100 vs ${n}d100`, 6],
  ['all multiplied', (n: number) => `9*(${n}d6)`, 1411],
  ['multiplied', (n: number) => `${n}*d6`, 199_999],
  ['multiplied, with others', (n: number) => `${n}*d6+d6`, 199_998],
  ['multiplied, against others', (n: number) => `${n}*d6 vs d6`, 199_998],
  ['two at a time, multiplied', (n: number) => `${n}*d66`, 18_181],
  ['many multiplied', (n: number) => `${n}*(10d10)`, 11_111],
])('dice %s: the most that is computed', (_, dice, most) => {
  expect(reported(dice(most))).toBe('fine');
  expect(reported(dice(most + 1))).toBe('dice-too-costly');
});

test('values end at a thousand milliards', () => {
  expect(reported('1000000*1000000')).toBe('fine');
  expect(reported('1000000*1000000+1')).toBe('number-too-large');
  expect(reported('1000000*1000001')).toBe('number-too-large');
  expect(reported('1000000*1000000+d6')).toBe('number-too-large');
  expect(reported('d6-1000000*1000000')).toBe('number-too-large');
});

test('values of dice count as well, about', () => {
  expect(reported('1000000000*(999d1)')).toBe('fine');
  expect(reported('1000000000*(1001d1)')).toBe('number-too-large');
  expect(reported('1000000*1000000-700+100d6')).toBe('fine');
  expect(reported('1000000*1000000-450+100d6')).toBe('number-too-large');
});

test('large dice that often explode are too costly to add, but can be counted', () => {
  expect(reported('d1000!>=501')).toBe('dice-too-costly');
  expect(reported('d1000!>=501>=700')).toBe('fine');
});

test('an endless explosion is followed as far as anybody will see, and no further', () => {
  const ends = (count: number) =>
    outcomesOf(sum([exploding(d(count, 6), { compare: '=', value: 6 })])).at(-1);
  expect(ends(1)?.[0]).toBe(113);
  for (const count of [1, 3]) expect(ends(count)?.[1]).toBeGreaterThan(1e-17);
});

test('a tally does not list what nobody will ever see', () => {
  // Thirty ones on thirty d8 come up once in 8^30, about 10^27.
  const ones = outcomesOf(tally(d(30, 8), [{ compare: '=', value: 1 }]));
  expect(Math.min(...ones.map(([, p]) => p))).toBeGreaterThan(1e-22);
  expect(ones[0]?.[1]).toBeCloseTo((7 / 8) ** 30, 14);
});

test('ten thousand dice in all, a thousand sides', () => {
  expect(reported('10001d2')).toBe('dice-too-many');
  expect(reported('5000d1+5001d1')).toBe('dice-too-many');
  expect(reported('5000d1+5000d1')).not.toBe('dice-too-many');
  expect(reported('d1000')).toBe('fine');
  expect(reported('d1001')).toBe('no-such-die');
  expect(reported('d0')).toBe('no-such-die');
});

test('dice are listed one by one up to a hundred thousand ways', () => {
  expect(outcomesOf(faceList([d(5, 10)]))).toHaveLength(100_000);
  expect(() => outcomesOf(faceList([d(5, 10), d(1, 2)]))).toThrow('200000 ways');
  expect(() => faceList([d(1, 0)])).toThrow('no die with 0 sides');
});

test('several d66: each pair is tens and units', () => {
  const dice = parseDice('2d66');
  if (isDiceProblem(dice)) throw new Error(dice.message);
  expect(diceChance(dice).read([1, 2, 3, 4])).toBe(12 + 34);
});

test('faces as people type them', () => {
  for (const text of ['5.8.2', '5 8 2', '5, 8; 2', ' 5\n8\t2.']) {
    expect(parseFaces(text)).toEqual([5, 8, 2]);
  }
  expect(parseFaces('')).toEqual([]);
  expect(parseFaces('-3')).toEqual([-3]);
  expect(makeFaces([5, 8, 2])).toBe('5.8.2');
  expect(makeFaces([])).toBe('');
});

test('an invalid face is reported with its first twenty characters', () => {
  expect(parseFaces('5.six.7')).toMatchObject({ code: 'not-a-face', params: { face: 'six' } });
  expect(parseFaces('x'.repeat(21))).toMatchObject({ params: { face: 'x'.repeat(20) } });
  expect(parseFaces('123456789')).toEqual([123456789]);
  expect(parseFaces('1234567890')).toMatchObject({ code: 'not-a-face' });
  expect(parseFaces('1-2')).toMatchObject({ code: 'not-a-face' });
});

test('a hundred thousand characters of faces are read, one more is not', () => {
  const text = '6.'.repeat(50_000);
  expect(parseFaces(text)).toHaveLength(50_000);
  expect(parseFaces(`${text} `)).toMatchObject({
    code: 'faces-too-long',
    params: { longest: 100_000 },
  });
});
