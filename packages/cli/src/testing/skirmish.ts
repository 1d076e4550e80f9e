import { run } from '../main.ts';
import type { ExitCode } from '../command.ts';

/** What a command came to. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
  /** The progress messages. */
  readonly progress: readonly string[];
}

/** Runs a command as the terminal does, with these lines on standard input. */
export async function skirmish(
  args: readonly string[],
  input: readonly string[] = [],
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const progress: string[] = [];
  const code = await run(args, {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: (line) => void progress.push(line),
    lines: async function* () {
      yield* input;
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n'), progress };
}
