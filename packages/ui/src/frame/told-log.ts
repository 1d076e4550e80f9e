import type { Language, LogEntry, Narrator } from '@skirmish-kit/core';
import type { LogLine } from '../log.ts';

/** What a log is told from. */
export interface LogTelling {
  readonly narrator: Narrator;
  isHeading(entry: LogEntry): boolean;
  /** Entries from here on belong to what has just happened. */
  readonly freshFrom: number;
}

/**
 * The log in sentences. Each entry is told once in a language and kept for as long as the game keeps
 * the entry; dice lie beside the sentence that tells what came of them, when there is one.
 */
export class ToldLog {
  #told = new WeakMap<LogEntry, string | undefined>();
  #language: Language | undefined;
  #shown:
    | {
        readonly last: LogEntry | undefined;
        readonly length: number;
        readonly freshFrom: number;
        readonly lines: readonly LogLine[];
      }
    | undefined;

  /** Another game, other names: nothing that was told holds. */
  forget(): void {
    this.#told = new WeakMap();
    this.#shown = undefined;
  }

  /** The whole log; the same list as before while nothing has happened. */
  whole(entries: readonly LogEntry[], telling: LogTelling): readonly LogLine[] {
    this.#speak(telling.narrator.language);
    const { freshFrom } = telling;
    const last = entries.at(-1);
    const same =
      this.#shown?.last === last &&
      this.#shown?.length === entries.length &&
      this.#shown.freshFrom === freshFrom;
    if (!this.#shown || !same) {
      const lines = this.from(entries, 0, telling);
      this.#shown = { last, length: entries.length, freshFrom, lines };
    }
    return this.#shown.lines;
  }

  /** The log from an entry on. */
  from(entries: readonly LogEntry[], mark: number, telling: LogTelling): readonly LogLine[] {
    this.#speak(telling.narrator.language);
    const lines: LogLine[] = [];
    let dice: Pick<LogLine, 'faces' | 'notation' | 'rolls'> = {};
    for (let i = mark; i < entries.length; i++) {
      const entry = entries[i];
      const text = entry && this.#sentence(entry, telling.narrator);
      if (!entry || text === undefined) continue;
      if (entry.faces && entry.notation) {
        const { faces, notation, rolls } = entry;
        dice = { faces, notation, ...(rolls && { rolls }) };
      }
      if (entry.kind === 'roll' && entries[i + 1]?.kind === 'moment') continue;
      lines.push({
        text,
        rule: entry.rule,
        at: entry.at,
        ...dice,
        heading: telling.isHeading(entry),
        fresh: i >= telling.freshFrom,
      });
      dice = {};
    }
    return lines;
  }

  #speak(language: Language): void {
    if (this.#language !== language) this.forget();
    this.#language = language;
  }

  #sentence(entry: LogEntry, narrator: Narrator): string | undefined {
    if (!this.#told.has(entry)) this.#told.set(entry, narrator.line(entry));
    return this.#told.get(entry);
  }
}
