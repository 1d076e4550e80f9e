import { svgNode } from '../../picture.ts';
import { longBoxOf, tenth } from '../outline.ts';
import type { TerrainDrawing } from './drawing.ts';
import { crownAt, crownSymbols } from './wood.ts';

/** A row of small crowns along its length. */
export const hedge: TerrainDrawing = {
  symbols: crownSymbols,
  shadow: 12,
  draw(given) {
    const { at, long, turned } = longBoxOf(given.corners);
    const count = Math.max(2, Math.round((2 * long) / 13));
    const crowns = Array.from({ length: count }, (_, i) => {
      const x = -long + ((i + 0.5) * 2 * long) / count;
      return crownAt([tenth(x), tenth((given.random() - 0.5) * 3)], 0.7, given);
    });
    return [svgNode('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, crowns)];
  },
};
