import type { Problem } from '../problem.ts';
import { textProblem } from './text-messages.ts';

/** Anything that leaves ink: no blank, no control, no mark that only changes its neighbour. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800]/u;

/** Letters of other scripts that look like a Latin one, each in front of what it looks like. */
const LOOK_ALIKES = new Map(
  [
    // Cyrillic
    'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԌGԚQԜWҮY',
    'аaеeѕsіiјjоoрpсcуyхxһhԁdԛqԝwӏlүyѵv',
    // Greek
    'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX',
    'αaιiκkνvοoρpυuγy',
  ].flatMap((pairs) => pairsOf(pairs)),
);

/** Raised letters are French typography: 1ᵉʳ, nº. */
const RAISED = /[\p{Lm}\u00aa\u00ba]/u;

/** More accents than this on one letter are no writing: they cover the lines above and below. */
const STACK = /\p{M}{5,}/u;

/**
 * Texts of a pack that pretend: those of which nothing can be seen, words with letters of another
 * script that pass for Latin ones, and towers of accents that reach beyond their line. An empty text pretends nothing.
 */
export function findSpoofedText(value: unknown, path = ''): readonly Problem[] {
  if (typeof value === 'string') return pretenceOf(value, path || '/');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findSpoofedText(item, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

function pretenceOf(text: string, path: string): readonly Problem[] {
  if (text !== '' && !VISIBLE.test(text)) return [textProblem(path, 'nothing-to-see')];
  if (STACK.test(text)) return [textProblem(path, 'stacked-marks')];
  const words = text.match(/[\p{L}\p{Nl}\p{M}]+/gu) ?? [];
  return words.flatMap((word) => {
    const letter = findImpostor(word);
    if (letter === undefined) return [];
    const params = { word: word.slice(0, 40), found: letter, code: codeOf(letter) };
    return [textProblem(path, 'look-alike', { ...params, latin: latinOf(letter) })];
  });
}

/**
 * A letter that passes for a Latin one: beside Latin letters, or where no letter of the word shows
 * that it is of another script.
 */
function findImpostor(word: string): string | undefined {
  const letters = Array.from(word).filter((letter) => /[\p{L}\p{Nl}]/u.test(letter));
  const copy = letters.find(isCopy);
  if (copy !== undefined) return copy;
  const impostors = letters.filter((letter) => LOOK_ALIKES.has(letter));
  const mixed = letters.some((letter) => /\p{Script=Latin}/u.test(letter));
  return mixed || impostors.length === letters.length ? impostors[0] : undefined;
}

/** Letters of whole alphabets that repeat the Latin one: wide ones, those of mathematics, numerals. */
function isCopy(letter: string): boolean {
  if (letter <= '\u007f' || RAISED.test(letter)) return false;
  return /^[A-Za-z]+$/.test(letter.normalize('NFKC'));
}

function latinOf(letter: string): string {
  return LOOK_ALIKES.get(letter) ?? letter.normalize('NFKC');
}

function codeOf(letter: string): string {
  return (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

function pairsOf(letters: string): [string, string][] {
  return Array.from(letters.matchAll(/(.)(.)/g), ([, letter = '', latin = '']) => [letter, latin]);
}
