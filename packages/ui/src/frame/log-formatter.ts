import {
  isKnownTo,
  formatLog,
  type Language,
  type LogEntry,
  type Narrator,
  type Seat,
} from '@skirmish-kit/core';
import type { LogRow } from '../log-view.ts';

/** What a log is told from. */
export interface LogTelling {
  readonly narrator: Narrator;
  isHeading(entry: LogEntry): boolean;
  /** The thing whose card opens from an entry. */
  thingIn(entry: LogEntry): string | undefined;
  /** Entries from here on belong to what has just happened. */
  readonly freshFrom: number;
  /** Who reads it: what is hidden from him is left out. */
  readonly eyes: Seat | undefined;
}

/**
 * The log in sentences, as far as its reader may know it. Places in it are those of the whole log. Each entry is told once in a language and kept for as long as the game keeps
 * the entry; dice lie beside the sentence that tells what came of them, when there is one.
 */
export class ToldLog {
  #told = new WeakMap<LogEntry, string | undefined>();
  #language: Language | undefined;
  #eyes: Seat | undefined;
  #shown:
    | {
        readonly last: LogEntry | undefined;
        readonly length: number;
        readonly freshFrom: number;
        readonly lines: readonly LogRow[];
      }
    | undefined;

  /** Another game, other names: nothing that was told holds. */
  forget(): void {
    this.#told = new WeakMap();
    this.#shown = undefined;
  }

  /** The whole log; the same list as before while nothing has happened. */
  whole(entries: readonly LogEntry[], telling: LogTelling): readonly LogRow[] {
    this.#speakTo(telling);
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
  from(entries: readonly LogEntry[], mark: number, telling: LogTelling): readonly LogRow[] {
    this.#speakTo(telling);
    const told = formatLog(
      entries,
      (entry) => this.#sentence(entry, telling.narrator),
      (entry) => isKnownTo(entry, telling.eyes),
      mark,
    );
    return told.map(({ entry, place, text, roll }) => ({
      text,
      rule: entry.rule,
      at: entry.at,
      card: telling.thingIn(entry),
      ...diceOf(roll),
      heading: telling.isHeading(entry),
      fresh: place >= telling.freshFrom,
    }));
  }

  /** Sentences name what their reader knows: another reader is told anew. */
  #speakTo({ narrator, eyes }: LogTelling): void {
    if (this.#language !== narrator.language || this.#eyes !== eyes) this.forget();
    this.#language = narrator.language;
    this.#eyes = eyes;
  }

  #sentence(entry: LogEntry, narrator: Narrator): string | undefined {
    if (!this.#told.has(entry)) this.#told.set(entry, narrator.line(entry));
    return this.#told.get(entry);
  }
}

/** What lies beside a line. */
function diceOf(roll: LogEntry | undefined): Pick<LogRow, 'faces' | 'notation' | 'rolls'> {
  const { faces, notation, rolls } = roll ?? {};
  return faces && notation ? { faces, notation, ...(rolls && { rolls }) } : {};
}
