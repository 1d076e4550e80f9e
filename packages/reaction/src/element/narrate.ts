import type { Language, LogEntry, Words } from '@skirmish-kit/core';
import { fill } from '@skirmish-kit/ui/words';
import type { Battle } from '../rules/state.ts';
import { Names } from './names.ts';
import { momentWords } from './words-moments.ts';
import { rollWords } from './words-rolls.ts';

/**
 * A line of the log as a sentence; `undefined` for choices, which speak through what they cause.
 * Knows no page: the element and the command line tell a battle in the same words.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * game.log.map((entry) => narrate(game.state, entry, 'fr')); // ['Tour 1', 'Actions obligatoires.', …]
 * ```
 */
export function narrate(battle: Battle, entry: LogEntry, language: Language): string | undefined {
  const { kind, about, params } = entry;
  if (kind === 'choice') return undefined;
  const phrases: Readonly<Record<string, Words>> = kind === 'roll' ? rollWords : momentWords;
  const words = Object.hasOwn(phrases, about) ? phrases[about] : undefined;
  return words
    ? fill(words[language], new Names(battle, language).params(about, params), language)
    : about;
}
