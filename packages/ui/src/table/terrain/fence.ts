import { svgNode } from '../../picture.ts';
import { longBoxOf, tenth } from '../outline.ts';
import type { TerrainDrawing } from './drawing.ts';

/** Rails between posts. */
export const fence: TerrainDrawing = {
  shadow: 6,
  draw({ corners }) {
    const { at, long, turned } = longBoxOf(corners);
    const posts = Math.max(1, Math.round((2 * long) / 22));
    const places = Array.from({ length: posts + 1 }, (_, i) =>
      tenth(-long + (i * 2 * long) / posts),
    );
    return [
      svgNode('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        svgNode('path', { class: 'rail', d: `M${-long} 0H${long}` }),
        svgNode('path', {
          class: 'post',
          d: places.map((x) => `M${x - 2.5}-3.5h5v7h-5z`).join(''),
        }),
      ]),
    ];
  },
};
