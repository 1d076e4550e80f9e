import { Game, isProblems, randomBot, botAnswers, startGame } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { sketchGame } from './system.ts';

test('a game starts from the names that attributes and flags give', async () => {
  const named = { crews: 'raiders,wardens', rounds: '3' };
  const game = await startGame(sketchGame, { named });
  expect(isProblems(game) ? game : game.setup).toEqual({
    crews: ['raiders', 'wardens'],
    rounds: 3,
  });
  const wrong = await startGame(sketchGame, { named: { crews: 'raiders,warden' } });
  expect(isProblems(wrong) && wrong[0]?.message).toContain('Did you mean “wardens”?');
});

test('every choice stands for what is picked', () => {
  const choices = sketchGame.choices({ crews: ['raiders'] });
  expect(choices.map(({ id, value }) => `${id} ${value}`)).toEqual([
    'crews raiders',
    'crews raiders',
    'rounds 12',
  ]);
});

test('the report tells who fell to whom, and how many stood after each round', () => {
  const game = new Game(sketchGame, sketchGame.defaults, { seed: 7 });
  botAnswers(game, new Map([0, 1].map((seat) => [seat, randomBot])));
  const report = sketchGame.report?.(game);
  const fell = game.state.figures.filter(({ standing }) => !standing).map(({ id }) => id);
  expect(report?.felled.map(({ who }) => who).sort()).toEqual(fell);
  expect(report?.points[0]).toEqual([3, 3]);
  expect(report?.points.at(-1)).toEqual(game.outcome?.scores);
  const rolls = game.log.filter(({ kind }) => kind === 'roll');
  expect(report?.tallies[0]?.bySeat.reduce((a, b) => a + b)).toBe(rolls.length);
});
