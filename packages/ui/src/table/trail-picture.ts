import type { Point } from '@skirmish-kit/space';
import { svgNode, type SvgNode, type SvgChild } from '../picture.ts';
import { closedPath } from './outline.ts';
import type { TableScene } from './scene.ts';

/** A path from place to place. */
export const lineThrough = (places: readonly Point[]): string =>
  `M${places.map((place) => place.join(' ')).join('L')}`;

/**
 * How far one can go: a contour map, a line for each point that is paid. A band is made of areas that
 * lie over each other; a mask keeps their lines only where none of them reaches, which is its edge.
 */
export function reachPicture({ reach = [], width, height, prefix = '' }: TableScene): SvgNode {
  return svgNode(
    'g',
    { class: 'reach' },
    reach.flatMap((areas, i) => {
      const d = areas.map(closedPath).join('');
      if (d === '') return [];
      const id = `${prefix}beyond-${i}`;
      return [
        svgNode('mask', { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height }, [
          svgNode('rect', { width, height, fill: '#fff' }),
          svgNode('path', { d, fill: '#000' }),
        ]),
        svgNode('path', { class: 'band', d }),
        svgNode('path', { class: 'band-edge', mask: `url(#${id})`, d }),
      ];
    }),
  );
}

/** The last move, in the colour of who made it. */
export function trailPicture({ trail }: TableScene): SvgChild {
  const [start] = trail?.places ?? [];
  if (!trail || !start) return undefined;
  return svgNode('g', { class: `trail side-${trail.side}` }, [
    svgNode('path', { d: lineThrough(trail.places) }),
    svgNode('circle', { cx: start[0], cy: start[1], r: trail.radius }),
  ]);
}
