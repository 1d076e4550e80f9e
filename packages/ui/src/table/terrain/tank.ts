import { svgNode, type SvgChild } from '../../picture.ts';
import { boxOf, centreOf, shapePath, tenth } from '../outline.ts';
import type { TerrainDrawingInput, TerrainDrawing } from './drawing.ts';

/** From this height on something round is no tank but a mast. */
const MAST = 150;

function spokes(radius: number, count: number, from: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${tenth(x * from)} ${tenth(y * from)}L${tenth(x * radius)} ${tenth(y * radius)}`;
  }).join('');
}

function tankPicture({ piece, corners }: TerrainDrawingInput): readonly SvgChild[] {
  const [x, y] = centreOf(corners);
  const radius = boxOf(corners).width / 2;
  return [
    svgNode('path', { class: 'roof', d: shapePath(piece.shape) }),
    svgNode('g', { transform: `translate(${x} ${y})` }, [
      svgNode('circle', { class: 'roof-light', r: tenth(radius * 0.78) }),
      svgNode('path', { class: 'rib', d: spokes(radius * 0.78, 8, radius * 0.26) }),
      svgNode('circle', { class: 'hatch-lid', r: tenth(radius * 0.24) }),
    ]),
  ];
}

/** The pad, the lattice and its guy wires; the lattice lies again beside it as its shadow. */
function mastPicture({ piece, corners }: TerrainDrawingInput): readonly SvgChild[] {
  const [x, y] = centreOf(corners);
  const radius = boxOf(corners).width / 2;
  const wires = [40, 160, 275].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [tenth(Math.cos(angle) * radius * 2.9), tenth(Math.sin(angle) * radius * 2.9)] as const;
  });
  const lattice = `M-5 0 ${tenth(0.62 * 170)} ${tenth(0.8 * 170)} 5 0M${[0.1, 0.25, 0.4, 0.55, 0.7]
    .map((share) => {
      const [sx, sy] = [0.62 * 170 * share, 0.8 * 170 * share];
      const wide = 5 * (1 - share);
      return `${tenth(sx - wide)} ${tenth(sy)} ${tenth(sx + wide)} ${tenth(sy)}`;
    })
    .join('M')}`;
  return [
    svgNode('g', { transform: `translate(${x} ${y})` }, [
      svgNode('path', { class: 'lattice-shade', d: lattice }),
      svgNode('path', { class: 'wire', d: wires.map(([wx, wy]) => `M0 0L${wx} ${wy}`).join('') }),
      svgNode('path', {
        class: 'post',
        d: wires.map(([wx, wy]) => `M${wx - 3} ${wy - 3}h6v6h-6z`).join(''),
      }),
    ]),
    svgNode('path', { class: 'stone', d: shapePath(piece.shape) }),
    svgNode('g', { transform: `translate(${x} ${y})` }, [
      svgNode('circle', { class: 'roof', r: tenth(radius * 0.68) }),
      svgNode('path', { class: 'joint', d: spokes(radius * 0.68, 3, 0) }),
      svgNode('circle', { class: 'hatch-lid', r: tenth(radius * 0.26) }),
    ]),
  ];
}

/** Something round: a tank, or, when it is very high, a mast. */
export const tank: TerrainDrawing = {
  shadow: ({ height = 60 }) => (height >= MAST ? 0 : 30),
  draw: (given) => ((given.piece.height ?? 0) >= MAST ? mastPicture(given) : tankPicture(given)),
};
