import { randomBot, type PlayableSystem } from '@skirmish-kit/core';
import { openWorkerBot, type PageBot } from '@skirmish-kit/ui';
import type { BotId } from '../bot/index.ts';
import type { Setup, State } from '../rules/state.ts';
import type { FanArmies } from '../packs/fan-armies.ts';

/**
 * A bot for a seat that asks for one; `bot` is the quickest that plays sensibly. It thinks in a
 * worker, except for armies with a companion, whose code only the page has.
 */
export async function loadBot(
  { bots }: PlayableSystem<State, Setup>,
  { packs, companions }: FanArmies,
  name: string,
): Promise<PageBot<State>> {
  if (name === 'random') return randomBot;
  const bot: BotId = name === 'strong' ? 'strong' : 'quick';
  const load = bots[bot];
  if (!load) throw new Error(`There is no bot “${bot}”.`);
  if (companions.length > 0) return load();
  return openWorkerBot<State>({
    id: bot,
    worker: 'neuroshima-hex',
    start: (Worker) => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    source: packs,
    fallback: load,
  });
}
