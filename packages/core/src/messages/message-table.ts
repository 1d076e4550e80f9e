import type { Params, RuleId } from '../refusal.ts';
import type { Language, LocalisedText } from '../localised-text.ts';
import { interpolate } from './interpolate.ts';

/** Sentences by key, in every language. */
export type MessageTable<Key extends string = string> = Readonly<Record<Key, LocalisedText>>;

/** A thing with its name, what it means, and the rule behind it. */
export interface ExplainedTerm {
  readonly name: LocalisedText;
  readonly text: LocalisedText;
  readonly rule?: RuleId;
}

/** Formats one of the messages in its language. */
export type Translate<Key extends string = string> = (key: Key, params?: Params) => string;

/** A voice for one language. A key without a sentence is said as it is, never as nothing. */
export function translator<Key extends string>(
  phrases: MessageTable<Key>,
  language: Language,
): Translate<Key> {
  return (key, params = {}) => {
    const words: LocalisedText | undefined = phrases[key];
    return words ? interpolate(words[language], params, language) : key;
  };
}

/** The sentence for a key that came from elsewhere; `undefined` when there is none. */
export function textsFor(phrases: MessageTable, key: string): LocalisedText | undefined {
  return Object.hasOwn(phrases, key) ? phrases[key] : undefined;
}
