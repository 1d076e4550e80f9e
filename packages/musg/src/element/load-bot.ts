import { randomBot } from '@skirmish-kit/core';
import { openWorkerBot, type PageBot } from '@skirmish-kit/ui';
import type { Battle } from '../rules/state.ts';

/** A bot for a seat that asks for one. It thinks in a worker; the page fetches it where none may be. */
export async function loadBot(id: string): Promise<PageBot<Battle>> {
  if (id === 'random') return randomBot;
  return openWorkerBot<Battle>({
    id: 'bot',
    worker: 'musg',
    start: (Worker) => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    fallback: async () => (await import('../bot/index.ts')).bot,
  });
}
