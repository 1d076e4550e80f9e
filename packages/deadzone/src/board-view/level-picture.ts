import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import { sidePlate } from '@skirmish-kit/ui/table';
import { visibleSquares, type VisibleSquare } from './plan-ground.ts';
import { CUBE, planPlaces } from './plan-layout.ts';
import type { CubeScene } from './scene.ts';

const KINDS: readonly VisibleSquare['kind'][] = ['room', 'roof', 'walkway', 'block', 'solid'];

/** A small plan of a level for a picker: what is seen there, and who stands on it. */
export function levelPicture({ board, level, figures }: CubeScene): SvgNode {
  const seen = visibleSquares(board, level);
  const there = planPlaces(figures).filter(({ figure }) => !figure.out && figure.cube[2] === level);
  return svgNode(
    'svg',
    { class: 'table cubes small-plan', viewBox: `0 0 ${8 * CUBE} ${8 * CUBE}` },
    [
      svgNode('rect', { class: 'sheet', width: 8 * CUBE, height: 8 * CUBE }),
      ...KINDS.map((kind) =>
        svgNode('g', { class: `storey ${kind}` }, [
          svgNode('path', {
            class: 'top',
            d: seen
              .filter((each) => each.kind === kind)
              .map(({ column, row }) => `M${(column - 1) * CUBE} ${(row - 1) * CUBE}h80v80h-80Z`)
              .join(''),
          }),
        ]),
      ),
      ...there.map(({ figure, at: [x, y] }) =>
        svgNode(
          'g',
          {
            class: `figure side-${figure.side} ${figure.side % 2 === 0 ? 'filled' : 'ringed'}`,
            transform: `translate(${x} ${y})`,
          },
          [svgNode('path', { class: 'small-plate', d: sidePlate(figure.side, 22) })],
        ),
      ),
    ],
  );
}
