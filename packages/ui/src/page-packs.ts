import { isProblems, type Problem } from '@skirmish-kit/core';

/** Where an element keeps what the packs of its page bring, and what is wrong with them. */
export class PagePacks<Brought> {
  brought: Brought | undefined;
  problems: readonly Problem[] = [];
  #from = '';

  /** Reads what lies at these addresses unless it is here already; tells whether anything changed. */
  async fill(
    from: string,
    read: () => Promise<Brought | readonly Problem[]>,
    wanted: () => boolean,
  ): Promise<boolean> {
    if (from === this.#from && this.problems.length === 0) return false;
    const found = from === '' ? undefined : await read();
    if (!wanted()) return false;
    this.#from = from;
    this.brought = isProblems(found) ? undefined : found;
    this.problems = isProblems(found) ? found : [];
    return true;
  }
}
