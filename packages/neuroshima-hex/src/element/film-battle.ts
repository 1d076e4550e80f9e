import { copyState, type ChoiceRequest, type Params } from '@skirmish-kit/core';
import { byDefault, fightOut } from '../rules/fight-out.ts';
import type { State } from '../rules/state.ts';
import { tableOf, type Library } from '../rules/table.ts';
import { makeFilm, type Film, type Told } from './film.ts';

/** A decision of the battle and what was decided. */
export interface FilmChoice {
  readonly who: number;
  readonly about: string;
  readonly params: Params;
  readonly phase: number;
  readonly options: ChoiceRequest['options'];
  readonly answer: string;
}

/** A battle that nobody has fought, and what was decided in it. */
export interface BattleFilm extends Film {
  readonly choices: readonly FilmChoice[];
}

/**
 * Films a battle that would start from a state: the rules themselves on a copy. Choices are
 * answered by `answers` in their order, then by the stated default.
 */
export function filmBattle(
  library: Library,
  state: State,
  answers: readonly string[] = [],
  first = 0,
): BattleFilm {
  const copy = copyState(state);
  const told: Told[] = [];
  const choices: FilmChoice[] = [];
  let phase = 0;
  const answer = (choice: ChoiceRequest): string => {
    const wanted = answers[choices.length];
    const fits = wanted !== undefined && choice.explain(wanted) === undefined;
    const key = fits ? wanted : byDefault(choice);
    const { who, about, params, options } = choice;
    choices.push({ who, about, params, options, phase, answer: key });
    return key;
  };
  fightOut(tableOf(library, copy), 'tile', first, answer, (request) => {
    if (request.kind !== 'moment') return;
    if (request.about === 'phase') phase = Number(request.params['phase']);
    told.push(request);
  });
  return { ...makeFilm(state, told), choices };
}
