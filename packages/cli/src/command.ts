import type { ParseArgsConfig } from 'node:util';

/** 0: done. 1: the answer is no (an invalid pack, a refused record). 2: the command was not understood. */
export type ExitCode = 0 | 1 | 2;

/** What a command prints to and reads from; tests bring their own. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
  /** A line that the next one overwrites; nothing when nobody is watching. */
  progress(line: string): void;
  /** Standard input, line by line. */
  lines(): AsyncIterable<string>;
}

/** What the user typed after the command's name. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Options that may be given several times. */
  readonly lists: Readonly<Record<string, readonly string[] | undefined>>;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly examples: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Further options that depend on what was typed: what can be picked in a system. */
  moreOptions?(argv: readonly string[]): Promise<readonly string[]>;
  run(args: Arguments, terminal: Terminal): Promise<ExitCode>;
}

/** Something about the command line itself is wrong; told with the usage, exit code 2. */
export class UsageError extends Error {}

/** A text option; `undefined` when it was not given. */
export function textOption(args: Arguments, name: string): string | undefined {
  const value = args.options[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number option from 1 to `most`, checked. */
export function numberOption(
  args: Arguments,
  name: string,
  most: number,
  otherwise: number,
): number {
  const text = textOption(args, name);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < 1 || value > most) {
    throw new UsageError(`--${name} takes a whole number from 1 to ${most}; "${text}" is not one.`);
  }
  return value;
}

/** The one input a command works on, such as a notation or a file. */
export function singlePositional(args: Arguments, index: number, what: string): string {
  const value = args.positionals[index];
  if (value === undefined) throw new UsageError(`Say ${what}.`);
  const extra = args.positionals[index + 1];
  if (extra !== undefined)
    throw new UsageError(`"${extra}" is one word too many; put quotes around ${what}.`);
  return value;
}

/** Refuses whatever follows the first `count` words. */
export function assertMaxPositionals(args: Arguments, count: number): void {
  const extra = args.positionals[count];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`);
}
