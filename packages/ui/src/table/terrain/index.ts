import type { Terrain } from '@skirmish-kit/space';
import { draw, type Drawn } from '../../picture.ts';
import { cornersOf, shapePath } from '../outline.ts';
import { seeded } from '../../name-random.ts';
import { shadowPath } from '../shadow.ts';
import { HANDS } from './drawings.ts';
import type { PieceHand } from './drawing.ts';

/** By what it does: walked into, climbed over, or no way through. */
const plain: PieceHand = {
  shadow: ({ ground, height = 20 }) =>
    ground === 'obstacle' || ground === 'impassable' ? Math.min(40, height / 2) : 0,
  draw: ({ piece }) => [
    draw('path', { class: `plain ${piece.ground ?? 'open'}`, d: shapePath(piece.shape) }),
  ],
};

function handOf({ kind = '' }: Terrain): PieceHand {
  return Object.hasOwn(HANDS, kind) ? (HANDS[kind] ?? plain) : plain;
}

/** What the scenery of a table is put together from, to be drawn once in the `defs` of a picture. */
export function terrainSymbols(terrain: readonly Terrain[], prefix: string): readonly Drawn[] {
  const symbols = new Set(terrain.map((piece) => handOf(piece).symbols));
  return [...symbols].flatMap((drawn) => drawn?.(prefix) ?? []);
}

/** The shadow of a piece. All shadows lie below all pieces, so that none falls on a neighbour's roof. */
export function shadowPicture(piece: Terrain): Drawn | undefined {
  const { shadow } = handOf(piece);
  const height = typeof shadow === 'number' ? shadow : shadow(piece);
  if (height === 0) return undefined;
  return draw('path', { class: 'shade', d: shadowPath(cornersOf(piece.shape), height) });
}

/**
 * A piece of scenery from above. Its edge says what it does: dotted is walked into, thin is climbed
 * over, thick is no way through. `cover-1` to `cover-4` is what a hatching shows where drawings are
 * switched off.
 */
export function piecePicture(piece: Terrain, name: string, prefix = ''): Drawn {
  const given = { piece, corners: cornersOf(piece.shape), random: seeded(piece.id), prefix };
  const cover = Math.min(4, piece.cover ?? 0);
  return draw(
    'g',
    {
      class: `piece ${piece.kind ?? ''} ${piece.ground ?? 'open'}`,
      'data-piece': piece.id,
      'data-card': `piece:${piece.id}`,
    },
    [
      name !== '' && draw('title', {}, name),
      ...handOf(piece).draw(given),
      draw('path', {
        class: `edge ${piece.ground ?? 'open'} cover-${cover}`,
        d: shapePath(piece.shape),
      }),
    ],
  );
}
