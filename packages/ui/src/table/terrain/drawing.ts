import type { Point, Terrain } from '@skirmish-kit/space';
import type { SvgNode, SvgChild } from '../../picture.ts';

/** What the drawing of a piece works with. */
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
  /** What it is put together from, to be drawn once in the `defs` of a picture. */
  symbols?(this: void, prefix: string): readonly SvgNode[];
  readonly shadow: number | ((piece: Terrain) => number);
  draw(given: TerrainDrawingInput): readonly SvgChild[];
}
