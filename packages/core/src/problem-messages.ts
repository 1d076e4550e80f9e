import type { Problem } from './problem.ts';
import type { Params } from './refusal.ts';
import type { Language, LocalisedText } from './localised-text.ts';

/** The types of JSON as people call them. */
const TYPE_WORDS: Readonly<Record<string, LocalisedText>> = {
  object: { en: 'an object', fr: 'un objet' },
  array: { en: 'a list', fr: 'une liste' },
  string: { en: 'a text', fr: 'un texte' },
  number: { en: 'a number', fr: 'un nombre' },
  integer: { en: 'a whole number', fr: 'un nombre entier' },
  boolean: { en: 'true or false', fr: 'true ou false' },
};

/** States a problem by its code; its sentences come along in every language. */
export type ProblemFactory<Code extends string> = (
  path: string,
  code: Code,
  params?: Params,
) => Problem;

/**
 * Makes problems from a list of sentences by code. `{name}` is filled in from the params,
 * `{name|type}` with the words for a JSON type. Only what a page uses is loaded with it.
 *
 * @example
 * ```ts
 * const gangProblem = problemFactory({
 *   'no-leader': { en: '“{gang}” has no leader.', fr: '« {gang} » n’a pas de chef.' },
 * });
 * gangProblem('/gangs/0', 'no-leader', { gang: 'Raiders' }).message; // '“Raiders” has no leader.'
 * ```
 */
export function problemFactory<Code extends string>(
  sentences: Readonly<Record<Code, LocalisedText>>,
): ProblemFactory<Code> {
  return (path, code, params = {}) => {
    const { en, fr } = sentences[code];
    const words = { en: fill(en, params, 'en'), fr: fill(fr, params, 'fr') };
    return { path, code, params, message: words.en, words };
  };
}

function fill(sentence: string, params: Params, language: Language): string {
  return sentence.replace(/\{(\w+)(\|type)?\}/g, (hole, name: string, type?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return hole;
    return type ? typeWords(String(value), language) : String(value);
  });
}

function typeWords(types: string, language: Language): string {
  return types
    .split(', ')
    .map((type) => TYPE_WORDS[type]?.[language] ?? type)
    .join(', ');
}
