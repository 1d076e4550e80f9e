import type { Language, Seat } from '@skirmish-kit/core';
import { placeOf, type Stone } from '../rules/stone.ts';
import { figureOf, type State } from '../rules/state.ts';

/** What things are called in a game, in one language. */
export interface Names {
  figure(id: string): string;
  side(seat: Seat): string;
  stone(at: Stone): string;
}

const SIDES = { en: ['First side', 'Second side'], fr: ['Premier camp', 'Second camp'] } as const;

const LANES = { en: ['left', 'middle', 'right'], fr: ['gauche', 'milieu', 'droite'] } as const;

export function namesIn(state: State, language: Language): Names {
  return {
    figure(id) {
      const name = figureOf(state, id)?.name[language];
      return name === undefined ? id : `${name} ${id.toUpperCase()}`;
    },
    side: (seat) => SIDES[language][seat] ?? String(seat + 1),
    stone(at) {
      const [lane, number] = placeOf(at);
      return `${LANES[language][lane] ?? at} ${number + 1}`;
    },
  };
}

/* How the parameters of sentences are said: what each stands for in the rules is its type here. */

export const figure = (id: string, names: Names): string => names.figure(id);

export const side = (seat: Seat, names: Names): string => names.side(seat);

export const stone = (at: Stone, names: Names): string => names.stone(at);
