import {
  isVisibleTo,
  formatLog,
  type Language,
  type LogEntry,
  type Narrator,
  type Seat,
} from '@skirmish-kit/core';
import type { RollShown, RollWords } from '../dice/dice-tray.ts';
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
  /** What a roll came to, from the entries that follow it up to the next roll. */
  readRoll?(roll: LogEntry, after: readonly LogEntry[]): RollWords | undefined;
}

/** A roll as the dice of each person. */
export function rollOf(roll: LogEntry, words?: RollWords): RollShown | undefined {
  const { faces, notation, rolls } = roll;
  if (!faces || !notation) return undefined;
  return { rolls: rolls ?? [{ faces, notation }], words };
}

/** The entries of an answer that a roll at `at` led to, up to the next roll or choice. */
export function afterRoll(entries: readonly LogEntry[], at: number): readonly LogEntry[] {
  const end = entries.findIndex(({ kind }, i) => i > at && kind !== 'event');
  return entries.slice(at + 1, end < 0 ? undefined : end);
}

/**
 * The log in sentences, as far as its reader may know it. Places in it are those of the whole log. Each entry is told once in a language and kept for as long as the game keeps
 * the entry; dice lie beside the sentence that tells what came of them, when there is one.
 */
export class ToldLog {
  #told = new WeakMap<LogEntry, string | undefined>();
  #rolls = new WeakMap<
    LogEntry,
    { readonly after: number; readonly shown: RollShown | undefined }
  >();
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
    this.#rolls = new WeakMap();
    this.#shown = undefined;
  }

  /** The whole log; the same list as before while nothing has happened. */
  whole(entries: readonly LogEntry[], messages: LogTelling): readonly LogRow[] {
    this.#speakTo(messages);
    const { freshFrom } = messages;
    const last = entries.at(-1);
    const same =
      this.#shown?.last === last &&
      this.#shown?.length === entries.length &&
      this.#shown.freshFrom === freshFrom;
    if (!this.#shown || !same) {
      const lines = this.from(entries, 0, messages);
      this.#shown = { last, length: entries.length, freshFrom, lines };
    }
    return this.#shown.lines;
  }

  /** The log from an entry on. */
  from(entries: readonly LogEntry[], mark: number, messages: LogTelling): readonly LogRow[] {
    this.#speakTo(messages);
    const logged = formatLog(
      entries,
      (entry) => this.#sentence(entry, messages.narrator),
      (entry) => isVisibleTo(entry, messages.eyes),
      mark,
    );
    return logged.map(({ entry, place, text, roll }) => ({
      text,
      rule: entry.rule,
      at: entry.at,
      card: messages.thingIn(entry),
      roll: roll && this.#rollShown(roll, entries, messages),
      heading: messages.isHeading(entry),
      fresh: place >= messages.freshFrom,
    }));
  }

  /** Sentences name what their reader knows: another reader is told anew. */
  #speakTo({ narrator, eyes }: LogTelling): void {
    if (this.#language !== narrator.language || this.#eyes !== eyes) this.forget();
    this.#language = narrator.language;
    this.#eyes = eyes;
  }

  /** A roll is read again only when more has followed it. */
  #rollShown(
    roll: LogEntry,
    entries: readonly LogEntry[],
    messages: LogTelling,
  ): RollShown | undefined {
    const after = afterRoll(entries, entries.lastIndexOf(roll)).filter((entry) =>
      isVisibleTo(entry, messages.eyes),
    );
    const cached = this.#rolls.get(roll);
    if (cached?.after === after.length) return cached.shown;
    const shown = rollOf(roll, messages.readRoll?.(roll, after));
    this.#rolls.set(roll, { after: after.length, shown });
    return shown;
  }

  #sentence(entry: LogEntry, narrator: Narrator): string | undefined {
    if (!this.#told.has(entry)) this.#told.set(entry, narrator.line(entry));
    return this.#told.get(entry);
  }
}
