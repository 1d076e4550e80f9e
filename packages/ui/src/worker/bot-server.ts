import {
  answerQuestion,
  playOutFrom,
  type Bot,
  type BotQuestion,
  type PlayoutOptions,
  type ResumePoint,
} from '@skirmish-kit/core';
import { handleTasks } from './page-worker.ts';

/** The request of a page to a worker: the bot, its question, and the data of the rules. */
export interface BotTask<S = unknown, Source = unknown> {
  readonly bot: string;
  readonly question: BotQuestion<S>;
  readonly source: Source;
}

/** The request for a position: who wins if bots continue from there. */
export interface PlayOutTask<S = unknown, Source = unknown> {
  readonly bot: string;
  readonly from: ResumePoint<S>;
  readonly seats: number;
  readonly seed: number;
  readonly source: Source;
}

/** The rules of a game and the bots that play it. */
export interface BotRules<S> extends PlayoutOptions<S> {
  readonly bots: readonly Bot<S>[];
}

/**
 * All there is to the worker of a system: it stands at the question that a page sends, with all
 * its answers and refusals, and lets the bot answer. `systemOf` makes the rules of what the page
 * says they are made of, such as the packs of fan armies; games go on with the same for a while.
 *
 * @example
 * ```ts
 * // In a worker; the page asks with `openWorkerBot({ id: 'random', worker: 'coin', … })`.
 * function* step(state: { call?: number }) {
 *   const options = [{ key: 'heads', value: 0 }, { key: 'tails', value: 1 }];
 *   state.call = yield* choose({ who: 0, about: 'call', rule: 'COIN-01', options });
 * }
 * const outcome = ({ call }: { call?: number }) =>
 *   call === undefined ? undefined : { winners: [call], scores: [], reason: 'called' };
 * serveBots(() => ({ id: 'coin', step, outcome, bots: [randomBot] }));
 * ```
 */
export function serveBots<S, Source>(systemOf: (source: Source) => BotRules<S>): void {
  let made: { readonly key: string; readonly system: BotRules<S> } | undefined;
  handleTasks((task: BotTask<S, Source> | PlayOutTask<S, Source>) => {
    const { bot, source } = task;
    const key = JSON.stringify(source) ?? '';
    if (made?.key !== key) made = { key, system: systemOf(source) };
    const { system } = made;
    const player = system.bots.find(({ id }) => id === bot);
    if (!player) throw new Error(`${system.id} has no bot “${bot}”.`);
    if ('question' in task) return answerQuestion(system, player, task.question);
    const bots = Array.from({ length: task.seats }, () => player);
    return playOutFrom(system, task.from, bots, task.seed).outcome.winners;
  });
}
