import { expect, test } from 'vitest';
import { areEngaged, outranks } from './figures.ts';
import { battleWith } from './testing/battle.ts';

test('MU-ACT-05 MU-CHAR-04 a storey apart nobody fights, and a chief ranks above all but his like', () => {
  const battle = battleWith({
    a: [
      [10, 10, { rank: 'chief' }],
      [30, 30, { rank: 'lieutenant' }],
    ],
    b: [[11, 10, { rank: 'chief' }]],
  });
  const [chief, lieutenant, other] = battle.figures;
  if (!chief || !lieutenant || !other) throw new Error('Three are there.');
  expect([
    outranks(chief, other),
    outranks(chief, lieutenant),
    outranks(lieutenant, other),
  ]).toEqual([false, true, false]);
  chief.level = 19;
  expect(areEngaged(battle, chief, other)).toBe(true);
  chief.level = 20;
  expect(areEngaged(battle, chief, other)).toBe(false);
});
