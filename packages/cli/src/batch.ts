import type { ExitCode, Terminal } from './command.ts';

/** What was wrong with an input, and where. */
export interface CliProblem {
  readonly path: string;
  readonly message: string;
  readonly position?: number;
}

/** What came of one input: a result for programs and people, or what was wrong with it. */
export type BatchResult =
  | {
      readonly ok: true;
      readonly json: unknown;
      readonly text: () => readonly string[];
      /** It was answered, and the answer is no. */
      readonly no?: boolean;
    }
  | { readonly ok: false; readonly problems: readonly CliProblem[] };

/**
 * Answers one input, or with `-` every line of standard input: one JSON object per line out, an
 * `error` object for a line that could not be answered, and on with the next.
 */
export async function runBatch(
  input: string,
  json: boolean,
  terminal: Terminal,
  answer: (input: string) => BatchResult | Promise<BatchResult>,
): Promise<ExitCode> {
  if (input !== '-') return print(await answered(answer, input), json, terminal);
  let worst: ExitCode = 0;
  for await (const line of terminal.lines()) {
    if (line.trim() === '') continue;
    const code = print(await answered(answer, line), true, terminal);
    if (code > worst) worst = code;
  }
  return worst;
}

/** Answers one input; an error is reported with that input, and the next one is still answered. */
async function answered(
  answer: (input: string) => BatchResult | Promise<BatchResult>,
  input: string,
): Promise<BatchResult> {
  try {
    return await answer(input);
  } catch (error) {
    return { ok: false, problems: [{ path: '', message: messageOf(error) }] };
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function print(reply: BatchResult, json: boolean, terminal: Terminal): ExitCode {
  if (reply.ok) {
    if (json) terminal.out(JSON.stringify(reply.json));
    else for (const line of reply.text()) terminal.out(line);
    return reply.no ? 1 : 0;
  }
  return refuse(reply.problems, json, terminal);
}

/** Tells what was wrong: to people on the error stream, to programs as an `error` object. */
export function refuse(problems: readonly CliProblem[], json: boolean, terminal: Terminal): 1 {
  if (json) terminal.out(JSON.stringify({ error: problems }));
  else
    for (const { path, message } of problems) terminal.err(path ? `${path}: ${message}` : message);
  return 1;
}
