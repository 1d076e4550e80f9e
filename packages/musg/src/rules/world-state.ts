import type { Seat } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { FigureId } from './state.ts';

/** Something a world has put on the table: a noise, a point from which the dead come, a bomb. */
export interface Marker {
  readonly id: string;
  /** What it is, in the words of its world: `noise`, `infection`. */
  readonly kind: string;
  readonly at: Point;
  readonly radius: number;
  /** Whose it is; nobody’s unless told. */
  readonly seat: Seat | null;
  /** Who has it with him or follows it. */
  readonly figure: FigureId | null;
  /** The turn in which it came. */
  readonly turn: number;
}

/**
 * What a battle keeps for its world, as plain data that any world can use: markers on the table,
 * numbers of the whole battle, and numbers of figures. A battle without a world has none of it.
 */
export interface WorldState {
  readonly id: string;
  /** How the world is played, as far as a table may decide it. */
  readonly settings: Readonly<Record<string, string>>;
  /**
   * Which seats stand together, by seat: those of the players first, then those who play themselves.
   * Nobody fights a seat without a party: bystanders.
   */
  parties: readonly (number | null)[];
  markers: readonly Marker[];
  /** Numbers of the whole battle: `alert`. */
  counts: Readonly<Record<string, number>>;
  /** Numbers of figures, by `figure/name`: `a1/infected`. What is 0 is not there. */
  marks: Readonly<Record<string, number>>;
}
