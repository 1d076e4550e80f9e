import { svgNode } from '../../picture.ts';
import { boxOf, centreOf, scaled, scattered, smoothPath, tenth } from '../outline.ts';
import type { TerrainDrawing } from './drawing.ts';

/** Three contour lines, each step lighter than the one below. */
export const hill: TerrainDrawing = {
  shadow: 7,
  draw({ corners }) {
    return [1, 0.72, 0.44].map((size) =>
      svgNode('path', { class: 'contour', d: smoothPath(scaled(corners, size)) }),
    );
  },
};

/** A doubled shore, and wavelets in the middle. */
export const water: TerrainDrawing = {
  shadow: 0,
  draw({ corners, random }) {
    const waves = scattered(scaled(corners, 0.7), 46, random).slice(0, 12);
    return [
      svgNode('path', { class: 'water', d: smoothPath(corners) }),
      svgNode('path', { class: 'shore', d: smoothPath(scaled(corners, 0.93)) }),
      svgNode('path', {
        class: 'wavelet',
        d: waves.map(([x, y]) => `M${tenth(x - 9)} ${y}q4.5-5 9 0t9 0`).join(''),
      }),
    ];
  },
};

/** A cloud that nobody sees through. */
export const smoke: TerrainDrawing = {
  shadow: 0,
  draw({ corners, random }) {
    const dots = scattered(scaled(corners, 0.85), 15, random);
    return [
      svgNode('path', { class: 'cloud', d: smoothPath(corners) }),
      svgNode('path', { class: 'cloud-dots', d: dots.map(([x, y]) => `M${x} ${y}h.1`).join('') }),
    ];
  },
};

/** A track across the table: two edges and a broken line between the wheels. */
export const track: TerrainDrawing = {
  shadow: 0,
  draw({ corners }) {
    return [svgNode('path', { class: 'track', d: smoothPath(corners) })];
  },
};

/** A ring of earth with a darker middle. */
export const crater: TerrainDrawing = {
  shadow: 0,
  draw({ corners }) {
    const [x, y] = centreOf(corners);
    const { width } = boxOf(corners);
    return [
      svgNode('path', { class: 'floor rough', d: smoothPath(scaled(corners, 1.08)) }),
      svgNode('path', { class: 'contour', d: smoothPath(scaled(corners, 0.8)) }),
      svgNode('circle', { class: 'shade', cx: x, cy: y, r: tenth(width * 0.22) }),
    ];
  },
};
