import type { Bot, Random } from '@skirmish-kit/core';
import { makeLibrary } from '../packs/built-in.ts';
import type { Asked } from './battle-choice.ts';
import { quickAnswer } from './quick-bot.ts';
import { EFFORT, strongAnswer, type SearchEffort } from './strong-bot.ts';
import type { State } from '../rules/state.ts';
import { tableOf, type Library, type Table } from '../rules/table.ts';

export type { Asked } from './battle-choice.ts';
export { EFFORT, type SearchEffort } from './strong-bot.ts';

type Mind = (table: Table, choice: Asked, random: Random) => string;

/**
 * Plays by the preview: the action after which a battle now would look best. A few milliseconds an
 * answer; wins nearly always against random play.
 *
 * @example
 * ```ts
 * const bots = [quickBot(), randomBot];
 * playOut(neuroshimaHex, neuroshimaHex.defaults, bots, 1).outcome.winners; // [0]
 * ```
 */
export function quickBot(library: Library = makeLibrary()): Bot<State> {
  return botOf('quick', { en: 'Quick', fr: 'Rapide' }, quickAnswer, library);
}

/**
 * Plans whole turns, tries the best of them against hands that the next player may draw, and takes
 * the one that stands up best. `effort` is counted in positions, not in time, so that it plays the
 * same on every machine.
 */
export function strongBot(
  library: Library = makeLibrary(),
  effort: SearchEffort = EFFORT,
): Bot<State> {
  const mind: Mind = (table, choice, random) => strongAnswer(table, choice, random, effort);
  return botOf('strong', { en: 'Strong', fr: 'Fort' }, mind, library);
}

/** The bots by id. */
export const BOTS = { quick: quickBot, strong: strongBot } as const;

export type BotId = keyof typeof BOTS;

function botOf(id: BotId, title: Bot<State>['title'], mind: Mind, library: Library): Bot<State> {
  return {
    id,
    title,
    answer: ({ state, choice, random }) => answer(mind, library, state, choice, random),
  };
}

/** Whatever a mind comes up with, the answer is one of the options. */
function answer(mind: Mind, library: Library, state: State, choice: Asked, random: Random): string {
  const [first] = choice.options;
  if (!first) throw new Error(`"${choice.about}" offers nothing to choose.`);
  const key = mind(tableOf(library, state, false), choice, random);
  return choice.options.some((option) => option.key === key) ? key : first.key;
}
