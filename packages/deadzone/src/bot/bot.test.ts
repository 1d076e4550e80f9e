import { playSeries, randomBot } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';
import { bot } from './bot.ts';

const GAMES = 20;

test('the bot beats random play from both seats', () => {
  const { players, games } = playSeries(deadzone, deadzone.defaults, [bot, randomBot], {
    games: GAMES,
  });
  expect(games).toBe(GAMES);
  expect(players[0]?.wins).toBeGreaterThanOrEqual(GAMES * 0.9);
});
