import { copyState, type ChoiceRequest, type Params, type RuleId } from '@skirmish-kit/core';
import { byDefault, fightOut } from '../run-battle.ts';
import type { State } from '../state.ts';
import { tableOf, type Library } from '../table.ts';

/** A moment as the log and the rules tell it. */
export interface Told {
  readonly about: string;
  readonly rule: RuleId;
  readonly params: Params;
}

/** A decision of a battle and what was decided. */
export interface BattleChoice {
  readonly who: number;
  readonly about: string;
  readonly params: Params;
  readonly phase: number;
  readonly options: ChoiceRequest['options'];
  readonly answer: string;
}

/** A battle that nobody has fought, as it would be told, and what was decided in it. */
export interface ToldBattle {
  readonly told: readonly Told[];
  readonly choices: readonly BattleChoice[];
}

/**
 * Fights a battle that would start from a state, on a copy. Choices are answered by `answers` in
 * their order, then by the stated default.
 */
export function tellBattle(
  library: Library,
  state: State,
  answers: readonly string[] = [],
  first = 0,
): ToldBattle {
  const copy = copyState(state);
  const told: Told[] = [];
  const choices: BattleChoice[] = [];
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
    if (request.kind !== 'event') return;
    if (request.about === 'phase') phase = Number(request.params['phase']);
    told.push(request);
  });
  return { told, choices };
}
