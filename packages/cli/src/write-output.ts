import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from './command.ts';

/** What was made cannot be written where the user wants it; told without a stack trace, exit code 1. */
export class OutputError extends Error {}

/** Why a file cannot be written, by the code of the system. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space of this user is used up',
  EFBIG: 'it is larger than files may be here',
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  EPIPE: 'nobody reads it any more',
};

/** The user named a place that cannot be: a mistake on the command line. */
const MISTAKES: readonly string[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Why something cannot be written. */
export function whyNotWritten(error: unknown): string {
  const code = codeOf(error);
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

/** The code of a system error; empty for any other error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Writes a file that the user named: whole, or not at all. The text goes into a new file in the same
 * folder first, so that a full disk leaves the old file as it was.
 */
export function writeOutput(name: string, text: string | Uint8Array): void {
  const target = targetOf(name);
  try {
    if (target.isFile) replaceFile(target.path, target.mode, text);
    else writeFileSync(target.path, text);
  } catch (error) {
    const still = target.mode === undefined ? '' : ' The old file is as it was.';
    const message = `The file ${name} cannot be written: ${whyNotWritten(error)}.${still}`;
    throw MISTAKES.includes(codeOf(error)) ? new UsageError(message) : new OutputError(message);
  }
}

interface Target {
  /** Where the file is, with links followed. */
  readonly path: string;
  /** Whether a file can take its place: not that of a device or a pipe. */
  readonly isFile: boolean;
  /** The rights of the file that is there. */
  readonly mode: number | undefined;
}

function targetOf(name: string): Target {
  const there = statSync(name, { throwIfNoEntry: false });
  if (!there) return { path: name, isFile: true, mode: undefined };
  if (!there.isFile()) return { path: name, isFile: false, mode: undefined };
  return { path: realpathSync(name), isFile: true, mode: there.mode };
}

function replaceFile(path: string, mode: number | undefined, text: string | Uint8Array): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`);
  const file = openSync(draft, 'wx', mode);
  try {
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
