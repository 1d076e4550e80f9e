import { expect, test } from 'vitest';
import { hurtsOn } from './damage.ts';
import { figureOf } from './figures.ts';
import { resistanceOf } from './resistance.ts';
import { activate, battleWith, perform, recruit } from './testing/battle.ts';

test('MU-DMG-01 the table has the values of the book', () => {
  // prettier-ignore
  const cases = [[3, 3, 4], [4, 2, 3], [5, 1, 2], [1, 5, 6], [3, 6, 5], [4, 6, 5], [8, 4, 2], [10, 10, 4], [12, 12, 4], [8, 12, 6]] as const;
  for (const [strength, resistance, need] of cases)
    expect(hurtsOn(strength, resistance), `${strength} ${resistance}`).toBe(need);
});

test('MU-DMG-02 a 6 always hurts and a 1 never does', () => {
  for (let strength = 1; strength <= 12; strength++)
    for (let resistance = 1; resistance <= 12; resistance++) {
      expect(hurtsOn(strength, resistance)).toBeGreaterThanOrEqual(2);
      expect(hurtsOn(strength, resistance)).toBeLessThanOrEqual(6);
    }
});

test('MU-DMG-03 values outside the table count as its ends', () => {
  expect(hurtsOn(13, 12)).toBe(hurtsOn(12, 12));
  expect(hurtsOn(0, 3)).toBe(hurtsOn(1, 3));
  expect(hurtsOn(3, 0)).toBe(hurtsOn(3, 1));
  expect(hurtsOn(3, 14)).toBe(hurtsOn(3, 12));
});

test('MU-CHAR-10 MU-DMG-04 MU-EQ-03 MU-EQ-04 Resistance adds armour and shield', () => {
  const battle = battleWith({
    a: [
      [5, 5],
      [5, 10, { equipment: ['light-armour'] }],
      [5, 15, { equipment: ['heavy-armour', 'shield'] }],
    ],
  });
  expect(battle.figures.map((figure) => resistanceOf(battle, figure))).toEqual([2, 3, 5]);
});

test('MU-EQ-01 bionic arms add up: two are +2 Resistance and +2 Strength', () => {
  const { values, armour } = recruit({ equipment: ['bionic-arm', 'bionic-arm'] }, 'generic');
  expect([values.strength, armour]).toEqual([5, 2]);
});

test('MU-EQ-05 MU-EDGE-05 a shield helps only while a hand is free', () => {
  const shielded = (weapons: readonly string[], key: string) => {
    const battle = battleWith({
      a: [[5, 5, { weapons, equipment: ['shield'] }]],
      b: [[key.startsWith('strike') ? 6.05 : 9, 5]],
    });
    activate(battle, 'a1');
    const dice = key.split('+').length;
    const faces = key.includes('sword+dagger')
      ? [[1, 1], [1]]
      : [Array.from({ length: dice }, () => 1)];
    perform(battle, key, { faces: key.includes('axe-2h') ? [[1, 1, 1]] : faces });
    return resistanceOf(battle, figureOf(battle, 'a1'));
  };
  expect(shielded(['pistol'], 'shoot:pistol:b1')).toBe(3);
  expect(shielded(['rifle'], 'shoot:rifle:b1')).toBe(2);
  expect(shielded(['axe-2h'], 'strike:b1:axe-2h')).toBe(2);
  expect(shielded(['sword', 'dagger'], 'strike:b1:sword+dagger')).toBe(2);
});
