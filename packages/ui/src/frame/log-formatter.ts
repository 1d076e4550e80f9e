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
import type { RoomExtras } from './room-extras.ts';

/** The input for the lines of a log. */
export interface LogContext {
  readonly narrator: Narrator;
  isHeading(entry: LogEntry): boolean;
  /** The thing whose card opens from an entry. */
  cardIn(entry: LogEntry): string | undefined;
  /** Entries from here on belong to what has just happened. */
  readonly freshFrom: number;
  /** The viewer; entries hidden from that seat are left out. */
  readonly viewer: Seat | undefined;
  /** How rolls are read, once that is loaded. */
  readonly extras: Pick<RoomExtras, 'readRoll'> | undefined;
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
 * The log as sentences, as far as its viewer may see it; indexes count entries of the whole log. The
 * line of an entry is cached per language. Dice are shown next to the sentence with their result, if
 * there is one.
 */
export class LogFormatter {
  #lines = new WeakMap<LogEntry, string | undefined>();
  #rolls = new WeakMap<
    LogEntry,
    { readonly after: number; readonly shown: RollShown | undefined }
  >();
  #language: Language | undefined;
  #viewer: Seat | undefined;
  #extras: LogContext['extras'];
  #shown:
    | {
        readonly last: LogEntry | undefined;
        readonly length: number;
        readonly freshFrom: number;
        readonly lines: readonly LogRow[];
      }
    | undefined;

  /** Drops all cached lines: another game has other names. */
  forget(): void {
    this.#lines = new WeakMap();
    this.#rolls = new WeakMap();
    this.#shown = undefined;
  }

  /** The whole log; the same list as before while nothing has happened. */
  whole(entries: readonly LogEntry[], messages: LogContext): readonly LogRow[] {
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
  from(entries: readonly LogEntry[], mark: number, messages: LogContext): readonly LogRow[] {
    this.#speakTo(messages);
    const logged = formatLog(
      entries,
      (entry) => this.#sentence(entry, messages.narrator),
      (entry) => isVisibleTo(entry, messages.viewer),
      mark,
    );
    return logged.map(({ entry, place, text, roll }) => ({
      text,
      rule: entry.rule,
      at: entry.at,
      card: messages.cardIn(entry),
      roll: roll && this.#rollShown(roll, entries, messages),
      heading: messages.isHeading(entry),
      fresh: place >= messages.freshFrom,
    }));
  }

  /** A sentence names only what its viewer may see, and rolls are read once that is loaded. */
  #speakTo({ narrator, viewer, extras }: LogContext): void {
    const isSame =
      this.#language === narrator.language && this.#viewer === viewer && this.#extras === extras;
    if (!isSame) this.forget();
    this.#language = narrator.language;
    this.#viewer = viewer;
    this.#extras = extras;
  }

  /** A roll is read again only when more has followed it. */
  #rollShown(
    roll: LogEntry,
    entries: readonly LogEntry[],
    messages: LogContext,
  ): RollShown | undefined {
    const after = afterRoll(entries, entries.lastIndexOf(roll)).filter((entry) =>
      isVisibleTo(entry, messages.viewer),
    );
    const cached = this.#rolls.get(roll);
    if (cached?.after === after.length) return cached.shown;
    const shown = rollOf(roll, messages.extras?.readRoll?.(roll, after));
    this.#rolls.set(roll, { after: after.length, shown });
    return shown;
  }

  #sentence(entry: LogEntry, narrator: Narrator): string | undefined {
    if (!this.#lines.has(entry)) this.#lines.set(entry, narrator.line(entry));
    return this.#lines.get(entry);
  }
}
