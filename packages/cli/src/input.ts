import { existsSync, readFileSync } from 'node:fs';
import { isLinkToken } from '@skirmish-kit/core';
import { UsageError, type Terminal } from './command.ts';

/** A file's text, or with `-` all of standard input. */
export async function readInput(name: string, terminal: Terminal): Promise<string> {
  if (name === '-') {
    const lines: string[] = [];
    for await (const line of terminal.lines()) lines.push(line);
    return lines.join('\n');
  }
  return readFile(name);
}

/** The text of a file that the user named. */
export function readFile(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? 'is not there'
        : 'cannot be read';
    throw new UsageError(`The file ${name} ${why}.`);
  }
}

/**
 * A file's text; with `-` all of standard input, or each of its lines where `isEachLine` says that
 * these are many things and not one.
 */
export async function readInputs(
  name: string,
  terminal: Terminal,
  isEachLine: (lines: readonly string[]) => boolean,
): Promise<readonly string[]> {
  const text = await readInput(name, terminal);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return name === '-' && lines.length > 1 && isEachLine(lines) ? lines : [text];
}

/** The record that a game goes on from: the token of a link, or a file. */
export function readRecordInput(given: string): string {
  return isLinkToken(given) && !existsSync(given) ? given : readFile(given);
}
