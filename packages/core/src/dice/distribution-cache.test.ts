import { expect, test } from 'vitest';
import { DistributionCache } from './distribution-cache.ts';
import { d, diceChance, isDiceProblem, parseDice, sum, outcomesOf } from './index.ts';
import { noted } from './testing/from-notation.ts';

test('a law is computed once, and the oldest of many is forgotten', () => {
  const computed: string[] = [];
  const memo = new DistributionCache<string>((value) => value.length);
  const get = (name: string) => memo.get(name, () => (computed.push(name), name));
  expect([get('a'), get('a'), get('b'), get('a')]).toEqual(['a', 'a', 'b', 'a']);
  expect(computed).toEqual(['a', 'b']);
  for (let i = 2; i < 512; i++) get(String(i));
  expect([get('a'), computed.length]).toEqual(['a', 512]);
  get('one more');
  get('b');
  expect(computed).toHaveLength(513);
  get('a');
  expect(computed).toHaveLength(514);
});

test('long laws drop the oldest, and one that fills the cache alone is not kept', () => {
  let computed = 0;
  const cache = new DistributionCache<number>((length) => length);
  const get = (length: number) => cache.get(String(length), () => (computed++, length));
  for (const length of [300_000, 200_000, 300_000, 200_000]) get(length);
  expect(computed).toBe(2);
  get(1);
  get(200_000);
  expect(computed).toBe(3);
  get(300_000);
  expect(computed).toBe(4);
  get(500_001);
  get(500_001);
  expect(computed).toBe(6);
});

test('failures that explode are rolled on until they stop', () => {
  const law = new Map(outcomesOf(noted('d6!=1>=5')));
  expect(law.get(0)).toBeCloseTo(3 / 5, 12);
  expect(law.get(1)).toBeCloseTo(2 / 5, 12);
  expect(law.size).toBe(2);
});

test('a modifier is written with its sign, and alone when there are no dice', () => {
  expect(sum([d(1, 6)], 1).notation).toBe('d6+1');
  expect(sum([d(1, 6)], -1).notation).toBe('d6-1');
  expect(sum([d(1, 6)]).notation).toBe('d6');
  expect(sum([]).notation).toBe('0');
  expect(sum([], 2).notation).toBe('2');
});

test('parentheses side by side are not inside one another; twenty deep is enough', () => {
  const code = (text: string) => {
    const dice = parseDice(text);
    return isDiceProblem(dice) ? dice.code : 'fine';
  };
  expect(code(Array(30).fill('(d6)').join('+'))).toBe('fine');
  expect(code(`${'('.repeat(20)}d6${')'.repeat(20)}`)).toBe('fine');
  expect(code(`${'('.repeat(21)}d6${')'.repeat(21)}`)).toBe('dice-too-deep');
  expect(code(`d6${' '.repeat(498)}`)).toBe('fine');
  expect(code(`d6${' '.repeat(499)}`)).toBe('dice-too-long');
  expect(code('d6+1000000000')).toBe('fine');
  expect(code('d6+1000000001')).toBe('number-too-large');
});

test('a roll that is not finished is read as far as it lies there', () => {
  const dice = parseDice('3d6');
  if (isDiceProblem(dice)) throw new Error(dice.message);
  expect(diceChance(dice).check([1, 2])).toMatchObject({
    code: 'too-few-dice',
    params: { expected: 3, given: 2 },
  });
});
