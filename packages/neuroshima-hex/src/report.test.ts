import { botAnswers, Game, randomBot, type Report } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { inTurn, play } from './rules/testing/play.ts';
import { units } from './rules/testing/positions.ts';
import { neuroshimaHex } from './system.ts';
import { reportOf } from './report.ts';

function tally({ tallies }: Report, id: string): readonly number[] {
  return tallies.find((each) => each.id === id)?.bySeat ?? [];
}

test('the report says who fell to whom, and in which turn', () => {
  const game = inTurn(
    ['moloch', 'borgo'],
    [...units('moloch', 'hq -2,0', 'hunter-killer 0,0'), ...units('borgo', 'hq 2,0', 'claws 0,-1')],
    ['battle'],
  );
  play(game, 'battle');
  const report = reportOf(game);
  const fell = report.felled.map(({ at: _, turn: __, ...rest }) => rest);
  expect(fell).toContainEqual({ seat: 1, who: 'claws', bySeat: 0, by: 'hunter-killer' });
  for (const { at } of report.felled) expect(game.log[at]?.about).toBe('removed');
  expect(tally(report, 'battles')).toEqual([1, 0]);
  expect(tally(report, 'played')).toEqual([1, 0]);
});

test('points are those of every HQ, from the start to the end of the last turn', () => {
  const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 3 });
  botAnswers(game, new Map([randomBot, randomBot].entries()));
  const { points, tallies, felled } = reportOf(game);
  expect(points[0]).toEqual([20, 20]);
  expect(points.at(-1)).toEqual(game.state.players.map(({ hp }) => hp));
  const turns = game.log.filter(({ about }) => about === 'turn').length;
  expect(points).toHaveLength(turns + 1);
  expect(Math.max(...felled.map(({ turn }) => turn))).toBeLessThanOrEqual(turns);
  const lost = tallies.find(({ id }) => id === 'lost')?.bySeat ?? [];
  expect(lost.reduce((sum, count) => sum + count, 0)).toBe(felled.length);
});

test('NH-MP-09 a game for points counts the points won', () => {
  const setup = { ...neuroshimaHex.defaults, mode: 'score' as const };
  const game = new Game(neuroshimaHex, setup, { seed: 5 });
  botAnswers(game, new Map([randomBot, randomBot].entries()));
  const { points } = reportOf(game);
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)).toEqual(game.state.players.map((player) => player.points));
});
