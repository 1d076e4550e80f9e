import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import type { Shape, Terrain } from '@skirmish-kit/space';
import type { Door } from '../../rules/state.ts';

/** A shape as an SVG element. */
export function shapePicture(
  shape: Shape,
  attributes: Readonly<Record<string, string | number>>,
): Drawn {
  if ('radius' in shape) {
    return draw('circle', { cx: shape.at[0], cy: shape.at[1], r: shape.radius, ...attributes });
  }
  return draw('polygon', { points: shape.map((point) => point.join()).join(' '), ...attributes });
}

/**
 * What stops movement is filled, what slows it is dotted at the edge; thickness of cover is the
 * density of the hatching, from light (1) to extra hard (4).
 */
export function terrainPicture(piece: Terrain, prefix: string): Drawn {
  const cover = Math.min(4, piece.cover ?? 0);
  const sight = piece.blocksSight ? 'opaque' : 'clear';
  return draw(
    'g',
    { class: `piece ${piece.ground ?? 'open'} ${sight} ${piece.kind ?? ''}`.trim() },
    [
      shapePicture(piece.shape, { class: 'body' }),
      cover > 0 &&
        shapePicture(piece.shape, { class: 'hatch', fill: `url(#${prefix}cover-${cover})` }),
    ],
  );
}

export function doorPicture(door: Door): Drawn {
  return draw('g', { class: door.open ? 'door open' : 'door shut' }, [
    shapePicture(door.terrain.shape, {}),
  ]);
}

/** Hatchings for cover, one for each side, and a dot every ten centimetres. */
export function patterns(prefix: string): Drawn {
  const pattern = (id: string, size: number, inside: readonly Drawn[], turn = 0) =>
    draw(
      'pattern',
      {
        id: prefix + id,
        width: size,
        height: size,
        patternUnits: 'userSpaceOnUse',
        patternTransform: turn !== 0 && `rotate(${turn})`,
      },
      inside,
    );
  const line = draw('path', { class: 'hatching', d: 'M0 0V40' });
  const cross = draw('path', { class: 'hatching', d: 'M0 0V40M0 0H40' });
  return draw('defs', {}, [
    pattern('scale', 100, [
      draw('path', {
        class: 'dot',
        d: 'M-4 0H4M0 -4V4M96 0H104M100 -4V4M-4 100H4M0 96V104M96 100H104M100 96V104',
      }),
    ]),
    pattern('cover-1', 16, [line], 45),
    pattern('cover-2', 9, [line], 45),
    pattern('cover-3', 11, [cross], 45),
    pattern('cover-4', 7, [cross], 45),
    pattern('side-0', 7, [draw('circle', { class: 'mark side-0', cx: 3.5, cy: 3.5, r: 1.5 })]),
    pattern('side-1', 6, [draw('path', { class: 'mark side-1', d: 'M0 3H6' })], -45),
    pattern('side-2', 8, [draw('path', { class: 'mark side-2', d: 'M0 4H8M4 0V8' })]),
    pattern('side-3', 8, [draw('path', { class: 'mark side-3', d: 'M0 8 4 0 8 8' })]),
  ]);
}
