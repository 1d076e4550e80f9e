import { svgNode } from '../../picture.ts';
import { closedPath, scaled, scattered, tenth } from '../outline.ts';
import type { TerrainDrawing } from './drawing.ts';
import { stoneSymbols } from './stones.ts';

/** A pale floor with stones of many sizes on it. */
export const rubble: TerrainDrawing = {
  symbols: stoneSymbols,
  shadow: 0,
  draw({ corners, random, prefix }) {
    const places = scattered(scaled(corners, 0.9), 19, random);
    return [
      svgNode('path', { class: 'floor rough', d: closedPath(corners) }),
      svgNode('path', {
        class: 'shade',
        d: places.map(([x, y]) => `M${tenth(x - 5)} ${tenth(y + 4)}h15l-2 6h-10z`).join(''),
      }),
      ...places.map(([x, y]) =>
        svgNode('use', {
          href: `#${prefix}stone-${Math.floor(random() * 3)}`,
          transform: `translate(${x} ${y}) rotate(${Math.round(random() * 360)}) scale(${tenth(0.6 + random() * 0.7)})`,
        }),
      ),
    ];
  },
};
