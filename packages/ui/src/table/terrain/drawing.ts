import type { Point, Terrain } from '@skirmish-kit/space';
import type { SvgNode, SvgChild } from '../../picture.ts';

/** The input for the drawing of a piece. */
export interface TerrainDrawingInput {
  readonly piece: Terrain;
  readonly corners: readonly Point[];
  /** The same numbers for the same piece, every time. */
  readonly random: () => number;
  /** Put before the ids of symbols. */
  readonly prefix: string;
}

/** How one kind of scenery is drawn, and how long its shadow is. */
export interface TerrainDrawing {
  /** The shared shapes, drawn once in the `defs` of a picture. */
  symbols?(this: void, prefix: string): readonly SvgNode[];
  readonly shadow: number | ((piece: Terrain) => number);
  draw(given: TerrainDrawingInput): readonly SvgChild[];
}

/** Kinds of scenery with a drawing of their own; every other kind is drawn by what it does. */
export type TerrainDrawings = Readonly<Record<string, TerrainDrawing>>;
