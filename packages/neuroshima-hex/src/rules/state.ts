import type { Lifetime, MarkerKind } from '../packs/army-pack.ts';
import type { Mode } from './modes.ts';
import type { Edition, Options } from './variants.ts';

/** What a game is set up with. */
export interface Setup {
  readonly edition: Edition;
  readonly mode: Mode;
  /** The army of each seat; seats are in the order of their first turns. */
  readonly armies: readonly string[];
  readonly options: Options;
  /** Where the game begins, when not with an empty board. */
  readonly position?: StartPosition;
  /** NH-INS-02: games begun with version 1, in which a Move could leave a unit as it was. */
  readonly movesInPlace?: true;
}

/** A position that a game goes on from. */
export interface StartPosition {
  readonly units: readonly StartUnit[];
  /** Hit points by army. */
  readonly hq: Readonly<Record<string, number>>;
  /** The army whose turn it is. */
  readonly turn: string;
  /** What it holds, when it has drawn already; else it draws first. */
  readonly hand?: readonly string[];
}

export interface StartUnit {
  readonly army: string;
  readonly tile: string;
  readonly hex: readonly [number, number];
  readonly rotation?: number;
  readonly wounds?: number;
}

/** A tile on the board. */
export interface Unit {
  /** Stays the same as long as the unit lies on the board. */
  readonly id: number;
  readonly seat: number;
  readonly tile: string;
  cell: number;
  /** Sixth turns clockwise: edge `e` faces direction `(e + rotation) % 6`. */
  rotation: number;
  wounds: number;
  /** Uses of Mobility or Transport in this turn (NH-OPEN-11). */
  moved: number;
  /** Slots of this battle that are used or missed, one bit each (NH-INI-10). */
  slots: number;
  /** Whether a Quartermaster has served it in this battle, and in which phase plus one. */
  converted: number;
}

/** A marker on a unit. */
export interface Marker {
  readonly unit: number;
  readonly kind: MarkerKind;
  readonly until: Lifetime;
  /** Whose turn ends it. */
  readonly seat: number;
}

export interface Player {
  /** Hit points of the HQ. */
  hp: number;
  /** Points, where points are played for. */
  points: number;
  /** Tiles left to draw, by the order of the army's pack. */
  readonly pile: number[];
  /** Tile ids; open to all (NH-SET-11). */
  hand: string[];
  discard: string[];
  /** Turns begun. */
  turns: number;
  /** Eliminated (NH-MP-03). */
  out: boolean;
}

/** A turn under way. */
export interface Turn {
  readonly seat: number;
  /** Whether tiles are still to be drawn. */
  drawn: boolean;
  /** Tiles played so far. */
  played: number;
  /** Units that used their once-a-turn action. */
  acted: number[];
}

/** A battle under way; the next phase to be played. */
export interface Battle {
  readonly cause: BattleCause;
  /** Who is asked first (NH-OPEN-21). */
  readonly first: number;
  phase: number;
}

export type BattleCause = 'tile' | 'full' | 'final' | 'extra';

/** NH-END-01: the last tile is drawn; who still has a turn before the final battle. */
export interface Ending {
  left: number[];
  /** NH-END-10: the extra round after a tie. */
  readonly extra: boolean;
}

/** Everything about a game between two steps. Plain JSON. */
export interface State {
  readonly setup: Setup;
  players: Player[];
  units: Unit[];
  foundations: Unit[];
  markers: Marker[];
  nextUnit: number;
  /** HQs put on the board so far. */
  hqs: number;
  /** Whose turn it is or will be: a place in the order of turns. */
  place: number;
  turn: Turn | null;
  battle: Battle | null;
  ending: Ending | null;
  /** Whether the hexes that count were full before the last action (NH-PLAY-08). */
  full: boolean;
  result: Result | null;
  /** What companion modules of fan armies keep, by army. */
  notes: Record<string, Record<string, number | string>>;
}

export interface Result {
  readonly winners: number[];
  readonly reason: string;
}
