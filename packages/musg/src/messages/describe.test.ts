import { expect, test } from 'vitest';
import { figureOf } from '../rules/figures.ts';
import { battleWith } from '../rules/testing/battle.ts';
import { parked } from '../rules/testing/vehicles.ts';
import { describeFigure, describeTable } from './describe.ts';
import { MusgNames } from './names.ts';

test('MU-VEH-22 a figure that boards a vehicle is still counted', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [12, 10],
    ],
    vehicles: [[{ class: 'light' }]],
  });
  const summary = () => describeTable(battle, new MusgNames(battle, 'en'));
  const before = summary();
  parked(battle, 'av1', [20, 20], ['a1']);
  expect(summary()).toBe(before);
  const aboard = describeFigure(
    battle,
    figureOf(battle, 'a1'),
    undefined,
    new MusgNames(battle, 'en'),
  );
  expect(aboard).toContain('in a vehicle');
  expect(aboard).not.toContain('0.05');
  figureOf(battle, 'a2').fate = 'out';
  expect(summary()).not.toBe(before);
});
