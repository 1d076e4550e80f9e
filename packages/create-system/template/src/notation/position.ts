import { problemFactory, type Problem, type SetupDraft } from '@skirmish-kit/core';
import { CREW_SIZE } from '../rules/crew.ts';
import { SQUARES } from '../rules/square.ts';
import type { State } from '../rules/state.ts';

const positionProblem = problemFactory({
  'not-a-position': {
    en: 'A position is ten words: `3/12 1 wardens b1 c2 - raiders b5 c5 d5`.',
    fr: 'Une position a dix mots : `3/12 1 wardens b1 c2 - raiders b5 c5 d5`.',
  },
  'not-a-round': {
    en: '“{found}” is not a round of so many, such as 3/12.',
    fr: '« {found} » n’est pas une manche sur tant, comme 3/12.',
  },
  'not-a-side': {
    en: '“{found}” is not a side: 1 or 2.',
    fr: '« {found} » n’est pas un camp : 1 ou 2.',
  },
  'not-a-square': {
    en: '“{found}” is not a square from a1 to e5, nor “-” for who has fallen.',
    fr: '« {found} » n’est pas une case de a1 à e5, ni « - » pour qui est à terre.',
  },
});

const FALLEN = '-';

/**
 * A position in one line: the round, the side that acts, and each crew with its squares.
 *
 * @example
 * ```ts
 * makePosition(sketchGame.setup(sketchGame.defaults));
 * // '1/12 1 wardens b1 c1 d1 raiders b5 c5 d5'
 * ```
 */
export function makePosition({ round, rounds, side, crews, figures }: State): string {
  const sides = crews.map((crew, seat) => {
    const squares = figures
      .filter((figure) => figure.seat === seat)
      .map(({ standing, at }) => (standing ? at : FALLEN));
    return [crew, ...squares].join(' ');
  });
  return [`${round}/${rounds}`, side + 1, ...sides].join(' ');
}

/** Reads a position as the setup of a game that begins there; underscores may stand for blanks. */
export function parsePosition(text: string): SetupDraft | readonly Problem[] {
  const words = text.split(/[\s_]+/).filter(Boolean);
  if (words.length !== 2 + 2 * (1 + CREW_SIZE)) return [positionProblem('/', 'not-a-position')];
  const [when = '', acts = '', ...rest] = words;
  const sides = [rest.slice(0, 1 + CREW_SIZE), rest.slice(1 + CREW_SIZE)];
  const squares = sides.flatMap(([, ...places]) => places);
  const problems: Problem[] = [];
  const [, round = '', rounds = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(when) ?? [];
  if (round === '') problems.push(positionProblem('word 1', 'not-a-round', { found: cut(when) }));
  if (acts !== '1' && acts !== '2')
    problems.push(positionProblem('word 2', 'not-a-side', { found: cut(acts) }));
  for (const at of squares) {
    if (at !== FALLEN && !SQUARES.includes(at)) {
      const place = `word ${words.indexOf(at) + 1}`;
      problems.push(positionProblem(place, 'not-a-square', { found: cut(at) }));
    }
  }
  if (problems.length > 0) return problems;
  return {
    crews: sides.map(([crew]) => crew),
    rounds: Number(rounds),
    start: {
      round: Number(round),
      side: Number(acts) - 1,
      squares: squares.map((at) => (at === FALLEN ? '' : at)),
    },
  };
}

function cut(word: string): string {
  return word.slice(0, 40);
}
