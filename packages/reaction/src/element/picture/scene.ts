import type { Language } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { Battle, FigureId } from '../../rules/state.ts';

/** The part of the table that is looked at, in tenths of a centimetre. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of sight, as it would be if somebody shot now. */
export interface SightShown {
  readonly line: readonly [from: Point, to: Point];
  readonly visible: boolean;
  /** A few words at the target: distance and cover, or why not. */
  readonly text: string;
}

/** A way somebody might go. */
export interface WayShown {
  readonly places: readonly Point[];
  readonly radius: number;
  /** A few words at its end: what it costs, or why not. */
  readonly text: string;
  readonly allowed: boolean;
}

/** A circle around somebody: a range of his weapon, the area of a blast. */
export interface RingShown {
  readonly at: Point;
  readonly radius: number;
  readonly text: string;
}

/** Everything a picture of a battle shows. Only `battle` is needed; the rest is for the moment. */
export interface Scene {
  readonly battle: Battle;
  readonly language: Language;
  readonly view?: Box;
  /** Tenths of a centimetre per pixel, so that figures stay readable on a small screen. */
  readonly grain?: number;
  /** Put before ids, for several pictures in one document. */
  readonly prefix?: string;
  /** Who acts: drawn in the accent. */
  readonly acting?: FigureId | undefined;
  /** Who or what is looked at. */
  readonly target?: FigureId | undefined;
  /** Whom a click would choose. */
  readonly choosable?: readonly FigureId[];
  /** How far the acting figure can go: areas from the largest to the smallest. */
  readonly reach?: readonly (readonly (readonly Point[])[])[];
  readonly rings?: readonly RingShown[];
  readonly sight?: SightShown | undefined;
  readonly way?: WayShown | undefined;
  /** The last move. */
  readonly trail?: readonly Point[];
}
