import { problemText, type Language, type Outcome } from '@skirmish-kit/core';
import type { ExitCode, Terminal } from './command.ts';
import type { GameLog } from './games.ts';

/** Tells a game: sentences for people, one object for programs. */
export function printLog(
  story: GameLog,
  { json, language }: { readonly json: boolean; readonly language: Language },
  terminal: Terminal,
): ExitCode {
  if (json) {
    const { outcome, hash, record, moments, problem } = story;
    terminal.out(
      JSON.stringify({
        outcome: outcome ?? null,
        hash,
        moments: moments.length,
        record,
        ...(problem ? { problem } : {}),
      }),
    );
  } else {
    for (const line of story.lines) terminal.out(line);
    terminal.out('');
    terminal.out(ENDING[language](story));
  }
  if (story.problem) terminal.err(`${story.problem.path}: ${problemText(story.problem, language)}`);
  return story.problem ? 1 : 0;
}

const scoreOf = ({ scores }: Outcome): string => scores.join(' : ');

const ENDING: Readonly<Record<Language, (story: GameLog) => string>> = {
  en: ({ outcome, ending, hash }) =>
    outcome
      ? `${ending} ${scoreOf(outcome)} (state ${hash})`
      : `The game is not over. (state ${hash})`,
  fr: ({ outcome, ending, hash }) =>
    outcome
      ? `${ending} ${scoreOf(outcome)} (état ${hash})`
      : `La partie n’est pas finie. (état ${hash})`,
};
