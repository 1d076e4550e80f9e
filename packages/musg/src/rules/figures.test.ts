import { expect, test } from 'vitest';
import { areEngaged, figureOf, gunsInReach, outranks } from './figures.ts';
import { activate, battleWith, piece, refused } from './testing/battle.ts';

test('MU-ACT-05 MU-CHAR-04 nobody fights a storey apart, and a chief ranks highest', () => {
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

test('MU-EQ-09 MU-RW-04 nobody heals or fires a gun from a roof at its foot', () => {
  const battle = battleWith({
    a: [
      [15.6, 13, { rank: 'chief', equipment: ['medikit'] }],
      [16.6, 13, { life: 1 }],
    ],
    terrain: [piece('roof', [10, 10, 6, 6], { ground: 'impassable', height: 60 })],
  });
  const healer = activate(battle, 'a1');
  Object.assign(healer, { level: 60, on: 'roof' });
  expect(refused(battle, 'medikit:a2')).toBe('not-in-contact MU-EQ-09');
  const gun = { id: 'gun-1', seat: 0, weapon: 'cannon', radius: 10, at: healer.at };
  expect(gunsInReach({ ...battle, guns: [gun] }, healer)).toEqual([]);
  expect(gunsInReach({ ...battle, guns: [gun] }, figureOf(battle, 'a2'))).toEqual([gun]);
  Object.assign(healer, { level: 0, on: null });
  expect(refused(battle, 'medikit:a2')).toBeUndefined();
});
