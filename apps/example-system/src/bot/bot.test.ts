import { playSeries, randomBot } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';
import { bot } from './bot.ts';

test('the bot wins nine games of ten against chance', () => {
  const { players } = playSeries(causeway, causeway.defaults, [bot, randomBot], { games: 200 });
  expect(players[0]?.wins).toBeGreaterThan(180);
});
