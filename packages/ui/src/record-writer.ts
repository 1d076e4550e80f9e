import { makeRecord, type Game } from '@skirmish-kit/core';

/** A game as text, as records have it: fetched where one is kept or handed on. */
export function write<S, Setup>(game: Game<S, Setup>): string {
  return makeRecord(game);
}
