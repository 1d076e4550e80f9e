import { svgNode } from '../../picture.ts';
import { longBoxOf, tenth } from '../outline.ts';
import type { TerrainDrawing } from './drawing.ts';

/** A burnt-out hull: plates that no longer meet, a round hatch. */
export const wreck: TerrainDrawing = {
  shadow: 18,
  draw({ corners, random }) {
    const { at, long, short, turned } = longBoxOf(corners);
    const dent = () => tenth((random() - 0.5) * short * 0.5);
    return [
      svgNode('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        svgNode('path', {
          class: 'rust',
          d: `M${-long} ${-short}L${dent()} ${tenth(-short * 0.86)} ${long} ${-short} ${tenth(long * 0.94)} ${dent()} ${long} ${short} ${dent()} ${tenth(short * 0.9)} ${-long} ${short} ${tenth(-long * 0.9)} ${dent()}Z`,
        }),
        svgNode('path', {
          class: 'rib',
          d: `M${tenth(-long * 0.45)} ${tenth(-short * 0.9)}L${tenth(-long * 0.3)} ${tenth(short * 0.9)}M${tenth(long * 0.4)} ${tenth(-short * 0.9)}L${tenth(long * 0.5)} ${tenth(short * 0.9)}`,
        }),
        svgNode('circle', { class: 'hatch-lid', cx: 2, cy: 0, r: tenth(short * 0.42) }),
      ]),
    ];
  },
};
