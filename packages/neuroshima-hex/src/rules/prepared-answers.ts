import { problem, type ChoiceRequest, type Problem, type Request } from '@skirmish-kit/core';
import { defaultAnswers, runBattle, RefusedAnswer } from './run-battle.ts';
import type { Table } from './table.ts';

/** Who wants to know how a battle goes. */
export interface BattleObserver {
  /** A choice was made; `unasked` when by default. */
  chose(choice: ChoiceRequest, key: string, unasked: boolean): void;
  note(request: Request): void;
}

/**
 * Fights a battle out with answers that were prepared for its choices, in the order they come up, then
 * with the default answers. A wrong answer and an extra one are reported.
 *
 * @example
 * ```ts
 * const library = makeLibrary();
 * const state = readPosition(library, parsePosition('3.0_moloch_hq.c3_clown.c4_borgo_hq.e3'));
 * if (isProblems(state)) throw new Error(state[0]?.message);
 * runBattleWithAnswers(tableOf(library, state, false), ['dance'])[0]?.path; // '/answers/0'
 * ```
 */
export function runBattleWithAnswers(
  table: Table,
  answers: readonly string[],
  observer?: BattleObserver,
): readonly Problem[] {
  let given = 0;
  const answer = (choice: ChoiceRequest): string => {
    const key = answers[given] ?? defaultAnswers(choice);
    observer?.chose(choice, key, given >= answers.length);
    given++;
    return key;
  };
  try {
    runBattle(table, 'tile', 0, answer, (request) => observer?.note(request));
  } catch (fault) {
    if (!(fault instanceof RefusedAnswer)) throw fault;
    const { message, key } = fault;
    return [problem(`/answers/${given - 1}`, 'not-an-option', message, { answer: key })];
  }
  if (given >= answers.length) return [];
  const said = `Nobody asks for this answer: so many choices come up here: ${given}.`;
  return [problem(`/answers/${given}`, 'answer-left-over', said, { choices: given })];
}

/** The answers that stand in a position, for programs that ask about many at once. */
export function readAnswers(value: unknown): readonly string[] | readonly Problem[] {
  const given: unknown =
    typeof value === 'object' && value !== null && 'answers' in value ? value.answers : [];
  if (Array.isArray(given) && given.every((key) => typeof key === 'string')) return given;
  const said = '"answers" has to be a list of keys such as ["explode", "save:0,-1"].';
  return [problem('/answers', 'not-answers', said)];
}
