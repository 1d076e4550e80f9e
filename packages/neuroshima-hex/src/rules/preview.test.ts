import { expect, test } from 'vitest';
import { forecast, heatMap } from './preview.ts';
import { inTurn } from './testing/play.ts';
import { library, units } from './testing/positions.ts';

const LIST = [
  ...units('borgo', 'hq 0,0', 'mutant 1,0 1'),
  ...units('outpost', 'hq 2,-1', 'medic -1,0'),
];

test('NH-DEC-14 a forecast says what a battle now would do, and changes nothing', () => {
  const game = inTurn(['borgo', 'outpost'], LIST, ['claws']);
  const before = game.hash();
  expect(forecast(library, game.state)).toEqual({ lost: [0, 1], scored: [0, 0], units: [0, 1] });
  expect(game.hash()).toBe(before);
});

test('NH-DEC-06 the heat map tries every placing of every tile in hand', () => {
  const game = inTurn(['borgo', 'outpost'], LIST, ['claws', 'officer', 'battle']);
  const before = game.hash();
  const heat = heatMap(library, game.state, 0);
  expect(heat).toHaveLength(15 * 6 * 2);
  const most = Math.max(...heat.map(({ forecast: { lost } }) => lost[1] ?? 0));
  expect(most).toBe(2);
  expect(game.hash()).toBe(before);
});
