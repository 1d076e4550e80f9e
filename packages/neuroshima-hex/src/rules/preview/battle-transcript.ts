import { copyState, type ChoiceRequest, type Params, type RuleId } from '@skirmish-kit/core';
import { defaultAnswers, runBattle } from '../run-battle.ts';
import type { State } from '../state.ts';
import { tableOf, type Library } from '../table.ts';

/** A moment as the log and the rules tell it. */
export interface TranscriptLine {
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
export interface BattleTranscript {
  readonly logged: readonly TranscriptLine[];
  readonly choices: readonly BattleChoice[];
}

/**
 * Fights a battle that would start from a state, on a copy. Choices are answered by `answers` in
 * their order, then by the stated default.
 */
export function transcribeBattle(
  library: Library,
  state: State,
  answers: readonly string[] = [],
  first = 0,
): BattleTranscript {
  const copy = copyState(state);
  const logged: TranscriptLine[] = [];
  const choices: BattleChoice[] = [];
  let phase = 0;
  const answer = (choice: ChoiceRequest): string => {
    const wanted = answers[choices.length];
    const fits = wanted !== undefined && choice.explain(wanted) === undefined;
    const key = fits ? wanted : defaultAnswers(choice);
    const { who, about, params, options } = choice;
    choices.push({ who, about, params, options, phase, answer: key });
    return key;
  };
  runBattle(tableOf(library, copy), 'tile', first, answer, (request) => {
    if (request.kind !== 'event') return;
    if (request.about === 'phase') phase = Number(request.params['phase']);
    logged.push(request);
  });
  return { logged, choices };
}
