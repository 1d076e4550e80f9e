import type { Bot } from '@skirmish-kit/core';
import { BotMissing, type AsyncBot, type WorkerBotOptions } from '../async-bot.ts';
import { acquireWorker, releaseWorker, type PageWorker } from './page-worker.ts';
import type { BotTask, PlayOutTask } from './bot-server.ts';

/** The bot that {@link openWorkerBot} opens. */
export async function botInWorker<S>(options: WorkerBotOptions<S>): Promise<AsyncBot<S>> {
  let worker: PageWorker | undefined;
  let own: Bot<S> | undefined;
  const seat = (): PageWorker => (worker ??= acquireWorker(options.worker, options.start));
  const onThePage = async (): Promise<Bot<S>> => {
    try {
      return (own ??= await options.fallback());
    } catch {
      throw new BotMissing(options.id);
    }
  };
  if (!(await seat().ready)) await onThePage();
  return {
    id: options.id,
    async answer(view) {
      const { question } = view;
      const task: BotTask<S> = { bot: options.id, question, source: options.source };
      const answer = own ? undefined : await seat().ask(task);
      if (typeof answer === 'string') return answer;
      const bot = await onThePage();
      await painted();
      return bot.answer(view);
    },
    async playOut(from, seats, seed) {
      const task: PlayOutTask<S> = { bot: options.id, from, seats, seed, source: options.source };
      const winners = own ? undefined : await seat().ask(task);
      return Array.isArray(winners) ? winners.map(Number) : undefined;
    },
    release() {
      if (worker) releaseWorker(options.worker);
      worker = undefined;
    },
  };
}

/** Lets the page draw first; a page that is not seen draws nothing and does not wait for it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
