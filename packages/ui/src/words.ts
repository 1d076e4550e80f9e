import type { Language, Params, Words } from '@skirmish-kit/core';

/** The sentences of an element, by key, in every language. */
export type Phrases<Key extends string = string> = Readonly<Record<Key, Words>>;

/** Says one of the sentences in the language it was made for. */
export type Speak<Key extends string = string> = (key: Key, params?: Params) => string;

/**
 * Fills in a template. `{name}` stands for a parameter; `{n|figure|figures}` picks the word that
 * fits the number `n`; `{n+}` writes a number with its sign. French is typeset as French is: `de`
 * elided before a name with a vowel, and no colon alone at the start of a line.
 *
 * @example
 * ```ts
 * fill('{name} has {ap} {ap|point|points} left', { name: 'Rook', ap: 1 }, 'en');
 * // 'Rook has 1 point left'
 * ```
 */
export function fill(template: string, params: Params, language: Language): string {
  const text = template.replace(
    /\{(\w+)(\+?)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (whole, name: string, sign: string, one?: string, many?: string) => {
      const value = params[name];
      if (value === undefined) return whole;
      if (one !== undefined) return (isSingular(Number(value), language) ? one : many) ?? '';
      return sign && Number(value) >= 0 ? `+${value}` : String(value).replace(/^-(?=\d)/, '−');
    },
  );
  return language === 'fr' ? typesetFrench(text) : text;
}

function typesetFrench(text: string): string {
  return text
    .replace(/\bde (?=[AEIOUÉÈÊÂ])/g, 'd’')
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');
}

/** One is singular in English; in French so is nothing. */
function isSingular(count: number, language: Language): boolean {
  return language === 'fr' ? Math.abs(count) < 2 : count === 1;
}

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

/** A probability as people read it: `37.5 %`, never `0 %` for what can happen. */
export function percent(probability: number, language: Language): string {
  const digits = probability > 0 && probability < 0.001 ? 3 : 1;
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(probability);
}
