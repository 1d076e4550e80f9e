import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { PUZZLES } from './collection.ts';
import { makeGoals, parseGoals } from './goal-notation.ts';

test('the goals of every puzzle can be written and read again', () => {
  for (const { goals } of PUZZLES) expect(parseGoals(makeGoals(goals))).toEqual(goals);
});

test('points that an army has to lose are a goal too', () => {
  expect(parseGoals('moloch:3')).toEqual([{ kind: 'damage', least: 3 }]);
});

test.each(['', 'damage', 'win-2', 'shield-x', 'sing-3', 'win, sing'])(
  'a text that is no goal is reported: "%s"',
  (text) => {
    const found = parseGoals(text);
    expect(isProblems(found) && found[0]?.path).toBe('goal');
  },
);
