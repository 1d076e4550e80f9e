import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import type { Point } from '@skirmish-kit/space';
import type { Box, Scene } from './scene.ts';

const path = (places: readonly Point[]) => places.map((place) => place.join()).join(' ');

/** How far the acting figure can go: one wash over another, the darkest the cheapest. */
export function reachPicture({ reach = [] }: Scene): Drawn {
  const areas = (band: readonly (readonly Point[])[]) =>
    draw(
      'g',
      { class: 'band' },
      band.map((area) => draw('polygon', { points: path(area) })),
    );
  return draw('g', { class: 'reach' }, reach.map(areas));
}

/** What would happen, under the figures: ranges, a line of sight, a way. */
export function linesPicture({ rings = [], sight, way, trail }: Scene): Drawn {
  const end = way?.places.at(-1);
  const stopped = (kind: string, allowed: boolean) => (allowed ? kind : `${kind} stopped`);
  return draw('g', { class: 'overlay' }, [
    trail && draw('polyline', { class: 'trail', points: path(trail) }),
    ...rings.map(({ at: [cx, cy], radius }) =>
      draw('circle', { class: 'ring', cx, cy, r: radius }),
    ),
    sight && draw('polyline', { class: stopped('sight', sight.visible), points: path(sight.line) }),
    way && draw('polyline', { class: stopped('way', way.allowed), points: path(way.places) }),
    way &&
      end &&
      draw('circle', {
        class: stopped('ghost', way.allowed),
        cx: end[0],
        cy: end[1],
        r: way.radius,
      }),
  ]);
}

/** The words to it, above everything and never cut off at the edge. */
export function labelsPicture(scene: Scene, view: Box): Drawn {
  const { rings = [], sight, way, grain = 1 } = scene;
  const size = Math.round(Math.max(15, 12 * grain));
  const label = ([x, y]: Point, text: string, kind = '') => {
    // As wide as the widest of the fonts that a system may have.
    const half = text.length * size * 0.34;
    return draw(
      'text',
      {
        class: `label ${kind}`.trim(),
        x: clamp(x, view.x + half, view.x + view.width - half),
        y: clamp(y, view.y + size, view.y + view.height - size),
        'font-size': size,
      },
      text,
    );
  };
  const end = way?.places.at(-1);
  return draw('g', { class: 'overlay labels' }, [
    ...rings
      .filter(({ at, radius }) => at[1] - radius > view.y)
      .map(({ at, radius, text }) => label([at[0], at[1] - radius], text, 'on-ring')),
    sight && label(before(sight.line, size), sight.text),
    way && end && label([end[0], end[1] - size * 1.8], way.text),
  ]);
}

/** Above a line, well before its end: there stand the figures that the words would cover. */
function before([[fromX, fromY], [toX, toY]]: readonly [Point, Point], size: number): Point {
  return [fromX + (toX - fromX) * 0.6, fromY + (toY - fromY) * 0.6 - size * 0.7];
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}
