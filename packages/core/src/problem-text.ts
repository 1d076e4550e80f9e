import type { Problem } from './problem.ts';
import type { Language, LocalisedText } from './localised-text.ts';

/**
 * The sentence for a problem in a language; English when its finder has no other.
 *
 * @example
 * ```ts
 * const read = readJson('{ "id": "raiders"');
 * if (isProblems(read)) read.map((found) => problemText(found, 'fr'));
 * // ['Le texte s’arrête ligne 1 alors que quelque chose est encore ouvert.']
 * ```
 */
export function problemText(found: Problem, language: Language): string {
  return found.words?.[language] ?? found.message;
}

/** Input whose problems have a place that is no path: a record, the one line of a position. */
const PLACE_WORDS: Readonly<Record<string, LocalisedText>> = {
  line: { en: 'line', fr: 'ligne' },
  character: { en: 'character', fr: 'caractère' },
  word: { en: 'word', fr: 'mot' },
};

/**
 * The place of a problem as people read it: `line 3` is `ligne 3` in French, a path stays a path.
 *
 * @example
 * ```ts
 * problemPlaceText(problem('word 6', 'unknown-tile', 'There is no such tile.'), 'fr'); // 'mot 6'
 * ```
 */
export function problemPlaceText({ path }: Problem, language: Language): string {
  return path.replace(
    /\b(line|character|word)(?= \d)/g,
    (word) => PLACE_WORDS[word]?.[language] ?? word,
  );
}
