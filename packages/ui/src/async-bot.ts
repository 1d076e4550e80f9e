import type { Bot, BotQuestion, BotView, ResumePoint, Seat } from '@skirmish-kit/core';
import type { WorkerStart } from './worker/page-worker.ts';

/** The question to a bot on a page, in two forms: to be computed on the page, or sent. */
export interface AsyncBotView<S> extends BotView<S> {
  readonly question: BotQuestion<S>;
}

/** A bot on a page: it may take its time, so that the page never stands still. */
export interface AsyncBot<S> {
  readonly id: string;
  answer(view: AsyncBotView<S>): string | Promise<string>;
  /**
   * The winner if bots like this one continue from this position, with dice of that seed; `undefined` without
   * a worker to play it.
   */
  playOut?(from: ResumePoint<S>, seats: number, seed: number): Promise<readonly Seat[] | undefined>;
  /** Called when nobody waits for its answers for now; asked again, it comes back. */
  release?(): void;
}

/** A bot could be loaded neither for a worker nor for the page. */
export class BotMissing extends Error {
  override readonly name = 'BotMissing';

  constructor(bot: string) {
    super(`The bot “${bot}” could not be loaded.`);
  }
}

/** Bots by seat; seats without one are played by people. */
export type SeatedAsyncBots<S> = ReadonlyMap<Seat, AsyncBot<S>>;

export interface WorkerBotOptions<S> {
  readonly id: string;
  /** The worker's name; bots of one name share one worker. */
  readonly worker: string;
  readonly start: WorkerStart;
  /** The data from which the worker makes its rules; see {@link serveBots}. */
  readonly source?: unknown;
  /** The bot itself, for pages that allow no worker. */
  fallback(): Promise<Bot<S>>;
}

/**
 * A bot that thinks in a worker beside the page or, where there can be none, on the page after it
 * has been drawn. Rejects when the bot can be had neither way.
 */
export async function openWorkerBot<S>(options: WorkerBotOptions<S>): Promise<AsyncBot<S>> {
  return (await import('./worker/worker-bot.ts')).botInWorker(options);
}
