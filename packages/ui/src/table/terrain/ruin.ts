import { svgNode } from '../../picture.ts';
import { closedPath, longBoxOf, tenth } from '../outline.ts';
import type { TerrainDrawing } from './drawing.ts';

/** Broken at the top: blocks of several lengths, some of them gone. */
export const ruinWall: TerrainDrawing = {
  shadow: 15,
  draw({ corners, random }) {
    const { at, long, short, turned } = longBoxOf(corners);
    const blocks: string[] = [];
    for (let x = -long; x < long - 4;) {
      const length = Math.min(long - x, 12 + random() * 12);
      blocks.push(`M${tenth(x)} ${-short}V${short}`);
      x += length;
    }
    return [
      svgNode('path', { class: 'masonry', d: closedPath(corners) }),
      svgNode('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        svgNode('path', { class: 'masonry-joint', d: blocks.slice(1).join('') }),
      ]),
    ];
  },
};

/** A floor of boards inside walls that no longer carry a roof. */
export const ruin: TerrainDrawing = {
  shadow: 0,
  draw({ corners }) {
    const { at, long, short, turned } = longBoxOf(corners);
    const boards: string[] = [];
    for (let y = -short + 9; y < short - 2; y += 9) boards.push(`M${-long} ${tenth(y)}H${long}`);
    return [
      svgNode('path', { class: 'boards', d: closedPath(corners) }),
      svgNode('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        svgNode('path', { class: 'board-joint', d: boards.join('') }),
      ]),
    ];
  },
};
