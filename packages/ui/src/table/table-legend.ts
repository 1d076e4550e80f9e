import type { ExplainedTerm } from '@skirmish-kit/core';
import type { Terrain } from '@skirmish-kit/space';
import type { Legend } from '../frame/legend.ts';
import { svgNode, type SvgNode } from '../picture.ts';
import { piecePicture } from './terrain/index.ts';
import { tokenPicture, type Token } from './token.ts';

/** The symbols, and their meaning. */
export type LegendRow<Has> = readonly [has: Has, words: ExplainedTerm];

type Rows = Legend[number]['rows'];

/** A row for each mark of tokens; `plain` is what all of them have. */
export function tokenRows(plain: Partial<Token>, rows: readonly LegendRow<Partial<Token>>[]): Rows {
  return rowsOf((has) => standaloneToken({ ...plain, ...has }), rows);
}

/** A row for each edge of scenery. */
export function pieceRows(rows: readonly LegendRow<Partial<Terrain>>[]): Rows {
  return rowsOf(pieceShown, rows);
}

function rowsOf<Has>(symbol: (has: Has) => SvgNode, rows: readonly LegendRow<Has>[]): Rows {
  return rows.map(([has, words]) => ({ symbol: symbol(has), ...words }));
}

function standaloneToken(has: Partial<Token>): SvgNode {
  const plain = { id: '', side: 0, label: '1', title: '', at: [0, 0], radius: 20 } as const;
  return svgNode('svg', { class: 'table', viewBox: '-36 -36 72 72' }, [
    tokenPicture({ ...plain, ...has }, 0.5),
  ]);
}

function pieceShown(has: Partial<Terrain>): SvgNode {
  const shape = [
    [0, 12],
    [60, 12],
    [60, 48],
    [0, 48],
  ] as const;
  return svgNode('svg', { class: 'table', viewBox: '-6 -6 72 72' }, [
    piecePicture({ id: 'legend', shape, ...has }, '', 'legend-'),
  ]);
}
