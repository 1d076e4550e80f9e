import { playSeries, randomBot } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';
import { bot } from './bot.ts';

test('the bot wins seven games of ten against chance, and loses hardly any', () => {
  const { players } = playSeries(sketchGame, sketchGame.defaults, [bot, randomBot], {
    games: 200,
  });
  expect(players[0]?.wins).toBeGreaterThan(140);
  expect(players[0]?.losses).toBeLessThan(20);
});
