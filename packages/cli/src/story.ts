import { sayProblem, type Language } from '@skirmish-kit/core';
import type { ExitCode, Terminal } from './command.ts';
import type { Story } from './games.ts';

/** Tells a game: sentences for people, one object for programs. */
export function printStory(
  story: Story,
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
  if (story.problem) terminal.err(`${story.problem.path}: ${sayProblem(story.problem, language)}`);
  return story.problem ? 1 : 0;
}

const ENDING: Readonly<Record<Language, (story: Story) => string>> = {
  en({ outcome, hash }) {
    if (!outcome) return `The game is not over. (state ${hash})`;
    const who = outcome.winners.map((seat) => `seat ${seat + 1}`).join(' and ');
    const points = outcome.scores.join(' : ');
    const win = outcome.winners.length > 1 ? 'win' : 'wins';
    return `${who ? `${who} ${win}` : 'A draw'} (${outcome.reason}), ${points}. (state ${hash})`;
  },
  fr({ outcome, hash }) {
    if (!outcome) return `La partie n’est pas finie. (état ${hash})`;
    const who = outcome.winners.map((seat) => `la place ${seat + 1}`).join(' et ');
    const points = outcome.scores.join(' : ');
    return `${who ? `Victoire pour ${who}` : 'Égalité'} (${outcome.reason}), ${points}. (état ${hash})`;
  },
};
