import type { Telling } from '@skirmish-kit/core';
import type { State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { GameNames } from './game-names.ts';
import { placing } from './placing.ts';

/** Everything Neuroshima Hex says. */
export type HexTelling = Telling<State, GameNames>;

/** What is said until somebody has answered: nothing has happened yet, and nothing was refused. */
export function openingTelling(library: Library): HexTelling {
  return {
    names: (state, language) => new GameNames(library, state, language),
    side: (state, seat, language) => new GameNames(library, state, language).seat(seat),
    moments: {},
    refusals: {},
    questions: { 'place-hq': placing },
    rolls: {},
    reasons: {},
  };
}
