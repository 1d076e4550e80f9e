import type { TextForm } from '../actions/key-codec.ts';
import type { Params } from '../refusal.ts';
import type { Language } from '../localised-text.ts';
import { sayWith, type Sentence } from './message.ts';

/** What the buttons of a question's answers say, by the kind of answer. */
export type Labels<A extends { readonly kind: string }, N> = {
  readonly [K in A['kind']]: Sentence<N>;
};

/** A question as it is told: the sentence that asks it, and what its answers are called. */
export interface TellingQuestion<N> {
  readonly asks: Sentence<N>;
  /**
   * The label of an answer by its key, and by what its option says besides; `undefined` for a key
   * that is no answer to it.
   */
  label(key: string, names: N, language: Language, params?: Params): string | undefined;
}

/**
 * Declares a question: how it is asked, how its answers are read, and what they are called. An
 * action without a label does not compile.
 *
 * @example
 * ```ts
 * const dare = asks(
 *   says({ pot: plain }, { en: 'Roll again with {pot}?', fr: 'Relancer avec {pot} ?' }),
 *   defineActions({ roll: {}, hold: {} }),
 *   { roll: says({}, { en: 'Roll', fr: 'Lancer' }), hold: says({}, { en: 'Hold', fr: 'Garder' }) },
 * );
 * dare.label('hold', {}, 'fr'); // 'Garder'
 * ```
 */
export function asks<A extends { readonly kind: string }, N>(
  sentence: Sentence<N>,
  form: TextForm<A>,
  labels: Labels<A, N>,
): TellingQuestion<N> {
  return {
    asks: sentence,
    label(key, names, language, params = {}) {
      const action = form.parse(key);
      if (!action) return undefined;
      const kind: A['kind'] = action.kind;
      return sayWith(labels[kind], { ...params, ...action }, names, language);
    },
  };
}
