import { svgNode } from '../../picture.ts';
import { longBoxOf, tenth } from '../outline.ts';
import type { TerrainDrawing } from './drawing.ts';

/** A coping along the top, courses of stones below. */
export const lowWall: TerrainDrawing = {
  shadow: 9,
  draw({ corners, random }) {
    const { at, long, short, turned } = longBoxOf(corners);
    const joints: string[] = [`M${-long} 0H${long}`];
    for (const row of [-1, 1]) {
      for (let x = -long + 8 + random() * 8; x < long - 3; x += 13 + random() * 6) {
        joints.push(`M${tenth(x)} 0v${tenth(row * short)}`);
      }
    }
    return [
      svgNode('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        svgNode('rect', {
          class: 'stone',
          x: -long,
          y: -short,
          width: 2 * long,
          height: 2 * short,
          rx: 2,
        }),
        svgNode('path', { class: 'coping', d: `M${-long + 2} ${-short + 2}H${long - 2}` }),
        svgNode('path', { class: 'joint', d: joints.join('') }),
      ]),
    ];
  },
};
