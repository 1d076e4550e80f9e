import { svgNode, type SvgNode } from '../../picture.ts';
import { longBoxOf, tenth } from '../outline.ts';
import type { TerrainDrawing } from './drawing.ts';

function crate(x: number, y: number, size: number, turned: number): SvgNode {
  const half = size / 2;
  const inner = half - 4;
  return svgNode(
    'g',
    { transform: `translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turned)})` },
    [
      svgNode('rect', { class: 'crate', x: -half, y: -half, width: size, height: size, rx: 1.5 }),
      svgNode('path', {
        class: 'plank',
        d: `M${-inner} ${-inner}H${inner}V${inner}H${-inner}ZM${-inner} ${-inner}L${inner} ${inner}`,
      }),
    ],
  );
}

/** Two by two boxes, and one more on top, askew. */
export const crates: TerrainDrawing = {
  shadow: 16,
  draw({ corners, random }) {
    const { at, long, short, turned } = longBoxOf(corners);
    const columns = Math.max(1, Math.round(long / 12.5));
    const rows = Math.max(1, Math.round(short / 12.5));
    const size = Math.min((2 * long) / columns, (2 * short) / rows);
    const boxes: SvgNode[] = [];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const x = -long + ((column + 0.5) * 2 * long) / columns;
        const y = -short + ((row + 0.5) * 2 * short) / rows;
        boxes.push(crate(x, y, tenth(size - 0.5), 0));
      }
    }
    const top =
      columns * rows > 2 ? [shadeOf(size), crate(1, -1, tenth(size), 12 + random() * 20)] : [];
    return [
      svgNode('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        ...boxes,
        ...top,
      ]),
    ];
  },
};

function shadeOf(size: number): SvgNode {
  const half = tenth(size / 2);
  return svgNode('rect', {
    class: 'shade',
    x: 4 - half,
    y: 4 - half,
    width: 2 * half,
    height: 2 * half,
  });
}

/** Ribs across the roof, a block at each corner, a darker far slope. */
export const container: TerrainDrawing = {
  shadow: 36,
  draw({ corners }) {
    const { at, long, short, turned } = longBoxOf(corners);
    const ribs: string[] = [];
    for (let x = -long + 9; x < long - 4; x += 7.5)
      ribs.push(`M${tenth(x)} ${-short + 4}V${short - 4}`);
    const corner = (x: number, y: number) => `M${x} ${y}h8v8h-8z`;
    return [
      svgNode('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        svgNode('rect', {
          class: 'rust',
          x: -long,
          y: -short,
          width: 2 * long,
          height: 2 * short,
          rx: 1.5,
        }),
        svgNode('path', { class: 'rust-light', d: `M${-long} 0H${long}V${short}H${-long}Z` }),
        svgNode('path', { class: 'rib', d: ribs.join('') }),
        svgNode('path', {
          class: 'block',
          d: [
            corner(-long, -short),
            corner(long - 8, -short),
            corner(-long, short - 8),
            corner(long - 8, short - 8),
          ].join(''),
        }),
      ]),
    ];
  },
};
