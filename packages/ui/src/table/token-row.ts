import { svgNode, type SvgNode } from '../picture.ts';
import { tokenPicture, type Token } from './token.ts';

/**
 * A few figures of one side, side by side: what a gang, a team or a band is picked by.
 *
 * @example
 * ```ts
 * tokenRow(1, [{ rank: 'leader' }, {}, {}]).attributes['viewBox']; // '-24 -24 136 48'
 * ```
 */
export function tokenRow(side: number, figures: readonly Partial<Token>[]): SvgNode {
  const tokens = figures.map((figure, i) =>
    tokenPicture({
      id: `${i + 1}`,
      label: `${i + 1}`,
      title: '',
      side,
      at: [i * 42, 0],
      radius: 16,
      ...figure,
    }),
  );
  const width = Math.max(136, figures.length * 42 + 10);
  return svgNode('svg', { viewBox: `-24 -24 ${width} 48`, class: 'table' }, tokens);
}
