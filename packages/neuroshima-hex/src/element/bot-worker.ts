/** Runs in a worker beside the page: answers the questions that are put to bots. */
import { answerTasks } from '@skirmish-kit/ui/plain';
import type { ArmyPack } from '../packs/army-pack.ts';
import { makeLibrary } from '../packs/built-in.ts';
import { answerTask, type BotTask } from '../rules/bot.ts';
import type { Library } from '../rules/table.ts';
import { makeArmy } from '../rules/tile.ts';

/** A question, with the fan armies it needs. */
export interface HexBotTask {
  readonly question: BotTask;
  readonly packs: readonly ArmyPack[];
}

let known: { readonly key: string; readonly library: Library } | undefined;

/** Games go on with the same armies for a while. */
function libraryOf(packs: readonly ArmyPack[]): Library {
  const key = JSON.stringify(packs);
  if (known?.key !== key) known = { key, library: makeLibrary(packs.map(makeArmy)) };
  return known.library;
}

answerTasks(({ question, packs }: HexBotTask) => answerTask(question, libraryOf(packs)));
