import type { Telling } from '@skirmish-kit/core';
import type { Companion } from '../rules/companion.ts';
import type { Battle } from '../rules/state.ts';
import { abilityTable } from './ability-words.ts';
import { companionSentence } from './companion-words.ts';
import { moments } from './moments.ts';
import { DeadzoneNames, type WordList } from './names.ts';
import { tellingOfPlay } from './play.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { rolls } from './rolls.ts';
import { insideWords } from './words.ts';

const ALL_WORDS: WordList = { words: insideWords, abilities: abilityTable };

/** Everything Deadzone says. */
const telling: Telling<Battle, DeadzoneNames> = {
  ...tellingOfPlay,
  names: (battle, language) => new DeadzoneNames(battle, language, ALL_WORDS),
  moments,
  refusals,
  questions,
  rolls,
};

/** Everything Deadzone says, and what companion modules say besides. */
export function tellingWith(companions: readonly Companion[] = []): Telling<Battle, DeadzoneNames> {
  const words = companions.flatMap(({ words: said = {} }) => Object.entries(said));
  if (words.length === 0) return telling;
  const own = Object.fromEntries(words.map(([about, each]) => [about, companionSentence(each)]));
  return { ...telling, moments: { ...own, ...moments } };
}
