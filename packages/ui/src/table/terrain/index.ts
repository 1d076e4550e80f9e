import type { Terrain } from '@skirmish-kit/space';
import { svgNode, type SvgNode } from '../../picture.ts';
import { cornersOf, shapePath } from '../outline.ts';
import { randomFromName } from '../../name-random.ts';
import { shadowPath } from '../shadow.ts';
import { TERRAIN_DRAWINGS } from './drawings.ts';
import type { TerrainDrawing } from './drawing.ts';

/** By what it does: walked into, climbed over, or no way through. */
const plain: TerrainDrawing = {
  shadow: ({ ground, height = 20 }) =>
    ground === 'obstacle' || ground === 'impassable' ? Math.min(40, height / 2) : 0,
  draw: ({ piece }) => [
    svgNode('path', { class: `plain ${piece.ground ?? 'open'}`, d: shapePath(piece.shape) }),
  ],
};

function handOf({ kind = '' }: Terrain): TerrainDrawing {
  return Object.hasOwn(TERRAIN_DRAWINGS, kind) ? (TERRAIN_DRAWINGS[kind] ?? plain) : plain;
}

/** The shared shapes of a table's scenery, drawn once in the `defs` of a picture. */
export function terrainSymbols(terrain: readonly Terrain[], prefix: string): readonly SvgNode[] {
  const symbols = new Set(terrain.map((piece) => handOf(piece).symbols));
  return [...symbols].flatMap((drawn) => drawn?.(prefix) ?? []);
}

/** The shadow of a piece. All shadows lie below all pieces, so that none falls on a neighbour's roof. */
export function shadowPicture(piece: Terrain): SvgNode | undefined {
  const { shadow } = handOf(piece);
  const height = typeof shadow === 'number' ? shadow : shadow(piece);
  if (height === 0) return undefined;
  return svgNode('path', { class: 'shade', d: shadowPath(cornersOf(piece.shape), height) });
}

/**
 * A piece of scenery from above. Its edge says what it does: dotted is walked into, thin is climbed
 * over, thick is no way through. `cover-1` to `cover-4` is what a hatching shows where drawings are
 * switched off.
 */
export function piecePicture(piece: Terrain, name: string, prefix = ''): SvgNode {
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
      ...handOf(piece).draw(given),
      svgNode('path', {
        class: `edge ${piece.ground ?? 'open'} cover-${cover}`,
        d: shapePath(piece.shape),
      }),
    ],
  );
}
