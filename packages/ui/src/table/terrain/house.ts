import { svgNode } from '../../picture.ts';
import { longBoxOf, tenth } from '../outline.ts';
import type { TerrainDrawing } from './drawing.ts';

/** Two slopes with their courses, the far one darker, and a chimney. */
export const house: TerrainDrawing = {
  shadow: 38,
  draw({ corners, random }) {
    const { at, long, short, turned } = longBoxOf(corners);
    const courses: string[] = [];
    for (let y = -short + 8; y < short - 3; y += 8) {
      if (Math.abs(y) > 3) courses.push(`M${-long} ${tenth(y)}H${long}`);
    }
    const chimney = tenth(long * (random() < 0.5 ? -0.5 : 0.45));
    return [
      svgNode('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        svgNode('rect', {
          class: 'roof',
          x: -long,
          y: -short,
          width: 2 * long,
          height: 2 * short,
          rx: 1.5,
        }),
        svgNode('path', { class: 'roof-light', d: `M${-long} 0H${long}V${short}H${-long}Z` }),
        svgNode('path', { class: 'rib', d: courses.join('') }),
        svgNode('path', { class: 'ridge', d: `M${-long} 0H${long}` }),
        svgNode('rect', {
          class: 'chimney',
          x: chimney,
          y: tenth(-short * 0.55),
          width: 11,
          height: 11,
        }),
      ]),
    ];
  },
};
