import { Game, isProblems, randomBot, botAnswers, startGame } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { causeway } from './system.ts';

test('a game starts from the names that attributes and flags give', async () => {
  const named = { bands: 'herons,ferrymen', rounds: '3' };
  const game = await startGame(causeway, { named });
  expect(isProblems(game) ? game : game.setup).toEqual({
    bands: ['herons', 'ferrymen'],
    rounds: 3,
  });
  const wrong = await startGame(causeway, { named: { bands: 'herons,ferryman' } });
  expect(isProblems(wrong) && wrong[0]?.message).toContain('Did you mean “ferrymen”?');
});

test('every choice stands for what is picked', () => {
  const choices = causeway.choices({ bands: ['peat-cutters'] });
  expect(choices.map(({ id, value }) => `${id} ${value}`)).toEqual([
    'bands peat-cutters',
    'bands herons',
    'rounds 20',
  ]);
});

test('the report counts the fallen, the crossed per round and the risks', () => {
  const game = new Game(causeway, causeway.defaults, { seed: 7 });
  botAnswers(game, new Map([0, 1].map((seat) => [seat, randomBot])));
  const report = causeway.report?.(game);
  const fell = game.state.figures.filter(({ at }) => at === 'fallen').map(({ id }) => id);
  expect(fell.length).toBeGreaterThan(0);
  expect(report?.felled.map(({ who }) => who).toSorted()).toEqual(fell);
  expect(report?.points[0]).toEqual([0, 0]);
  expect(report?.points.at(-1)).toEqual(game.outcome?.scores);
  const rolls = game.log.filter(({ kind }) => kind === 'roll');
  const logged = report?.tallies.flatMap(({ bySeat }) => bySeat) ?? [];
  expect(logged.reduce((a, b) => a + b)).toBe(rolls.length);
});
