import { randomBot } from '@skirmish-kit/core';
import type { PageBot } from '@skirmish-kit/ui';
import type { Battle } from '../rules/state.ts';

/** A bot for a seat that asks for one; what opens its worker is fetched with it. */
export async function loadBot(id: string): Promise<PageBot<Battle>> {
  return id === 'random' ? randomBot : (await import('./worker-bot.ts')).openBot();
}
