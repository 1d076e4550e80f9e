import { randomBot, type Bot } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';

/** The bot, fetched when a seat asks for it; in a bundle it lies in a file beside it. */
export async function loadBot(id: string): Promise<Bot<Battle>> {
  if (id === 'random') return randomBot;
  const { bot } = await import('../rules/bot.ts');
  return bot;
}
