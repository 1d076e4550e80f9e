import type { KeyCodec } from '../actions/key-codec.ts';
import type { Params } from '../refusal.ts';
import type { Language } from '../localised-text.ts';
import { formatMessage, type Message } from './message.ts';

/** The labels of a question's answers, by the kind of answer. */
export type AnswerLabels<A extends { readonly kind: string }, N> = {
  readonly [K in A['kind']]: Message<N>;
};

/** The messages of a question: its text, and the labels of its answers. */
export interface QuestionMessages<N> {
  readonly asks: Message<N>;
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
 * const dare = questionMessages(
 *   message({ pot: asIs }, { en: 'Roll again with {pot}?', fr: 'Relancer avec {pot} ?' }),
 *   defineActions({ roll: {}, hold: {} }),
 *   { roll: message({}, { en: 'Roll', fr: 'Lancer' }), hold: message({}, { en: 'Hold', fr: 'Garder' }) },
 * );
 * dare.label('hold', {}, 'fr'); // 'Garder'
 * ```
 */
export function questionMessages<A extends { readonly kind: string }, N>(
  sentence: Message<N>,
  form: KeyCodec<A>,
  labels: AnswerLabels<A, N>,
): QuestionMessages<N> {
  return {
    asks: sentence,
    label(key, names, language, params = {}) {
      const action = form.parse(key);
      if (!action) return undefined;
      const kind: A['kind'] = action.kind;
      return formatMessage(labels[kind], { ...params, ...action }, names, language);
    },
  };
}
