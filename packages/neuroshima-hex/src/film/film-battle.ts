import { transcribeBattle, type BattleChoice } from '../rules/preview/battle-transcript.ts';
import type { State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { makeFilm, type Film } from './film.ts';

/** A battle that nobody has fought, and what was decided in it. */
export interface BattleFilm extends Film {
  readonly choices: readonly BattleChoice[];
}

/** Films a battle that would start from a state, with these answers to its choices. */
export function filmBattle(
  library: Library,
  state: State,
  answers: readonly string[] = [],
  first = 0,
): BattleFilm {
  const { logged, choices } = transcribeBattle(library, state, answers, first);
  return { ...makeFilm(state, logged), choices };
}
