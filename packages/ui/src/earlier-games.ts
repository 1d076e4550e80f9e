import type { Game, Language, Telling } from '@skirmish-kit/core';
import { keep } from './storage.ts';

/** A game that was left for another. */
export interface EarlierGame {
  readonly record: string;
  /** Who played whom. */
  readonly title: string;
  /** Who sat where. */
  readonly seats: readonly string[];
  /** When it was left, as calendars write it. */
  readonly date: string;
  readonly isOver: boolean;
}

/** More than so many are not kept; the oldest goes first. */
const MOST = 10;

/** Games that were left for another, the last one first, in the page's storage. */
export class EarlierGames {
  readonly #place: string;

  constructor(place: string) {
    this.#place = `${place}:earlier`;
  }

  /** What lies there; anything that is no list of games is none. */
  get all(): readonly EarlierGame[] {
    try {
      const read: unknown = JSON.parse(keep().read(this.#place) ?? '[]');
      return Array.isArray(read) ? read.flatMap((each) => gameFrom(Object(each))) : [];
    } catch {
      return [];
    }
  }

  /** Lays a game aside as it was left. */
  leave<S, Setup>(
    record: string,
    { state, outcome }: Game<S, Setup>,
    seats: readonly string[],
    telling: Telling<S>,
    language: Language,
  ): void {
    const title = seats.map((_, seat) => telling.side(state, seat, language)).join(' – ');
    const date = new Date().toISOString().slice(0, 10);
    this.add({ record, title, seats, date, isOver: outcome !== undefined });
  }

  /** Lays a game aside. */
  add(game: EarlierGame): void {
    const others = this.all.filter(({ record }) => record !== game.record);
    this.#write([game, ...others].slice(0, MOST));
  }

  /** Takes a game up again: it lies here no longer. */
  take(game: EarlierGame): void {
    this.#write(this.all.filter(({ record }) => record !== game.record));
  }

  #write(games: readonly EarlierGame[]): void {
    keep().write(this.#place, JSON.stringify(games));
  }
}

function gameFrom(read: Readonly<Record<string, unknown>>): readonly EarlierGame[] {
  const { record, title, seats, date, isOver } = read;
  if (typeof record !== 'string' || typeof title !== 'string' || typeof date !== 'string')
    return [];
  const sitters = Array.isArray(seats) ? seats.map(String) : [];
  return [{ record, title, seats: sitters, date, isOver: isOver === true }];
}
