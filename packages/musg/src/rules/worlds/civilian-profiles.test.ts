import { expect, test } from 'vitest';
import { CIVILIANS } from './civilian-profiles.ts';

const PLAIN = [6, 6, 5, 5, 3, 2, 3, 0];
const RANGES = [6, 12, 18];

test('MU-CIV-04 the five civilians have their values and cost nothing', () => {
  expect(CIVILIANS.map(({ name, values }) => [name.en, ...Object.values(values)])).toEqual([
    ['Ashlee', ...PLAIN],
    ['Suzy Q', ...PLAIN],
    ['Selene', ...PLAIN],
    ['Shaun', 6, 7, 4, 5, 3, 2, 3, 0],
    ['Marvin', 8, 8, 4, 4, 4, 3, 4, 0],
  ]);
  for (const { rank, race, mercenary, armour, stride, equipment, abilities, points } of CIVILIANS)
    expect([rank, race, mercenary, armour, stride, equipment, abilities, points]).toEqual([
      'minion',
      'civilian',
      false,
      0,
      0,
      [],
      ['bystander'],
      0,
    ]);
});

test('MU-CIV-05 MU-CIV-06 civilians have their weapons', () => {
  const guns = CIVILIANS.map(({ ranged: [gun] }) => {
    if (!gun) throw new Error('All of them are armed.');
    const { id, ranges, strength, targets, reload, modern, template, hands, cost } = gun;
    return [id, ranges, strength, targets, reload, modern ?? template, hands, cost];
  });
  expect(guns).toEqual([
    ['own-pistol', RANGES, 3, 3, 'fast', true, 1, 0],
    ['own-machine-pistol', RANGES, 3, 3, 'fast', true, 1, 0],
    ['own-pistol', RANGES, 3, 3, 'fast', true, 1, 0],
    ['own-shotgun', null, 4, 1, 'fast', 'flame', 2, 0],
    ['gladys', RANGES, 4, 1, 'fast', true, 1, 0],
  ]);
});

test('MU-CIV-05 Ashlee has a chainsaw, Shaun a bat, the others their hands', () => {
  const blows = CIVILIANS.map(({ melee }) =>
    melee.map(({ id, hands, dice, strength, cost }) => [id, hands, dice, strength, cost]),
  );
  expect(blows).toEqual([
    [['own-chainsaw', 1, 2, 3, 0]],
    [],
    [],
    [['cricket-bat', 1, 1, 1, 0]],
    [],
  ]);
});
