import { playSeries, randomBot } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { musg } from '../system.ts';
import { bot } from './bot.ts';

const GAMES = Number(process.env['SKIRMISH_BOT_GAMES'] ?? 12);

test('the bot beats random play from both seats', { timeout: 0 }, () => {
  const { players, games } = playSeries(musg, musg.defaults, [bot, randomBot], { games: GAMES });
  expect(games).toBe(GAMES);
  expect(players[0]?.wins).toBeGreaterThanOrEqual(GAMES * 0.85);
});
