import type { Game, Language, Messages } from '@skirmish-kit/core';
import { safeStorage } from './safe-storage.ts';
import { translatorOf } from './translator.ts';

/** A game that was left for another. */
export interface HistoryEntry {
  readonly record: string;
  /** The opponents. */
  readonly title: string;
  /** The players of the seats. */
  readonly seats: readonly string[];
  /** When it was left, as calendars write it. */
  readonly date: string;
  readonly isOver: boolean;
}

/** More than so many are not kept; the oldest goes first. */
const MOST = 10;

const sayEarlier = /* @__PURE__ */ translatorOf({
  unread: { en: 'A game from another tab', fr: 'Une partie d’un autre onglet' },
});

/** Games that were left for another, the last one first, in the page's storage. */
export class GameHistory {
  readonly #place: string;

  constructor(place: string) {
    this.#place = `${place}:earlier`;
  }

  /** The saved list; anything else counts as an empty one. */
  get all(): readonly HistoryEntry[] {
    try {
      const read: unknown = JSON.parse(safeStorage().read(this.#place) ?? '[]');
      return Array.isArray(read) ? read.flatMap((each) => gameFrom(Object(each))) : [];
    } catch {
      return [];
    }
  }

  /** Lays a game aside as it was left; tells whether it is saved here now. */
  addGame<S, Setup>(
    record: string,
    { state, outcome }: Game<S, Setup>,
    seats: readonly string[],
    messages: Messages<S>,
    language: Language,
  ): boolean {
    const title = seats.map((_, seat) => messages.side(state, seat, language)).join(' – ');
    return this.add({ record, title, seats, date: today(), isOver: outcome !== undefined });
  }

  /** Lays a saved game aside that nobody has opened here. */
  addUnread(record: string, seats: readonly string[], language: Language): boolean {
    const title = sayEarlier(language, 'unread');
    return this.add({ record, title, seats, date: today(), isOver: false });
  }

  /** Lays a game aside; tells whether it is saved here now. */
  add(game: HistoryEntry): boolean {
    const others = this.all.filter(({ record }) => record !== game.record);
    return this.#write([game, ...others].slice(0, MOST));
  }

  /** Takes a game up again: it lies here no longer. */
  remove(game: HistoryEntry): void {
    this.#write(this.all.filter(({ record }) => record !== game.record));
  }

  #write(games: readonly HistoryEntry[]): boolean {
    return safeStorage().write(this.#place, JSON.stringify(games));
  }
}

/** The day as calendars write it. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function gameFrom(read: Readonly<Record<string, unknown>>): readonly HistoryEntry[] {
  const { record, title, seats, date, isOver } = read;
  if (typeof record !== 'string' || typeof title !== 'string' || typeof date !== 'string')
    return [];
  const sitters = Array.isArray(seats) ? seats.map(String) : [];
  return [{ record, title, seats: sitters, date, isOver: isOver === true }];
}
