import { svgNode, type SvgNode } from '../../picture.ts';

const STONES = [
  ['M-9-3-3-9 6-7 10 1 4 8-6 7Z', 'M-3-9-1-1-6 7M-1-1 10 1'],
  ['M-8 2-5-7 3-9 9-2 6 6-3 8Z', 'M-5-7 0-2 9-2M0-2-3 8'],
  ['M-7-5 2-8 9-4 7 5-2 7-9 2Z', 'M2-8 1 0-9 2M1 0 7 5'],
] as const;

/** Stones, drawn once and turned wherever one lies. */
export const stoneSymbols = (prefix: string): readonly SvgNode[] =>
  STONES.map(([outline, edges], i) =>
    svgNode('g', { id: `${prefix}stone-${i}` }, [
      svgNode('path', { class: 'stone', d: outline }),
      svgNode('path', { class: 'joint', d: edges }),
    ]),
  );
