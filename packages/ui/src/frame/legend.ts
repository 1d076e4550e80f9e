import type { ExplainedTerm, LocalisedText } from '@skirmish-kit/core';
import type { SvgNode } from '../picture.ts';

/** One symbol: how it is drawn, what it is called, what it means. */
export interface LegendRow extends ExplainedTerm {
  /** As it is drawn on the board: an SVG with its own `viewBox` and the class its sheet goes by. */
  readonly symbol: SvgNode;
}

/** Symbols that belong together. */
export interface LegendPart {
  readonly title: LocalisedText;
  readonly rows: readonly LegendRow[];
}

/** Every symbol of a system. */
export type Legend = readonly LegendPart[];
