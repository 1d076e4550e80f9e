import { expect, test } from 'vitest';
import {
  d,
  faceList,
  mapReading,
  successes,
  sum,
  symbolDice,
  rollTogether,
  outcomesOf,
} from './index.ts';
import { noted } from './testing/from-notation.ts';

const shooting = successes({ count: 2, sides: 8, at: 4, explodeOn: 8 });

test('a reading merges what reads the same', () => {
  const test7 = mapReading(sum([d(2, 6)]), (total) => (total >= 7 ? 'ok' : 'panic'));
  expect(test7.read([3, 4])).toBe('ok');
  const outcomes = new Map(outcomesOf(test7));
  expect(outcomes.size).toBe(2);
  expect(outcomes.get('ok')).toBeCloseTo(21 / 36, 14);
  expect(test7.notation).toBe('2d6');
  expect(mapReading(sum([d(1, 6)]), String, 'morale').notation).toBe('morale');
});

test('two rolls at once: the first with everything it owes, then the second', () => {
  const duel = rollTogether(shooting, successes({ count: 1, sides: 8, at: 5, explodeOn: 8 }));
  expect(duel.read([8, 2, 5, 8, 8, 1])).toEqual([2, 2]);
  expect(duel.check([8, 2, 5, 8, 8, 1])).toBeUndefined();
  expect(duel.check([8, 2, 5, 8, 8])).toMatchObject({
    code: 'too-few-dice',
    params: { expected: 6, given: 5 },
  });
  expect(duel.check([8, 2, 5, 9])).toMatchObject({ code: 'impossible-face', params: { die: 4 } });
  expect(duel.check([9, 2, 5])).toMatchObject({ code: 'impossible-face', params: { die: 1 } });
  expect(duel.check([1, 2, 3, 4])).toMatchObject({
    code: 'too-many-dice',
    params: { expected: 3 },
  });
  expect(outcomesOf(duel)).toHaveLength(
    outcomesOf(shooting).length *
      outcomesOf(successes({ count: 1, sides: 8, at: 5, explodeOn: 8 })).length,
  );
});

test('rolls together nest', () => {
  const three = rollTogether(rollTogether(shooting, sum([d(1, 6)])), shooting);
  expect(three.read([8, 8, 1, 3, 6, 8, 2, 8, 1])).toEqual([[2, 6], 2]);
  expect(three.check([8, 8, 1, 3, 6, 8, 2, 8, 1])).toBeUndefined();
});

test('single dice, for ties', () => {
  const initiative = faceList([d(1, 6), d(1, 3)]);
  expect(initiative.read([5, 5])).toEqual([5, 3]);
  expect(outcomesOf(initiative)).toHaveLength(18);
  expect(outcomesOf(initiative)[0]).toEqual([[1, 1], 1 / 18]);
  const many = faceList([d(20, 6)]);
  expect(many.check(new Array<number>(20).fill(6))).toBeUndefined();
  expect(() => outcomesOf(many)).toThrow('read less');
});

test('kept and dropped dice', () => {
  expect(noted('2d20kh1').read([4, 17])).toBe(17);
  expect(noted('2d20kl1').read([4, 17])).toBe(4);
  expect(noted('4d6dl1').read([1, 6, 5, 4])).toBe(15);
  expect(noted('4d6dh1').read([1, 6, 5, 4])).toBe(10);
  for (const notation of ['2d20kh1', '2d20kl1', '4d6dl1', '4d6dh1'])
    expect(noted(notation).notation).toBe(notation);
  expect(noted('2d6ro1kh1').read([1, 3, 5])).toBe(5);
});

test('a d3 is a d6 halved and typed in as one', () => {
  const d3 = sum([d(1, 3)]);
  expect([1, 2, 3, 4, 5, 6].map((pips) => d3.read([pips]))).toEqual([1, 1, 2, 2, 3, 3]);
  expect(d3.check([6])).toBeUndefined();
  expect(d3.check([7])).toMatchObject({ params: { sides: 6 } });
  expect(outcomesOf(d3).map(([value]) => value)).toEqual([1, 2, 3]);
});

test('a d66 reads tens, then units', () => {
  expect(noted('d66').read([2, 5])).toBe(25);
  expect(outcomesOf(noted('d66'))).toHaveLength(36);
  expect(outcomesOf(noted('d66')).at(-1)).toEqual([66, 1 / 36]);
  expect(outcomesOf(noted('5d66')).at(-1)?.[1]).toBeCloseTo(36 ** -5, 15);
});

test('dice with words on their faces', () => {
  const command = symbolDice(2, ['move', 'shoot', 'any', 'any']);
  expect(command.read([4, 1])).toEqual(['move', 'any']);
  expect(outcomesOf(command)).toHaveLength(6);
  expect(outcomesOf(command).find(([shown]) => shown.join() === 'move,any')?.[1]).toBeCloseTo(
    1 / 4,
    14,
  );
  expect(command.check([5, 1])).toMatchObject({
    code: 'impossible-face',
    params: { die: 1, sides: 4 },
  });
  expect(outcomesOf(symbolDice(0, ['x', 'y']))).toEqual([[[], 1]]);
});

test('dice that cannot exist are the author’s mistake and told at once', () => {
  expect(() => sum([d(1, 0)])).toThrow('no die with 0 sides');
  expect(() => sum([d(1.5, 6)])).toThrow('cannot be rolled');
  expect(() => symbolDice(1, [])).toThrow('no die with 0 sides');
  expect(() => successes({ count: 1, sides: 1, at: 1, explodeOn: 1 })).toThrow(
    'never comes to rest',
  );
});

test('no dice at all, a modifier alone', () => {
  expect(outcomesOf(sum([], 3))).toEqual([[3, 1]]);
  expect(sum([d(0, 6)], -2).notation).toBe('-2');
  expect(sum([d(-1, 6)]).sample({ between: () => 1, save: () => [] })).toEqual([]);
});
