import type { ExitCode, Terminal } from './command.ts';
import type { Story } from './hosted-system.ts';

/** Tells a game: sentences for people, one object for programs. */
export function printStory(story: Story, json: boolean, terminal: Terminal): ExitCode {
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
    terminal.out(ending(story));
  }
  if (story.problem) terminal.err(`${story.problem.path}: ${story.problem.message}`);
  return story.problem ? 1 : 0;
}

function ending({ outcome, hash }: Story): string {
  if (!outcome) return `The game is not over. (state ${hash})`;
  const who = outcome.winners.map((seat) => `seat ${seat + 1}`).join(' and ');
  const points = outcome.scores.join(' : ');
  return `${who ? `${who} wins` : 'A draw'} (${outcome.reason}), ${points}. (state ${hash})`;
}
