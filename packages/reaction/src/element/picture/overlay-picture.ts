import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import type { Point } from '@skirmish-kit/space';
import type { Scene } from './scene.ts';

const path = (places: readonly Point[]) => places.map((place) => place.join()).join(' ');

/** How far the acting figure can go: one wash over another, the darkest the cheapest. */
export function reachPicture({ reach = [] }: Scene): Drawn {
  return draw(
    'g',
    { class: 'reach' },
    reach.map((areas) =>
      draw(
        'g',
        { class: 'band' },
        areas.map((area) => draw('polygon', { points: path(area) })),
      ),
    ),
  );
}

/** What would happen: ranges, a line of sight, a way. Nothing of it can be pointed at. */
export function overlay(scene: Scene): Drawn {
  const { rings = [], sight, way, trail, grain = 1 } = scene;
  const size = Math.max(15, 12 * grain);
  const label = ([x, y]: Point, text: string, kind = '') =>
    draw('text', { class: `label ${kind}`.trim(), x, y, 'font-size': size }, text);
  const end = way?.places.at(-1);
  return draw('g', { class: 'overlay' }, [
    trail && draw('polyline', { class: 'trail', points: path(trail) }),
    ...rings.flatMap(({ at, radius, text }) => [
      draw('circle', { class: 'ring', cx: at[0], cy: at[1], r: radius }),
      label([at[0], at[1] - radius], text, 'on-ring'),
    ]),
    sight &&
      draw('line', {
        class: sight.visible ? 'sight' : 'sight stopped',
        x1: sight.line[0][0],
        y1: sight.line[0][1],
        x2: sight.line[1][0],
        y2: sight.line[1][1],
      }),
    sight && label([sight.line[1][0], sight.line[1][1] - size * 1.6], sight.text),
    way &&
      draw('polyline', { class: way.allowed ? 'way' : 'way stopped', points: path(way.places) }),
    way &&
      end &&
      draw('circle', {
        class: way.allowed ? 'ghost' : 'ghost stopped',
        cx: end[0],
        cy: end[1],
        r: way.radius,
      }),
    way && end && label([end[0], end[1] - size * 1.4], way.text),
  ]);
}
