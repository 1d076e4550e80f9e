import { randomBot } from '@skirmish-kit/core';
import type { PageBot } from '@skirmish-kit/ui';
import type { Battle } from '../rules/state.ts';

/**
 * A bot for a seat that asks for one; what opens its worker is fetched with it. Where a faction has
 * code of its own, the bot thinks on the page, which alone has it.
 */
export async function loadBot(id: string, hasCode = false): Promise<PageBot<Battle>> {
  if (id === 'random') return randomBot;
  if (hasCode) return (await import('../bot/index.ts')).bot;
  return (await import('./worker-bot.ts')).openBot();
}
