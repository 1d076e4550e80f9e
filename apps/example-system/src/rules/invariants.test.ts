import { Game, isProblems, loadRecord, randomBot, botAnswers } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';
import { isOnTheWay } from './state.ts';

const GAMES = Number(process.env['SKIRMISH_GAMES'] ?? 40);

test('whatever is played ends, nobody shares a stone, and its record is the same game', () => {
  const bots = new Map([0, 1].map((seat) => [seat, randomBot]));
  for (let seed = 0; seed < GAMES; seed++) {
    const game = new Game(causeway, causeway.defaults, { seed });
    botAnswers(game, bots);
    expect(game.outcome, `seed ${seed}`).toBeDefined();
    const stones = game.state.figures.filter(isOnTheWay).map(({ at }) => at);
    expect(new Set(stones).size).toBe(stones.length);
    const again = loadRecord(causeway, game.record());
    expect(isProblems(again) ? again : again.state).toEqual(game.state);
  }
});
