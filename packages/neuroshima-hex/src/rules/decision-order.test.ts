import { expect, test } from 'vitest';
import { isAskedBefore } from './decision-order.ts';
import { resolveBoard } from './resolved-board.ts';
import { tableAt, units } from './testing/positions.ts';

/** Who is asked in which order, as `army q,r`. */
function order(first: number): string[] {
  const list = [
    ...units('outpost', 'hq -2,0', 'scoper 1,0'),
    ...units('moloch', 'hq 2,-2', 'brain 1,1'),
    ...units('borgo', 'hq 0,2', 'mutant -1,1'),
  ];
  const table = tableAt(list, { mode: 'deathmatch', armies: ['outpost', 'moloch', 'borgo'] });
  const field = resolveBoard(table);
  return [...field.pieces]
    .sort(isAskedBefore(field, first))
    .map(({ seat, cell }) => `${table.armies[seat]?.id} ${table.board.names[cell]}`);
}

test('NH-OPEN-21 decisions go clockwise, by hex, with captured modules last', () => {
  expect(order(0)).toEqual([
    'outpost 1,0',
    'outpost -2,0',
    'moloch 2,-2',
    'borgo -1,1',
    'borgo 0,2',
    'moloch 1,1',
  ]);
  expect(order(1).map((text) => text.split(' ')[0])).toEqual([
    ...['moloch', 'borgo', 'borgo', 'outpost', 'outpost', 'moloch'],
  ]);
  expect(order(2).map((text) => text.split(' ')[0])).toEqual([
    ...['borgo', 'borgo', 'outpost', 'outpost', 'moloch', 'moloch'],
  ]);
});
