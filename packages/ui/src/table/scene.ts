import type { SvgNode } from '../picture.ts';
import type { Point, Terrain } from '@skirmish-kit/space';
import type { Box } from './outline.ts';
import type { Token } from './token.ts';

/** A place to hold or to use: a diamond with its points inside the ring of its reach. */
export interface SceneObjective {
  readonly id: string;
  readonly at: Point;
  readonly reach: number;
  readonly label: string;
  readonly title: string;
  /** The side that has it. */
  readonly side?: number | undefined;
}

/** Something that lies on the table or is carried. */
export interface SceneItem {
  readonly id: string;
  readonly at: Point;
  readonly title: string;
}

export interface SceneDoor {
  readonly id: string;
  readonly terrain: Terrain;
  readonly open: boolean;
  readonly title: string;
}

/** A line of sight, as it would be if somebody shot now. */
export interface SceneSight {
  readonly line: readonly [from: Point, to: Point];
  readonly seen: 'clear' | 'partly' | 'none';
  /** A few words on it: distance and range. */
  readonly text: string;
  /** The obstacles on the line, each with its number. */
  readonly cover?: readonly {
    readonly at: Point;
    readonly text: string;
    readonly counts: boolean;
  }[];
}

/** A way somebody might go. */
export interface ScenePath {
  readonly places: readonly Point[];
  readonly radius: number;
  /** A few words at its end: what it costs, or why not. */
  readonly text: string;
  readonly allowed: boolean;
  /** A bead for each step that is paid, with what has been paid by then. */
  readonly beads?: readonly { readonly at: Point; readonly text: string }[];
  /** The outline of what ends there, for what is not round. */
  readonly hull?: readonly Point[];
  /** It ends in contact with an enemy. */
  readonly contact?: boolean;
}

/** A circle about a place: a range, the area of a blast. */
export interface SceneRing {
  readonly at: Point;
  readonly radius: number;
  readonly text: string;
  /** A blast is filled; a range is only a line. */
  readonly area?: boolean;
}

/** A few words at a place: the number of a direction, a chance. */
export interface SceneNote {
  readonly at: Point;
  readonly text: string;
}

/** The odds of an action, at its target. */
export interface SceneOdds {
  readonly at: Point;
  /** The one large number, as text. */
  readonly text: string;
  /** The result that has this chance. */
  readonly of: string;
  /** Shares of the bar from the worst to nothing, which is left open. */
  readonly shares: readonly number[];
}

/** A shot that was fired. */
export interface SceneTracer {
  readonly line: readonly [from: Point, to: Point];
  readonly hit: boolean;
}

/** Everything a picture of a table shows. The moment's parts are left out while nothing is pointed at. */
export interface TableScene {
  readonly width: number;
  readonly height: number;
  /** Units between two ticks of the ruler, and what stands at the first of them: 100 units, 10 cm. */
  readonly ruler: { readonly every: number; readonly counts: number };
  readonly terrain: readonly Terrain[];
  /** The type and effect of a piece, in a few words. */
  readonly pieceTitle?: (piece: Terrain) => string;
  readonly tokens: readonly Token[];
  readonly objectives?: readonly SceneObjective[];
  readonly things?: readonly SceneItem[];
  /** Drawings that a game has of its own, such as vehicles: above the ground, below the figures. */
  readonly drawings?: readonly SvgNode[];
  readonly doors?: readonly SceneDoor[];
  /** The part that is looked at; the whole table without it. */
  readonly view?: Box | undefined;
  /** Units per pixel, so that figures and words stay readable on a small screen. */
  readonly grain?: number;
  /** Put before ids, for several pictures in one document. */
  readonly prefix?: string;
  /** How far the acting figure can go, from the farthest band to the nearest. */
  readonly reach?: readonly (readonly (readonly Point[])[])[];
  readonly rings?: readonly SceneRing[];
  /** Ways that are walked again and again: those of patrols. */
  readonly routes?: readonly (readonly Point[])[];
  /** Outlines of what a template covers: a cone of flames, where somebody may be placed. */
  readonly areas?: readonly (readonly Point[])[];
  readonly notes?: readonly SceneNote[];
  readonly sight?: SceneSight | undefined;
  readonly way?: ScenePath | undefined;
  readonly odds?: readonly SceneOdds[];
  readonly tracers?: readonly SceneTracer[];
  /** The last move: where it began, what it passed. */
  readonly trail?:
    | { readonly places: readonly Point[]; readonly side: number; readonly radius: number }
    | undefined;
}
