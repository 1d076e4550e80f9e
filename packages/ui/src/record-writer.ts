import { makeRecord, type Game } from '@skirmish-kit/core';

/** A game as the text of its record; loaded when a game is saved or shared. */
export function writeRecord<S, Setup>(game: Game<S, Setup>): string {
  return makeRecord(game);
}
