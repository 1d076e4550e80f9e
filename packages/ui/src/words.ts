import { fill, type Language, type Params, type Words } from '@skirmish-kit/core';

export { fill };

/** The sentences of an element, by key, in every language. */
export type Phrases<Key extends string = string> = Readonly<Record<Key, Words>>;

/** Says one of the sentences in the language it was made for. */
export type Speak<Key extends string = string> = (key: Key, params?: Params) => string;

/** A voice for one language. A key without a sentence is said as it is, never as nothing. */
export function speaker<Key extends string>(phrases: Phrases<Key>, language: Language): Speak<Key> {
  return (key, params = {}) => {
    const words: Words | undefined = phrases[key];
    return words ? fill(words[language], params, language) : key;
  };
}

/** Says the sentences of one list in any language. */
export function sayer<Key extends string>(
  phrases: Phrases<Key>,
): (language: Language, key: Key, params?: Params) => string {
  return (language, key, params) => speaker(phrases, language)(key, params);
}

/** The sentence for a key that came from elsewhere; `undefined` when there is none. */
export function wordsFor(phrases: Phrases, key: string): Words | undefined {
  return Object.hasOwn(phrases, key) ? phrases[key] : undefined;
}

/** A probability as people read it: `37.5 %`, never `0 %` for what can happen. */
export function percent(probability: number, language: Language): string {
  const digits = probability > 0 && probability < 0.001 ? 3 : 1;
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(probability);
}
