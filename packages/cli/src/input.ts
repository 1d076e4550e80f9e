import { readFileSync } from 'node:fs';
import { UsageError, type Terminal } from './command.ts';

/** A file's text, or with `-` all of standard input. */
export async function readInput(name: string, terminal: Terminal): Promise<string> {
  if (name === '-') {
    const lines: string[] = [];
    for await (const line of terminal.lines()) lines.push(line);
    return lines.join('\n');
  }
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
