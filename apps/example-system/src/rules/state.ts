import type { Seat, LocalisedText } from '@skirmish-kit/core';
import type { Knack } from './band.ts';
import { STONES, type Stone } from './stone.ts';

/** Where somebody is: on a stone, still in camp, across, or in the marsh. */
export type Place = Stone | 'camp' | 'across' | 'fallen';

/** A figure that wants to cross. */
export interface Figure {
  readonly id: string;
  readonly seat: Seat;
  readonly name: LocalisedText;
  /** How many dice it strikes with. */
  readonly might: number;
  readonly knack: Knack;
  at: Place;
}

/** Everything about a game, as plain data. */
export interface State {
  /** The band of each side, by its id. */
  readonly bands: readonly string[];
  /** How many rounds the game lasts. */
  readonly rounds: number;
  readonly figures: readonly Figure[];
  round: number;
  /** The side that acts now. */
  side: Seat;
}

/** The figure that an answer names. */
export function figureOf(state: State, id: string): Figure | undefined {
  return state.figures.find((figure) => figure.id === id);
}

/** Who stands on a stone. */
export function whoIsOn(state: State, at: Stone): Figure | undefined {
  return state.figures.find((figure) => figure.at === at);
}

/** Whether somebody is between the banks. */
export function isOnTheWay({ at }: Figure): boolean {
  return STONES.includes(at);
}

/** How many of a side are at a place. */
export function countAt(state: State, seat: Seat, place: Place): number {
  return state.figures.filter((figure) => figure.seat === seat && figure.at === place).length;
}

/** How many of a side can still come across. */
export function countLeft(state: State, seat: Seat): number {
  return state.figures.filter(
    (figure) => figure.seat === seat && (figure.at === 'camp' || isOnTheWay(figure)),
  ).length;
}
