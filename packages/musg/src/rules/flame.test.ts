import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { flameShape } from './flame.ts';
import { battleWith } from './testing/battle.ts';
import { eventsOf } from './testing/logged-events.ts';

test('MU-TMPL-08 flames are 30 degrees wide after 8 paces and log how many they touch', () => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['flamethrower'] }]],
    b: [
      [14, 10],
      [16, 10],
    ],
  });
  const ys = flameShape(figureOf(battle, 'a1'), figureOf(battle, 'b1')).map(([, y]) => y);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([157, 243]);
  expect(eventsOf(battle, 'a1', 'shoot:flamethrower:b1', { faces: [[1], [1]] })[1]).toBe(
    'burns MU-TMPL-08 a1 2',
  );
});
