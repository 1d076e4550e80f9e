import { expect, test } from 'vitest';
import { resolveBoard } from './resolved-board.ts';
import { tableAt, units } from './testing/positions.ts';
import { boardOf } from './table.ts';
import { optionsOf } from './variants.ts';

const HILL = { board: 'hill' } as const;

test('NH-BRD-07 the hill lifts the centre by two, the six hexes around it by one', () => {
  const lifts = boardOf(optionsOf('3.0', HILL)).names.map((hex) => {
    const table = tableAt(units('borgo', `claws ${hex}`), { options: HILL });
    return resolveBoard(table).pieces[0]?.initiative;
  });
  expect(lifts).toEqual([2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('NH-OPEN-02 the hill lifts no HQ unless the table says so', () => {
  const lift = (hillLiftsHq: boolean) => {
    const options = { ...HILL, hillLiftsHq };
    return resolveBoard(tableAt(units('borgo', 'hq 0,0'), { options })).pieces[0]?.initiative;
  };
  expect(lift(false)).toBe(0);
  expect(lift(true)).toBe(2);
});

test('NH-BRD-07 on the plain side of the board nobody is lifted', () => {
  expect(resolveBoard(tableAt(units('borgo', 'claws 0,0'))).pieces[0]?.initiative).toBe(0);
});
