import { interpolate, translator, textsFor, type Language, type Params } from '@skirmish-kit/core';
import type { MessageTable, Translate } from '@skirmish-kit/core';

export { interpolate, translator, textsFor, type MessageTable, type Translate };

/** Formats the messages of one list in any language. */
export function translatorOf<Key extends string>(
  phrases: MessageTable<Key>,
): (language: Language, key: Key, params?: Params) => string {
  return (language, key, params) => translator(phrases, language)(key, params);
}

/** A probability as people read it: `37.5 %`, never `0 %` for what can happen. */
export function percent(
  probability: number,
  language: Language,
  digits = probability > 0 && probability < 0.001 ? 3 : 1,
): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(probability);
}
