import { Game, isProblems, loadRecord, randomBot, botAnswers } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';
import { standing } from './state.ts';

const GAMES = Number(process.env['SKIRMISH_GAMES'] ?? 40);

test('whatever is played ends, nobody shares a square, and its record is the same game', () => {
  const bots = new Map([0, 1].map((seat) => [seat, randomBot]));
  for (let seed = 0; seed < GAMES; seed++) {
    const game = new Game(sketchGame, sketchGame.defaults, { seed });
    botAnswers(game, bots);
    expect(game.outcome, `seed ${seed}`).toBeDefined();
    const squares = standing(game.state).map(({ at }) => at);
    expect(new Set(squares).size).toBe(squares.length);
    const again = loadRecord(sketchGame, game.record());
    expect(isProblems(again) ? again : again.state).toEqual(game.state);
  }
});
