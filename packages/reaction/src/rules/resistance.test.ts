import { expect, test } from 'vitest';
import { battleOf } from './testing/scripted-battle.ts';

test('RX-RES-01 basic 7, leader 8, hero 9', () => {
  const battle = battleOf(['a1', 'a2 leader @200,200', 'a3 hero @300,300', 'a4 r5 @400,400']);
  expect(battle.figures.map(({ resistance }) => resistance)).toEqual([7, 8, 9, 5]);
});

test('RX-RES-02 drone 7, robot 9, war machine 12, or as the table says', () => {
  const lines = ['a1 drone', 'a2 robot @200,200', 'a3 war-machine @400,400'];
  expect(battleOf(lines).figures.map(({ resistance }) => resistance)).toEqual([7, 9, 12]);
  const settings = { droneResistance: 6, robotResistance: 8, warMachineResistance: 14 };
  expect(battleOf(lines, { settings }).figures.map(({ resistance }) => resistance)).toEqual([
    6, 8, 14,
  ]);
});
