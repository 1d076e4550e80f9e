import { expect, test } from 'vitest';
import { d, faceList, opposed, mapReading, sum, rollTogether, outcomesOf } from './index.ts';

test('the margins of the same two rolls are worked out once', () => {
  const mine = () => sum([d(2, 6)]);
  const theirs = () => sum([d(1, 8)]);
  const margins = outcomesOf(opposed(mine(), theirs()));
  expect(outcomesOf(opposed(mine(), theirs()))).toBe(margins);
  expect(outcomesOf(opposed(mine(), theirs(), 0, 3))).not.toBe(margins);
  expect(outcomesOf(opposed(mine(), mine()))).not.toBe(margins);
  expect(outcomesOf(opposed(mine(), theirs()))).toBe(margins);
});

test('an unfinished opposed roll shows the other side as it would answer', () => {
  const answer = (value: number) => sum([d(value, 6)]);
  const duel = opposed(sum([d(1, 3)]), answer);
  expect(duel.rolls?.([]).map(({ notation }) => notation)).toEqual(['d3', 'd6']);
  expect(duel.rolls?.([5, 4, 4, 4]).map(({ notation }) => notation)).toEqual(['d3', '3d6']);
});

test('dice that fall in too many ways to list can be rolled against others', () => {
  const many = mapReading(faceList([d(5, 10), d(1, 2)]), (values) => values[0] ?? 0);
  const duel = opposed(many, sum([d(1, 6)]));
  expect(duel.notation).toBe('5d10, d2 vs d6');
  expect(duel.read([9, 1, 1, 1, 1, 2, 6])).toBe(3);
  expect(duel.rolls?.([9]).map(({ notation }) => notation)).toEqual(['5d10, d2', 'd6']);
});

test('an opposed roll asks once for every roll that there can be', () => {
  const asked: number[] = [];
  const duel = opposed(sum([d(1, 4)]), (value) => {
    asked.push(value);
    return sum([d(value, 6)]);
  });
  outcomesOf(duel);
  expect(duel.read([3, 1, 1, 1])).toBe(0);
  expect(asked.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
});

test('an impossible face of the first roll is reported, whatever follows', () => {
  const duel = opposed(sum([d(1, 8)]), sum([d(1, 6)]));
  expect(duel.check([9, 1])).toMatchObject({ code: 'impossible-face', params: { die: 1 } });
});

test('an opposed roll behind another is answered by its own dice', () => {
  const duel = opposed(sum([d(1, 3)]), (value) => sum([d(value, 6)]));
  const both = rollTogether(sum([d(1, 6)]), duel);
  // A five on the die is a 3 of a d3, which three dice answer.
  expect(both.check([2, 5, 4, 4, 4])).toBeUndefined();
  expect(both.check([2, 5, 4, 4])).toMatchObject({ code: 'too-few-dice', params: { expected: 5 } });
});
