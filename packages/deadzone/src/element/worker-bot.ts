import { openWorkerBot, type PageBot } from '@skirmish-kit/ui';
import type { Battle } from '../rules/state.ts';

/** The bot thinks in a worker; the page fetches it where none may be. */
export function openBot(): Promise<PageBot<Battle>> {
  return openWorkerBot<Battle>({
    id: 'bot',
    worker: 'deadzone',
    start: (Worker) => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    fallback: async () => (await import('../bot/index.ts')).bot,
  });
}
