import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** What became of a mutant. */
export type MutantStatus =
  | { readonly is: 'caught'; readonly by: string; readonly title: string; readonly message: string }
  | { readonly is: 'endless' }
  | { readonly is: 'survived' }
  | { readonly is: 'unseen' };

interface Entry {
  readonly verdict: MutantStatus;
  /** What the verdict rests on: the mutated file and the tests, by their content. */
  readonly source: string;
  readonly tests: string;
}

/**
 * MutantResults of earlier runs, so that a run which was stopped goes on where it was: a line for each, the
 * last one counts. Whenever a run is stopped, it loses the line under way at most.
 */
export class MutantResults {
  readonly #file: string;
  readonly #entries: Map<string, Entry>;

  constructor(file: string, fresh: boolean) {
    this.#file = file;
    if (fresh) rmSync(file, { force: true });
    mkdirSync(dirname(file), { recursive: true });
    this.#entries = new Map(read(file));
  }

  /**
   * A verdict holds while the mutated file is what it was. That nothing noticed holds only while
   * every test is what it was, that one did while this one is.
   */
  get(mutant: string, source: string, tests: string, test: (file: string) => string) {
    const entry = this.#entries.get(mutant);
    if (entry?.source !== source) return undefined;
    const { verdict } = entry;
    const basis = verdict.is === 'caught' ? test(verdict.by) : tests;
    return entry.tests === basis ? verdict : undefined;
  }

  set(mutant: string, entry: Entry): void {
    this.#entries.set(mutant, entry);
    appendFileSync(this.#file, `${JSON.stringify([mutant, entry])}\n`);
  }
}

function read(file: string): [string, Entry][] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => readLine(line));
}

/** Nothing for a line that was cut off. */
function readLine(line: string): [string, Entry][] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
