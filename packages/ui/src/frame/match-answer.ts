import type { Item } from '../listbox.ts';

/** The meaning of a typed line: one answer, several possible ones, or none. */
export type TypedAnswer = readonly string[];

/**
 * The answers that a typed line means: the one whose label or key it is, the one that goes to the place it
 * names, or else those that have all its words. Keys are English and labels are in the language of the page.
 *
 * @example
 * ```ts
 * const answers = [
 *   { id: 'shoot:rifle:b2', text: 'Tirer · Fusil · B2 Vega' },
 *   { id: 'walk:40,60', text: 'Marcher jusqu’à 4/6' },
 * ];
 * typedAnswer('tirer b2', answers); // ['shoot:rifle:b2']
 * typedAnswer('walk 5 6', answers, () => '50,60'); // ['walk:50,60']
 * ```
 */
export function typedAnswer(
  text: string,
  answers: readonly Item[],
  place?: (words: readonly string[]) => string | undefined,
): TypedAnswer {
  const typed = text.toLowerCase();
  const whole = answers.find(({ id, text: label }) =>
    [id.toLowerCase(), label.toLowerCase()].includes(typed),
  );
  if (whole) return [whole.id];
  const going = place && answerAt(typed.split(/[\s,]+/), answers, place);
  if (going !== undefined) return [going];
  const words = wordsOf(text);
  if (words.length === 0) return [];
  // Numbers in a key are no numbers that people see: what a label says counts first.
  const labelled = answers.filter(({ text: label }) => hasAll({ id: '', text: label }, words));
  const meant = labelled.length > 0 ? labelled : answers.filter((each) => hasAll(each, words));
  return meant.map(({ id }) => id);
}

/** A place at the end of an answer; it begins where its number does, so that none is read digit by digit. */
const PLACE = /(?:-|(?<!\d))\d+,-?\d+$/;

/** The first answer of that name which goes to a place, with the place that was typed after it. */
function answerAt(
  typed: readonly string[],
  answers: readonly Item[],
  place: (words: readonly string[]) => string | undefined,
): string | undefined {
  for (const count of [2, 1]) {
    const words = wordsOf(typed.slice(0, -count).join(' '));
    const at = words.length > 0 ? place(typed.slice(-count)) : undefined;
    const model = answers.find((each) => PLACE.test(each.id) && hasAll(each, words));
    if (at !== undefined && model) return model.id.replace(PLACE, at);
  }
  return undefined;
}

function hasAll({ id, text }: Item, words: readonly string[]): boolean {
  const own = new Set(wordsOf(`${id} ${text}`));
  return words.every((word) => own.has(word));
}

/** Words and numbers as they are compared: small, and without accents. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
