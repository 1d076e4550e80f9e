import type { Terrain } from '@skirmish-kit/space';
import { svgNode, type SvgNode } from '../../picture.ts';
import { cornersOf, shapePath } from '../outline.ts';
import { randomFromName } from '../../name-random.ts';
import { shadowPath } from '../shadow.ts';
import { FIRST_DRAWINGS } from './drawings.ts';
import type { TerrainDrawing, TerrainDrawings } from './drawing.ts';

/** By what it does: walked into, climbed over, or no way through. */
const plain: TerrainDrawing = {
  shadow: ({ ground, height = 20 }) =>
    ground === 'obstacle' || ground === 'impassable' ? Math.min(40, height / 2) : 0,
  draw: ({ piece }) => [
    svgNode('path', { class: `plain ${piece.ground ?? 'open'}`, d: shapePath(piece.shape) }),
  ],
};

function drawingOf({ kind = '' }: Terrain, more: TerrainDrawings): TerrainDrawing {
  const drawings = Object.hasOwn(more, kind) ? more : FIRST_DRAWINGS;
  return Object.hasOwn(drawings, kind) ? (drawings[kind] ?? plain) : plain;
}

/** The shared shapes of a table's scenery, drawn once in the `defs` of a picture. */
export function terrainSymbols(
  terrain: readonly Terrain[],
  prefix: string,
  more: TerrainDrawings,
): readonly SvgNode[] {
  const symbols = new Set(terrain.map((piece) => drawingOf(piece, more).symbols));
  return [...symbols].flatMap((drawn) => drawn?.(prefix) ?? []);
}

/** The shadow of a piece. All shadows lie below all pieces, so that none falls on a neighbour's roof. */
export function shadowPicture(piece: Terrain, more: TerrainDrawings = {}): SvgNode | undefined {
  const { shadow } = drawingOf(piece, more);
  const height = typeof shadow === 'number' ? shadow : shadow(piece);
  if (height === 0) return undefined;
  return svgNode('path', { class: 'shade', d: shadowPath(cornersOf(piece.shape), height) });
}

/**
 * A piece of scenery from above. Its edge says what it does: dotted is walked into, thin is climbed
 * over, thick is no way through. `cover-1` to `cover-4` is what a hatching shows where drawings are
 * switched off.
 */
export function piecePicture(
  piece: Terrain,
  name: string,
  prefix = '',
  more: TerrainDrawings = {},
): SvgNode {
  const given = {
    piece,
    corners: cornersOf(piece.shape),
    random: randomFromName(piece.id),
    prefix,
  };
  const cover = Math.min(4, piece.cover ?? 0);
  return svgNode(
    'g',
    {
      class: `piece ${piece.kind ?? ''} ${piece.ground ?? 'open'}`,
      'data-piece': piece.id,
      'data-card': `piece:${piece.id}`,
    },
    [
      name !== '' && svgNode('title', {}, name),
      ...drawingOf(piece, more).draw(given),
      svgNode('path', {
        class: `edge ${piece.ground ?? 'open'} cover-${cover}`,
        d: shapePath(piece.shape),
      }),
    ],
  );
}
