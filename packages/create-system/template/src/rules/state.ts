import type { Seat, LocalisedText } from '@skirmish-kit/core';
import type { Square } from './square.ts';

/** Somebody on the board. */
export interface Figure {
  readonly id: string;
  readonly seat: Seat;
  readonly name: LocalisedText;
  /** Added to its die in a fight. */
  readonly strength: number;
  at: Square;
  standing: boolean;
}

/** Everything about a game, as plain data. */
export interface State {
  /** The crew of each side, by its id. */
  readonly crews: readonly string[];
  /** How many rounds the game lasts. */
  readonly rounds: number;
  readonly figures: readonly Figure[];
  round: number;
  /** The side that acts now. */
  side: Seat;
}

/** Who still stands, of one side or of all. */
export function figuresStanding(state: State, seat?: Seat): readonly Figure[] {
  return state.figures.filter(
    (figure) => figure.standing && (seat === undefined || figure.seat === seat),
  );
}

/** The figure that an answer names. */
export function figureOf(state: State, id: string): Figure | undefined {
  return state.figures.find((figure) => figure.id === id);
}
