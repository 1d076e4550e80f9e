import type { Language, LocalisedText } from '../localised-text.ts';
import { interpolate } from './interpolate.ts';

/**
 * Puts a parameter into words with the names of a game: an id becomes a figure's name, tenths of a
 * centimetre a distance. Its first argument is the type of the parameter.
 */
export type ParamFormatter<T, N> = (value: T, names: N) => string | number;

/** Any {@link ParamFormatter}, whatever it is for: a method's type, so that one for texts fits among them. */
type AnySay<T, N> = { say(value: T, names: N): string | number }['say'];

/** The parameters of a sentence by name, each with how it is said. */
export type ParamFormatters<N> = Readonly<Record<string, AnySay<unknown, N>>>;

/** Words made of several parameters at once: a unit from its army, its tile and its hex. */
export type DerivedParams<P, N> = Readonly<Record<string, AnySay<P, N>>>;

/** The values that a sentence's parameters have, by name. */
export type ValuesOf<P> = {
  readonly [K in keyof P]: P[K] extends (value: infer T, names: never) => unknown ? T : never;
};

/** A sentence of a system: its parameters with their types, and its words in every language. */
export interface Message<N, P = ParamFormatters<N>> {
  readonly params: P;
  readonly words: LocalisedText;
  readonly composed: DerivedParams<ValuesOf<P>, N>;
}

/** Sentences by what they are about. */
export type MessagesByKey<N> = Readonly<Record<string, Message<N>>>;

/** The parameters of a message. */
export type ParamsOf<S> = S extends { readonly params: infer P } ? ValuesOf<P> : never;

/**
 * Declares a sentence: which parameters it has, how each is said, and its words. Rules take the
 * types of the parameters from here, so a moment without its distance does not compile.
 *
 * @example
 * ```ts
 * interface Names { figure(id: string): string }
 * const figure = (id: string, names: Names) => names.figure(id);
 * const events = {
 *   moves: message({ figure, paces: asIs }, { en: '{figure} moves {paces}.', fr: '{figure} avance de {paces}.' }),
 * };
 * const names: Names = { figure: (id) => id.toUpperCase() };
 * formatMessage(events.moves, { figure: 'a1', paces: 4 }, names, 'en'); // 'A1 moves 4.'
 * ```
 */
export function message<N, P extends ParamFormatters<N>>(
  params: P,
  words: LocalisedText,
  composed: DerivedParams<ValuesOf<P>, N> = {},
): Message<N, P> {
  return { params, words, composed };
}

/** A parameter that is said as it is. */
export function asIs(value: string | number): string | number {
  return value;
}

/** A number that is said as it is. */
export function asNumber(value: number): number {
  return value;
}

/** A text that is said as it is. */
export function asText(value: string): string {
  return value;
}

/**
 * A list, each of its members said alike: `Rook, Crow and Jay` without the "and", which every
 * language puts elsewhere.
 *
 * @example
 * ```ts
 * const names = { side: (seat: number) => ['Red', 'Blue'][seat] ?? '' };
 * const side = (seat: number, { side }: typeof names) => side(seat);
 * asList(side)([1, 0], names); // 'Blue, Red'
 * ```
 */
export function asList<T, N>(
  each: ParamFormatter<T, N>,
  between = ', ',
): ParamFormatter<readonly T[], N> {
  return (values, names) => values.map((value) => each(value, names)).join(between);
}

/**
 * Formats a message with the names of a game. Undeclared parameters are ignored.
 *
 * @example
 * ```ts
 * const bust = message({ lost: asIs }, { en: 'Bust: {lost} lost.', fr: 'Perdu : {lost} en moins.' });
 * formatMessage(bust, { lost: 12 }, {}, 'en'); // 'Bust: 12 lost.'
 * ```
 */
export function formatMessage<N>(
  { params: sayings, composed, words }: Message<N>,
  params: Readonly<Record<string, unknown>>,
  names: N,
  language: Language,
): string {
  const said: Record<string, string | number> = {};
  for (const [name, say] of Object.entries(sayings)) {
    const value = params[name];
    if (value !== undefined) said[name] = say(value, names);
  }
  for (const [name, compose] of Object.entries(composed)) said[name] = compose(params, names);
  return interpolate(words[language], said, language);
}
