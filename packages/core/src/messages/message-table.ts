import type { Params, RuleId } from '../refusal.ts';
import type { Language, Words } from '../localised-text.ts';
import { fill } from './interpolate.ts';

/** Sentences by key, in every language. */
export type Phrases<Key extends string = string> = Readonly<Record<Key, Words>>;

/** A thing with its name, what it means, and the rule behind it. */
export interface Explained {
  readonly name: Words;
  readonly text: Words;
  readonly rule?: RuleId;
}

/** Says one of the sentences in the language it was made for. */
export type Speak<Key extends string = string> = (key: Key, params?: Params) => string;

/** A voice for one language. A key without a sentence is said as it is, never as nothing. */
export function speaker<Key extends string>(phrases: Phrases<Key>, language: Language): Speak<Key> {
  return (key, params = {}) => {
    const words: Words | undefined = phrases[key];
    return words ? fill(words[language], params, language) : key;
  };
}

/** The sentence for a key that came from elsewhere; `undefined` when there is none. */
export function wordsFor(phrases: Phrases, key: string): Words | undefined {
  return Object.hasOwn(phrases, key) ? phrases[key] : undefined;
}
