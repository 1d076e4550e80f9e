import type { Problem } from '@skirmish-kit/core';
import { isProblems, readJson } from '@skirmish-kit/core';
import type { Reply } from './batch.ts';
import { UsageError, type Arguments, type Terminal } from './command.ts';
import { readInput } from './input.ts';

/** The position somebody gave: JSON itself, a file, or with `-` one JSON object per line. */
export async function positionInput(args: Arguments, terminal: Terminal): Promise<string> {
  const [system, input, extra] = args.positionals;
  if (system !== 'neuroshima-hex') {
    throw new UsageError(
      'Say whose battle: neuroshima-hex is the system with positions to fight out.',
    );
  }
  if (input === undefined)
    throw new UsageError('Say which position: a file, JSON, or - for lines of JSON.');
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`);
  return input === '-' || input.trimStart().startsWith('{') ? input : readInput(input, terminal);
}

/** Answers a position given as JSON text. */
export function answerPosition<T>(
  text: string,
  answer: (value: unknown) => T | readonly Problem[],
  tell: (result: T, value: unknown) => readonly string[],
): Reply {
  const json = readJson(text);
  if (isProblems(json)) return { ok: false, problems: json };
  const result = answer(json.value);
  if (isProblems(result)) return { ok: false, problems: result };
  return { ok: true, json: result, text: () => tell(result, json.value) };
}
