import type { Bot } from '@skirmish-kit/core';
import type { State } from '../rules/state.ts';
import type { NeuroshimaHex } from '../rules/system.ts';

/** A bot, fetched when a seat asks for it; `bot` is the quickest that plays sensibly. */
export async function loadBot({ bots }: NeuroshimaHex, id: string): Promise<Bot<State>> {
  const load = bots[id] ?? bots['quick'] ?? bots['random'];
  if (!load) throw new Error(`There is no bot “${id}”.`);
  return load();
}
