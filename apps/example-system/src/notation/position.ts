import { problemFactory, type Problem, type SetupDraft } from '@skirmish-kit/core';
import { BAND_SIZE } from '../rules/band.ts';
import { STONES } from '../rules/stone.ts';
import type { Place, State } from '../rules/state.ts';

const positionProblem = problemFactory({
  'not-a-position': {
    en: 'A position is twelve words: `3/20 1 ferrymen l2 - - x herons m4 - - -`.',
    fr: 'Une position a douze mots : `3/20 1 ferrymen l2 - - x herons m4 - - -`.',
  },
  'not-a-round': {
    en: '“{found}” is not a round of so many, such as 3/20.',
    fr: '« {found} » n’est pas une manche sur tant, comme 3/20.',
  },
  'not-a-side': {
    en: '“{found}” is not a side: 1 or 2.',
    fr: '« {found} » n’est pas un camp : 1 ou 2.',
  },
  'not-a-place': {
    en: '“{found}” is not a stone from l1 to r5, nor “-” for camp, “!” for across, “x” for fallen.',
    fr: '« {found} » n’est pas une pierre de l1 à r5, ni « - » pour le bivouac, « ! » pour passé, « x » pour tombé.',
  },
});

/** Places that are no stones, as a position writes them. */
const MARKS: Readonly<Record<string, Place>> = { '-': 'camp', '!': 'across', x: 'fallen' };

/**
 * A position in one line: the round, the side that acts, and each band with where everybody is.
 *
 * @example
 * ```ts
 * makePosition(causeway.setup(causeway.defaults));
 * // '1/20 1 ferrymen - - - - herons - - - -'
 * ```
 */
export function makePosition({ round, rounds, side, bands, figures }: State): string {
  const sides = bands.map((band, seat) => {
    const places = figures.filter((figure) => figure.seat === seat).map(({ at }) => markOf(at));
    return [band, ...places].join(' ');
  });
  return [`${round}/${rounds}`, side + 1, ...sides].join(' ');
}

/** Reads a position as the setup of a game that begins there; underscores may stand for blanks. */
export function parsePosition(text: string): SetupDraft | readonly Problem[] {
  const words = text.split(/[\s_]+/).filter(Boolean);
  if (words.length !== 2 + 2 * (1 + BAND_SIZE)) return [positionProblem('/', 'not-a-position')];
  const [when = '', acts = '', ...rest] = words;
  const sides = [rest.slice(0, 1 + BAND_SIZE), rest.slice(1 + BAND_SIZE)];
  const problems: Problem[] = [];
  const [, round = '', rounds = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(when) ?? [];
  if (round === '') problems.push(positionProblem('word 1', 'not-a-round', { found: cut(when) }));
  if (acts !== '1' && acts !== '2')
    problems.push(positionProblem('word 2', 'not-a-side', { found: cut(acts) }));
  const places = sides.flatMap(([, ...marks], seat) =>
    marks.flatMap((mark, i) => {
      const place = placeFrom(mark);
      if (place !== undefined) return [place];
      const word = `word ${4 + seat * (1 + BAND_SIZE) + i}`;
      problems.push(positionProblem(word, 'not-a-place', { found: cut(mark) }));
      return [];
    }),
  );
  if (problems.length > 0) return problems;
  return {
    bands: sides.map(([band]) => band),
    rounds: Number(rounds),
    start: { round: Number(round), side: Number(acts) - 1, places },
  };
}

function markOf(at: Place): string {
  const [mark = at] = Object.entries(MARKS).find(([, place]) => place === at) ?? [];
  return mark;
}

function placeFrom(mark: string): Place | undefined {
  return Object.hasOwn(MARKS, mark) ? MARKS[mark] : STONES.find((each) => each === mark);
}

function cut(word: string): string {
  return word.slice(0, 40);
}
